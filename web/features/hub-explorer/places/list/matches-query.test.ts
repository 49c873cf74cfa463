import { describe, expect, test } from 'vitest';
import { matchesQuery } from './matches-query.ts';

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
