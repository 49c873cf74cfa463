import { ShortNumberInfo } from 'google-libphonenumber';
import { expect, test } from 'vitest';
import { ambulanceNumbers } from './emergency-numbers.ts';
import { hubs } from './hubs.ts';

/** Numbers that Google's metadata does not list as emergency numbers of their country, with the reason they stand in the table. */
const deliberateDifferences: Readonly<Record<string, string>> = {
  'GH 112': "Ghana's one number for every emergency since 2019; the metadata know the older 193",
  'LK 1990': "Suwa Seriya, Sri Lanka's state ambulance service since 2016",
  'NG 112': "Nigeria's national emergency number; the metadata know only 199",
  'RS 194': 'the metadata write it without the leading 1 of the present numbering',
  'UZ 103': 'as in the other countries of the region; the metadata know none for Uzbekistan',
};

const rows = Object.entries(ambulanceNumbers).flatMap(([country, numbers]) =>
  numbers.map((number) => ({ country, number, key: `${country} ${number}` })),
);

test("every number is an emergency number of its country by Google's metadata, but for the differences listed here", () => {
  const shortNumbers = ShortNumberInfo.getInstance();
  const differing = rows.filter(({ country, number }) => !shortNumbers.isEmergencyNumber(number, country));
  expect(differing.map(({ key }) => key).sort()).toEqual(Object.keys(deliberateDifferences).sort());
});

test('numbers known by heart are there', () => {
  expect(ambulanceNumbers.CH?.[0]).toBe('144');
  expect(ambulanceNumbers.PL).toEqual(['112', '999']);
  expect(ambulanceNumbers.JP).toEqual(['119']);
  expect(ambulanceNumbers.US).toEqual(['911']);
  expect(ambulanceNumbers.GB?.[0]).toBe('999');
});

test('every member of the European Union lists 112', () => {
  const members = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
  expect(members.filter((country) => !ambulanceNumbers[country]?.includes('112'))).toEqual([]);
});

test('no number is written twice for a country', () => {
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
});

test('every country with a hub has a number', async () => {
  const { iso1A2Code } = await import('@rapideditor/country-coder');
  const countries = hubs.map((hub) => iso1A2Code([hub.coords[0], hub.coords[1]], { level: 'territory' }));
  expect(countries.filter((country) => country === null || ambulanceNumbers[country] === undefined)).toEqual([]);
});
