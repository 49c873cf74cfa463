import { expect, test } from 'vitest';
import { hubs } from '../../../../content/hubs.ts';
import { countryCodes, territoryCodes } from './country-codes.ts';

const english = new Intl.DisplayNames(['en'], { type: 'region' });

test('each country that a hub names has its code, and no other has', () => {
  expect(Object.keys(countryCodes).sort(), 'write it into country-codes.ts').toEqual(
    [...new Set(hubs.map(({ country }) => country))].sort(),
  );
});

test.each(Object.entries(countryCodes))('%s is called so in English by its code %s', (country, code) => {
  expect(english.of(code)).toBe(country);
});

test('each hub that is a country or a territory is called so in English by its code', () => {
  const coded = hubs.filter(({ kind }) => kind === 'country-or-territory');
  expect(coded.map(({ id, name }) => english.of(territoryCodes[id] ?? countryCodes[name] ?? 'ZZ'))).toEqual(
    coded.map(({ name }) => name),
  );
});
