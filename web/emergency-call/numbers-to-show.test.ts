import { expect, test } from 'vitest';
import type { EmergencyCall } from './emergency-call.ts';
import { findSingleCountryNumber, selectShownNumbers } from './numbers-to-show.ts';

const at = (...countries: EmergencyCall['countries']): EmergencyCall => ({ knownBy: 'position', countries });
const geneva = { code: 'CH', countryName: 'Switzerland', numbers: ['144', '112'] };
const france = { code: 'FR', countryName: 'France', numbers: ['15', '112'] };
const germany = { code: 'DE', countryName: 'Germany', numbers: ['112'] };

test('the first number is to be pressed, the further ones of the country follow it', () => {
  expect(selectShownNumbers(at(geneva))).toEqual({ first: '144', further: [{ number: '112', countryName: null }] });
});

test("another country's number is told with its name, one that is told already is not", () => {
  expect(selectShownNumbers(at(geneva, france, germany)).further).toEqual([
    { number: '112', countryName: null },
    { number: '15', countryName: 'France' },
  ]);
});

test('a sentence names the number of one country, and none where two are guessed or nothing is', () => {
  expect(findSingleCountryNumber(at(geneva))).toBe('144');
  expect(findSingleCountryNumber(at(geneva, france))).toBeNull();
  expect(findSingleCountryNumber(at())).toBeNull();
  expect(findSingleCountryNumber(null)).toBeNull();
});

test('at sea, and where no number is known, there is none to press', () => {
  expect(selectShownNumbers(at())).toEqual({ first: null, further: [] });
  expect(selectShownNumbers(at({ code: 'AQ', countryName: 'Antarctica', numbers: [] }))).toEqual({
    first: null,
    further: [],
  });
});
