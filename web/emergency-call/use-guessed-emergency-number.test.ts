import { getAllTimezones } from 'countries-and-timezones';
import { expect, test } from 'vitest';
import { emergencyNumbers } from '../../content/emergency-numbers.ts';
import { guessEmergencyCall } from './use-guessed-emergency-number.ts';
import { timeZonesByCountry } from './zones/time-zones-by-country.ts';

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

/** Returns the names of the countries that are guessed for a time zone. */
async function guessedCountries(timeZone: string): Promise<readonly string[]> {
  const call = await guessEmergencyCall(timeZone);
  return call?.countries.map(({ countryName }) => countryName) ?? [];
}

const zones = Object.values(getAllTimezones({ deprecated: true }));

/**
 * These zones belong to two countries, either according to the tz database or because the second country has no
 * separate zone.
 */
const zonesOfTwoCountries: Readonly<Record<string, readonly string[]>> = {
  'Europe/Simferopol': ['RU', 'UA'],
  'Europe/Belgrade': ['RS', 'XK'],
};

/**
 * Returns the countries that should be guessed for a zone. Deprecated abbreviations cover zones of several countries,
 * so no country can be guessed from them.
 */
function expectedCountries({ name, countries, deprecated }: (typeof zones)[number]): readonly string[] {
  if (zonesOfTwoCountries[name] !== undefined) return zonesOfTwoCountries[name];
  const isAbbreviation = deprecated && countries.length > 1 && !name.includes('/');
  return isAbbreviation ? [] : countries.slice(0, 1);
}

test('every zone of the package leads to the expected country', async () => {
  const differing: string[] = [];
  for (const zone of zones) {
    const expected = expectedCountries(zone).map((code) => countryNames.of(code));
    if (`${await guessedCountries(zone.name)}` !== `${expected}`) differing.push(zone.name);
  }
  expect(differing).toEqual([]);
});

test('the tables contain no zone missing from the package, and no country without numbers', () => {
  const known = new Set<string>(zones.map(({ name }) => name));
  const listed = Object.values(timeZonesByCountry).flatMap((names) => names.split(' '));
  expect(listed.filter((name) => !known.has(name))).toEqual([]);
  expect(Object.keys(timeZonesByCountry).filter((country) => emergencyNumbers[country] === undefined)).toEqual([]);
});

test('every zone name of this engine leads to a country, except those without one', async () => {
  const lost: string[] = [];
  for (const name of Intl.supportedValuesOf('timeZone')) if ((await guessEmergencyCall(name)) === null) lost.push(name);
  expect(lost.filter((name) => !/^(?:Etc\/|UTC$|GMT|[A-Z]{3}(?:\d[A-Z]{3})?$)/.test(name))).toEqual([]);
});

test.each([
  ['Europe/Zurich', ['Switzerland'], '144'],
  ['Europe/Vaduz', ['Liechtenstein'], '144'],
  ['Asia/Calcutta', ['India'], '112'],
  ['Asia/Kolkata', ['India'], '112'],
  ['US/Eastern', ['United States'], '911'],
  ['Asia/Shanghai', ['China'], '120'],
  ['Europe/Belgrade', ['Serbia', 'Kosovo'], '194'],
] as const)('%s: %s, %s', async (timeZone, names, number) => {
  const call = await guessEmergencyCall(timeZone);
  expect(call?.knownBy).toBe('time-zone');
  expect(call?.countries.map(({ countryName }) => countryName)).toEqual(names);
  expect(call?.countries[0]?.numbers[0]).toBe(number);
});

test.each(['UTC', 'Etc/GMT-1', 'CET', 'EST', ''])('the zone "%s" leads to no country', async (timeZone) => {
  expect(await guessEmergencyCall(timeZone)).toBeNull();
});
