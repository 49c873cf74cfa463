import { expect, test } from 'vitest';
import { findEmergencyCallAt } from './emergency-call.ts';

const own = (countryName: string, numbers: readonly string[]) => ({ code: expect.any(String), countryName, numbers });

test.each([
  ['Kraków', [19.94, 50.06], 'Poland', ['112', '999']],
  ['Zürich', [8.54, 47.37], 'Switzerland', ['144', '112']],
  ['Ljubljana', [14.51, 46.05], 'Slovenia', ['112']],
  ['Takamatsu', [134.04, 34.34], 'Japan', ['119']],
  ['Saint-Denis', [55.45, -20.88], 'Réunion', ['15', '112']],
  ['Douglas', [-4.48, 54.15], 'Isle of Man', ['999', '112']],
  ['Kigali', [30.06, -1.95], 'Rwanda', ['912', '112']],
  ['Saint George’s', [-61.75, 12.05], 'Grenada', ['911', '434']],
  ['Cape Town', [18.42, -33.93], 'South Africa', ['10177', '112']],
  ['Las Palmas, whose islands have their own code', [-15.43, 28.12], 'Spain', ['112']],
] as const)('finds one country in %s', (_, position, countryName, numbers) => {
  expect(findEmergencyCallAt(position)).toEqual({ knownBy: 'position', countries: [own(countryName, numbers)] });
});

const namesAt = (position: readonly [number, number], accuracyMetres?: number) =>
  findEmergencyCallAt(position, accuracyMetres).countries.map(({ countryName }) => countryName);

test('finds no country on the open sea', () => {
  expect(findEmergencyCallAt([-20, -40])).toEqual({ knownBy: 'position', countries: [] });
});

test.each([
  ['110 km from Madeira', [-17.0, 31.6]],
  ['between the Azores and Portugal', [-18, 38.5]],
  ['the middle of the Mediterranean', [18.5, 35.2]],
  ['the Tasman Sea', [160, -38]],
  ['beside the antimeridian', [-179.9, 0.4]],
  ['the North Pole', [0, 89.9]],
] as const)('at sea, %s, finds no country, whoever claims the water', (_, position) => {
  expect(findEmergencyCallAt(position).countries).toEqual([]);
});

test.each([
  ['Horta', [-28.63, 38.53], 'Portugal'],
  ['Funchal', [-16.91, 32.65], 'Portugal'],
  ['a boat off Gdynia', [18.62, 54.53], 'Poland'],
  ['Valletta', [14.51, 35.9], 'Malta'],
  ['Suva', [178.44, -18.14], 'Fiji'],
  ['Tórshavn', [-6.77, 62.01], 'Faroe Islands'],
] as const)('on an island or near the shore, in %s, finds one country', (_, position, countryName) => {
  expect(namesAt(position)[0]).toBe(countryName);
});

test('near a border adds the other country after the own one', () => {
  expect(namesAt([7.59, 47.56])).toEqual(['Switzerland', 'Germany', 'France']);
});

test('Ciudad del Este across the river is added to Brazil, and Fort Portal, far from any border, has one country', () => {
  expect(namesAt([-54.61, -25.51])).toEqual(['Paraguay', 'Brazil']);
  expect(namesAt([30.27, 0.66])).toEqual(['Uganda']);
});

test('searches farther for other countries when the position is less accurate', () => {
  expect(namesAt([6.14, 46.2])).toEqual(['Switzerland']);
  expect(namesAt([6.14, 46.2], 10_000)).toEqual(['Switzerland', 'France']);
});

test.each([
  ['Srinagar', [74.8, 34.08], ['India', 'Pakistan', 'China']],
  ['Kyrenia', [33.32, 35.34], ['Cyprus', 'Türkiye']],
  ['Simferopol', [34.1, 44.95], ['Russia', 'Ukraine']],
  ['Pristina', [21.16, 42.66], ['Kosovo', 'Serbia']],
  ['Taipei', [121.5, 25.04], ['Taiwan', 'China']],
  ['Laayoune', [-13.2, 27.15], ['Morocco', 'Western Sahara']],
] as const)('in %s, which is disputed, finds both sides', (_, position, names) => {
  expect(namesAt(position)).toEqual(names);
});

test('Delhi and Shanghai are in no disputed area', () => {
  expect(namesAt([77.2, 28.6])).toEqual(['India']);
  expect(namesAt([121.47, 31.23])).toEqual(['China']);
});

test('a country without a known number is found without one', () => {
  expect(findEmergencyCallAt([-130.1, -25.07]).countries).toEqual([own('Pitcairn Islands', [])]);
});
