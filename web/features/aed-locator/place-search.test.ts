import { expect, test } from 'vitest';
import { findPlaces } from './place-search.ts';

test.each([
  ['krakow', 'Kraków'],
  ['KRAKÓW', 'Kraków'],
  ['cracow', 'Kraków'],
  ['zurich', 'Zürich'],
  ['zür', 'Zürich'],
  ['geneva', 'Genève'],
  ['lodz', 'Łódź'],
  ['koeln', 'Köln'],
  ['kobenhavn', 'København'],
  ['istanbul', 'İstanbul'],
  ['高松', 'Takamatsu'],
  ['st gallen', 'St. Gallen'],
  ['st.gallen', 'St. Gallen'],
  ["o'ahu", 'Oʻahu (Honolulu)'],
  ['Oʻahu', 'Oʻahu (Honolulu)'],
  ['loma', 'Loma Linda'],
  ['sardinia', 'Sardinia'],
])('%s finds %s first', (typed, name) => {
  expect(findPlaces(typed)[0]?.name).toBe(name);
});

test('places of one beginning are told apart by their country', () => {
  expect(findPlaces('nova').map(({ name, within }) => `${name}, ${within}`)).toEqual(['Nova Gorica, Slovenia']);
});

test('nothing typed and nonsense find nothing', () => {
  expect(findPlaces('  ')).toEqual([]);
  expect(findPlaces('qqqq')).toEqual([]);
});

test('a city that is a hub too is offered once', () => {
  expect(findPlaces('hong kong')).toHaveLength(1);
});
