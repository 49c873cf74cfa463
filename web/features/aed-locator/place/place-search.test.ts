import { expect, test } from 'vitest';
import { findPlaces, toSearchableTowns } from './place-search.ts';

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
  ['Zürich, Schweiz', 'Zürich'],
  ['Zürich Switzerland', 'Zürich'],
  ['Zürich, Schw', 'Zürich'],
  ['Zuerich', 'Zürich'],
  ['8001 Zürich', 'Zürich'],
  ['Bahnhofstrasse 1, 8001 Zürich, CH', 'Zürich'],
  ['London SW1A 1AA, UK', 'London'],
  ['Ljubljana, Slovenija', 'Ljubljana'],
  ['東京, 日本', 'Tokyo'],
  ['San José, Costa Rica', 'San José'],
  ['Okinawa, Japan', 'Okinawa'],
  ['沖縄', 'Okinawa'],
  ['Munich', 'München'],
])('finds for %s %s first', (typed, name) => {
  expect(findPlaces(typed)[0]?.name).toBe(name);
});

test('places whose names begin alike are shown with their country', () => {
  expect(findPlaces('nova').map(({ name, within }) => `${name}, ${within}`)).toEqual(['Nova Gorica, Slovenia']);
});

test('a place whose name begins with the text comes before one known by that name only as an alias', () => {
  const names = findPlaces('San').map(({ name }) => name);
  expect(names[0]).toBe('San Francisco');
  expect(names.indexOf('Loma Linda')).toBeGreaterThan(names.indexOf('San Marino'));
  // A place with exactly this alias ranks before a place whose name only begins with the typed text.
  expect(findPlaces('San Bernardino County')[0]?.name).toBe('Loma Linda');
});

test('finds nothing for empty or nonsense text', () => {
  expect(findPlaces('  ')).toEqual([]);
  expect(findPlaces('qqqq')).toEqual([]);
});

test('does not take a town for one of the same name in the country that was typed', () => {
  expect(findPlaces('Paris, Texas')).toEqual([]);
  expect(findPlaces('Athens, Georgia')).toEqual([]);
});

test('offers a city that is a hub once', () => {
  expect(findPlaces('hong kong')).toHaveLength(1);
});

const towns = toSearchableTowns([
  { name: 'Kraków', country: 'PL', position: [19.95, 50.07] },
  { name: 'Krasnystaw', country: 'PL', position: [23.17, 50.98] },
  { name: 'Krasne', country: null, position: [20.9, 52.9] },
  { name: 'Bern', country: 'DE', position: [10.12, 53.63] },
]);

test("finds the registry's towns after the cities, in their own order, without accents", () => {
  expect(findPlaces('kra', towns).map(({ name, within }) => `${name}, ${within}`)).toEqual([
    'Kraków, Poland',
    'Kranj, Slovenia',
    'Krasnystaw, Poland',
    'Krasne, ',
  ]);
});

test('offers a town that is a city too once, beside one of the same name elsewhere', () => {
  expect(findPlaces('krakow', towns)).toHaveLength(1);
  const ofName = findPlaces('bern', towns).filter(({ name }) => name === 'Bern');
  expect(ofName.map(({ within }) => within)).toEqual(['Switzerland', 'Germany']);
  expect(findPlaces('Bern, Deutschland', towns).map(({ within }) => within)).toEqual(['Germany']);
});
