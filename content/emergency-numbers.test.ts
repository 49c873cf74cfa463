import { borders } from '@rapideditor/country-coder';
import { ShortNumberInfo } from 'google-libphonenumber';
import { expect, test } from 'vitest';
import { renderEmergencyNumberTable } from '../tests/support/emergency-number-table.ts';
import { type EmergencyNumberSource, emergencyNumberSources } from './emergency-numbers/emergency-number-sources.ts';
import { nonVoiceContactSources, nonVoiceContacts } from './emergency-numbers/non-voice-contacts.ts';
import {
  emergencyNumbersBySource,
  findPublishersNaming,
  findSourcesNaming,
} from './emergency-numbers/numbers-by-source.ts';
import { emergencyNumbers } from './emergency-numbers.ts';
import { hubs } from './hubs.ts';

const rows = Object.entries(emergencyNumbers);
const dialled = rows.flatMap(([country, { numbers }]) =>
  numbers.map((number) => ({ country, number, key: `${country} ${number}` })),
);
const sources: Readonly<Record<string, EmergencyNumberSource>> = emergencyNumberSources;

test('exactly the countries and territories of ISO 3166-1, and Kosovo, have a row', () => {
  const assigned = borders.features.flatMap(({ properties: { iso1A2, isoStatus } }) =>
    iso1A2 !== undefined && isoStatus === 'official' ? [iso1A2] : [],
  );
  expect(assigned).toHaveLength(249);
  expect(rows.map(([country]) => country).sort()).toEqual([...assigned, 'XK'].sort());
});

test('the recorded metadata of Google equal those of the installed edition', () => {
  const shortNumbers = ShortNumberInfo.getInstance();
  const listed = dialled.filter(({ country, number }) => shortNumbers.isEmergencyNumber(number, country));
  const recorded = dialled.filter(({ country, number }) => findSourcesNaming(country, number).includes('google'));
  expect(recorded.map(({ key }) => key)).toEqual(listed.map(({ key }) => key));
});

test("a source names every number, and two publishers a country's first, or the row explains why not", () => {
  expect(dialled.filter(({ country, number }) => findSourcesNaming(country, number).length === 0)).toEqual([]);
  const wanting = rows.filter(
    ([
      country,
      {
        numbers: [first],
      },
    ]) => first && findPublishersNaming(country, first).size < 2,
  );
  const excused = rows.filter(([, { fewSources }]) => fewSources !== undefined);
  expect(excused.map(([country]) => country)).toEqual(wanting.map(([country]) => country));
});

test('every source reading is listed, with known countries, each once, and numbers in digits', () => {
  for (const [source, reading] of Object.entries(emergencyNumbersBySource)) {
    expect(Object.keys(sources), source).toContain(source);
    const entries = reading.split(', ').map((entry) => entry.split(' '));
    const countries = entries.map(([country = '']) => country);
    expect(countries.filter((country) => !(country in emergencyNumbers))).toEqual([]);
    expect(new Set(countries).size, source).toBe(countries.length);
    expect(entries.flatMap(([, ...numbers]) => numbers).filter((number) => !/^\d{2,10}$/.test(number))).toEqual([]);
  }
});

test('the table in docs/ is generated from these records: `npx vitest -u` updates it', async () => {
  await expect(renderEmergencyNumberTable()).toMatchFileSnapshot('../docs/emergency-numbers-checked.md');
});

test('every source has a title, publisher, address, and a year that is not in the future', () => {
  for (const { title, publisher, url, year } of Object.values(sources)) {
    expect(title.length * publisher.length).toBeGreaterThan(0);
    expect(url).toMatch(/^https?:\/\/[^\s]+$/);
    if (year !== null) expect(year >= 2010 && year <= 2026).toBe(true);
  }
});

test('each text or relay service has a country of the table and a listed source, and every source is used', () => {
  const ways = Object.values(nonVoiceContacts).flat();
  expect(Object.keys(nonVoiceContacts).filter((country) => !(country in emergencyNumbers))).toEqual([]);
  expect(new Set(ways.flatMap(({ sources: named }) => named))).toEqual(new Set(Object.keys(nonVoiceContactSources)));
  for (const { kind, to, sources: named } of ways) {
    expect(named.length).toBeGreaterThan(0);
    expect(to).toMatch(kind === 'app' ? /^[A-Za-z][\w ]+$|^112NL$/ : /^\d{3,11}$/);
  }
  for (const { url, year } of Object.values<EmergencyNumberSource>(nonVoiceContactSources)) {
    expect(url).toMatch(/^https?:\/\/\S+$/);
    expect(year === null || (year >= 2010 && year <= 2026)).toBe(true);
  }
});

test('a row without a number gives the reason, and only such a row says "Not known"', () => {
  const unknown = rows.filter(([, { numbers }]) => numbers.length === 0).map(([country]) => country);
  expect(unknown.sort()).toEqual(['AQ', 'BV', 'CD', 'HM', 'KP', 'PN', 'TF', 'TK']);
  const excused = rows.filter(([, { note }]) => note?.startsWith('Not known: ')).map(([country]) => country);
  expect(excused.sort()).toEqual(unknown.sort());
});

test('says whether 112 connects only when it is not one of the numbers', () => {
  expect(rows.filter(([, { numbers, connects112 }]) => connects112 !== undefined && numbers.includes('112'))).toEqual(
    [],
  );
  expect(emergencyNumbers.CN?.connects112).toBe('no');
  expect(emergencyNumbers.MU?.connects112).toBe('other');
});

test('omits numbers that no longer reach an ambulance: 911 on Saint Helena, 112 in DR Congo, 7720373 on Comoros', () => {
  expect(emergencyNumbers.SH?.numbers).toEqual(['999']);
  expect(emergencyNumbers.CD?.numbers).toEqual([]);
  expect(emergencyNumbers.KM?.numbers).not.toContain('7720373');
});

test('numbers are digits to dial, without duplicates in a country', () => {
  expect(dialled.filter(({ number }) => !/^\d{2,9}$/.test(number))).toEqual([]);
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
  ['GD', '911'],
  ['SH', '999'],
  ['KM', '115'],
  ['NA', '112'],
  ['SC', '151'],
  ['SD', '333'],
  ['VU', '112'],
  ['SB', '111'],
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
