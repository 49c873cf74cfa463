import { expect, test } from 'vitest';
import { pickLocation } from './pick-location.ts';

const hall = { und: 'Eingangshalle', en: 'Entrance hall', fr: "Hall d'entrée" };

test.each([
  [['fr-CH', 'en'], "Hall d'entrée", 'fr'],
  [['pl', 'en-GB'], 'Entrance hall', 'en'],
  [['pl'], 'Eingangshalle', undefined],
  [[], 'Eingangshalle', undefined],
] as const)('a visitor who reads %j is told "%s"', (languages, words, language) => {
  expect(pickLocation(hall, languages)).toEqual({ words, language });
});

test('words in a language nobody asked for are better than none', () => {
  expect(pickLocation({ ja: '正面玄関' }, ['en'])).toEqual({ words: '正面玄関', language: 'ja' });
});

test('where nothing is said nothing is shown', () => {
  expect(pickLocation({}, ['en'])).toBeNull();
});
