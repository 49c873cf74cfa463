import { getAllTimezones } from 'countries-and-timezones';
import { expect, test } from 'vitest';
import { emergencyNumbers } from '../../content/emergency-numbers.ts';
import { countriesOfTimeZone, guessCall } from './guess-call.ts';
import { zonesOfCountry } from './zones-of-country.ts';

const zones = Object.values(getAllTimezones({ deprecated: true }));

/** Zones that are used in two countries by the tz database itself, or by a country without a zone of its own. */
const shared: Readonly<Record<string, readonly string[]>> = {
  'Europe/Simferopol': ['RU', 'UA'],
  'Europe/Belgrade': ['RS', 'XK'],
};

/** Older names of abbreviations stand for zones of several countries, and tell none. */
function expectedCountries({ name, countries, deprecated }: (typeof zones)[number]): readonly string[] {
  if (shared[name] !== undefined) return shared[name];
  const isAbbreviation = deprecated && countries.length > 1 && !name.includes('/');
  return isAbbreviation ? [] : countries.slice(0, 1);
}

test('every zone of the package leads to the country it is named for; a new one has to be added to the table', () => {
  const differing = zones.filter((zone) => `${countriesOfTimeZone(zone.name)}` !== `${expectedCountries(zone)}`);
  expect(differing.map(({ name, countries }) => ({ name, countries }))).toEqual([]);
});

test('the table knows no zone that the package does not, and no country without a row of numbers', () => {
  const known = new Set<string>(zones.map(({ name }) => name));
  const listed = Object.values(zonesOfCountry).flatMap((names) => names.split(' '));
  expect(listed.filter((name) => !known.has(name))).toEqual([]);
  expect(Object.keys(zonesOfCountry).filter((country) => emergencyNumbers[country] === undefined)).toEqual([]);
});

test("this engine's own zone names all lead to a country, but for those that name none", () => {
  const lost = Intl.supportedValuesOf('timeZone').filter((name) => countriesOfTimeZone(name).length === 0);
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
] as const)('%s: %s, %s', (timeZone, names, number) => {
  const call = guessCall(timeZone);
  expect(call?.knownBy).toBe('time-zone');
  expect(call?.countries.map(({ countryName }) => countryName)).toEqual(names);
  expect(call?.countries[0]?.numbers[0]).toBe(number);
});

test.each(['UTC', 'Etc/GMT-1', 'CET', 'EST', ''])('the zone "%s" tells no country', (timeZone) => {
  expect(guessCall(timeZone)).toBeNull();
});
