import { describe, expect, test } from 'vitest';
import { foldText, matchesQuery } from './fold-text.ts';

test.each([
  ['Réunion', 'reunion'],
  ['Oʻahu (Honolulu)', 'oahu honolulu'],
  ["O'AHU", 'oahu'],
  ['Waterloo–Cedar Falls', 'waterloo cedar falls'],
  ['St. Helena', 'st helena'],
  ['Lëtzebuerg', 'letzebuerg'],
  ['Île-de-France', 'ile de france'],
  ['Ísland', 'island'],
  ['  Åland   Øya ', 'aland oya'],
  ['한국', '한국'],
  ['Ικαρία', 'ικαρια'],
])('%j is searched as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

describe('a query', () => {
  const words = ['hong', 'kong', 'pearl', 'river', 'delta'];

  test('finds a place by the beginnings of its words, in any order', () => {
    expect(matchesQuery(words, 'Ko ho')).toBe(true);
  });

  test('does not find a place by the middle of a word', () => {
    expect(matchesQuery(words, 'ong')).toBe(false);
  });

  test('needs all of its words', () => {
    expect(matchesQuery(words, 'hong island')).toBe(false);
  });

  test('of nothing but signs finds everything', () => {
    expect(matchesQuery(words, ' -!')).toBe(true);
  });
});
