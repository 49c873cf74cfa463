import { borders } from '@rapideditor/country-coder';
import { ShortNumberInfo } from 'google-libphonenumber';
import { expect, test } from 'vitest';
import { type EmergencyNumberSource, emergencyNumberSources } from './emergency-numbers/sources.ts';
import { emergencyNumbers } from './emergency-numbers.ts';
import { hubs } from './hubs.ts';

/** Numbers that Google's metadata does not list as emergency numbers of their country, by who names them instead. */
const namedByOthers = {
  'Wikipedia, 2026':
    'AO 116, BF 112, CD 112, CI 185, CM 112, DJ 19, EH 150, GH 112, GN 18, GQ 115, GW 112, IO 112, IO 999, KM 7720373, LS 121, ' +
    'LY 1515, MG 124, MR 101, NG 112, RW 912, SC 112, SZ 977, TD 22514242, TG 8200, BO 911, CO 125, CW 912, FK 112, GF 112, ' +
    'GP 112, GS 999, GT 122, HN 195, HT 116, PM 112, SV 132, SX 912, TT 811, VC 112, AF 112, AM 112, AM 911, IQ 911, IQ 112, ' +
    'KG 112, MM 999, MV 911, UZ 103, GI 999, IM 112, RS 194, KI 999, NC 112, NU 4202, PF 112, SB 911, TK 2112',
  'Microsoft, 2024': 'CM 119, UG 112, BL 15, BL 112, MF 112, PE 106, SX 911, UZ 112, UM 911',
  "Android's table of emergency calls": 'MR 118, NA 211111, SD 333, HN 911, UY 105, LA 1195, MM 192, TL 110, TM 003',
  'a page on the country itself, named in its row': 'DZ 1021, EH 141, MA 141, SN 1515, GD 434, PY 141, SR 117, NF 000',
  "Suwa Seriya, Sri Lanka's state ambulance service since 2016": 'LK 1990',
};

const rows = Object.entries(emergencyNumbers);
const dialled = rows.flatMap(([country, { numbers }]) =>
  numbers.map((number) => ({ country, number, key: `${country} ${number}` })),
);
const sources: Readonly<Record<string, EmergencyNumberSource>> = emergencyNumberSources;

test('every country and territory of ISO 3166-1 has a row, and Kosovo, and nobody else', () => {
  const assigned = borders.features.flatMap(({ properties: { iso1A2, isoStatus } }) =>
    iso1A2 !== undefined && isoStatus === 'official' ? [iso1A2] : [],
  );
  expect(assigned).toHaveLength(249);
  expect(rows.map(([country]) => country).sort()).toEqual([...assigned, 'XK'].sort());
});

test("every number is an emergency number of its country by Google's metadata, or is listed here with who names it", () => {
  const shortNumbers = ShortNumberInfo.getInstance();
  const differing = dialled.filter(({ country, number }) => !shortNumbers.isEmergencyNumber(number, country));
  const listed = Object.values(namedByOthers).flatMap((keys) => keys.split(', '));
  expect(differing.map(({ key }) => key).sort()).toEqual(listed.sort());
});

test("every row has a source, and one that bears a year but for Namibia's, of which there is only one", () => {
  expect(rows.filter(([, { sources: ids }]) => ids.length === 0)).toEqual([]);
  const undated = rows.filter(([, { sources: ids }]) => ids.every((id) => sources[id]?.year === null));
  expect(undated.map(([country]) => country)).toEqual(['NA']);
});

test('every source is written as one: title, publisher, address, and a year that has come', () => {
  for (const { title, publisher, url, year } of Object.values(sources)) {
    expect(title.length * publisher.length).toBeGreaterThan(0);
    expect(url).toMatch(/^https?:\/\/[^\s]+$/);
    if (year !== null) expect(year >= 2010 && year <= 2026).toBe(true);
  }
});

test('where no number is known the reason stands there, and only there "Not known"', () => {
  const unknown = rows.filter(([, { numbers }]) => numbers.length === 0).map(([country]) => country);
  expect(unknown.sort()).toEqual(['AQ', 'BV', 'HM', 'KP', 'PN', 'TF']);
  const excused = rows.filter(([, { note }]) => note?.startsWith('Not known: ')).map(([country]) => country);
  expect(excused.sort()).toEqual(unknown.sort());
});

test('whether 112 reaches anybody is said beside the numbers only where it is none of them', () => {
  expect(rows.filter(([, { numbers, connects112 }]) => connects112 !== undefined && numbers.includes('112'))).toEqual(
    [],
  );
  expect(emergencyNumbers.CN?.connects112).toBe('no');
});

test('numbers are digits as one dials them, none twice for a country', () => {
  expect(dialled.filter(({ number }) => !/^\d{2,8}$/.test(number))).toEqual([]);
  expect(new Set(dialled.map(({ key }) => key)).size).toBe(dialled.length);
});

test.each([
  ['CH', '144'],
  ['PL', '112'],
  ['JP', '119'],
  ['US', '911'],
  ['GB', '999'],
  ['RW', '912'],
  ['PY', '141'],
  ['GD', '434'],
  ['ZA', '10177'],
  ['PE', '106'],
  ['SN', '1515'],
  ['IQ', '911'],
])('the first number of %s is %s', (country, number) => {
  expect(emergencyNumbers[country]?.numbers[0]).toBe(number);
});

test('every member of the European Union lists 112', () => {
  const members = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
  expect(members.filter((country) => !emergencyNumbers[country]?.numbers.includes('112'))).toEqual([]);
});

test('every country with a hub has a number', async () => {
  const { iso1A2Code } = await import('@rapideditor/country-coder');
  const countries = hubs.map((hub) => iso1A2Code([hub.coords[0], hub.coords[1]], { level: 'territory' }));
  expect(countries.filter((country) => country === null || !emergencyNumbers[country]?.numbers.length)).toEqual([]);
});
