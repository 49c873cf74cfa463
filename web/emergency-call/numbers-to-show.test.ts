import { expect, test } from 'vitest';
import type { EmergencyCall } from './emergency-call.ts';
import { findSingleCountryNumber, selectShownNumbers } from './numbers-to-show.ts';

const at = (...countries: EmergencyCall['countries']): EmergencyCall => ({ knownBy: 'position', countries });
const geneva = { code: 'CH', countryName: 'Switzerland', numbers: ['144', '112'] };
const france = { code: 'FR', countryName: 'France', numbers: ['15', '112'] };
const germany = { code: 'DE', countryName: 'Germany', numbers: ['112'] };

test('shows the first number as a button, followed by the other numbers of the country', () => {
  expect(selectShownNumbers(at(geneva))).toEqual({ first: '144', further: [{ number: '112', countryName: null }] });
});

test("shows another country's number with the country's name, and each number once", () => {
  expect(selectShownNumbers(at(geneva, france, germany)).further).toEqual([
    { number: '112', countryName: null },
    { number: '15', countryName: 'France' },
  ]);
});

test('a sentence contains the number of a single country, and none with two guesses or none', () => {
  expect(findSingleCountryNumber(at(geneva))).toBe('144');
  expect(findSingleCountryNumber(at(geneva, france))).toBeNull();
  expect(findSingleCountryNumber(at())).toBeNull();
  expect(findSingleCountryNumber(null)).toBeNull();
});

test('shows no number at sea or where none is known', () => {
  expect(selectShownNumbers(at())).toEqual({ first: null, further: [] });
  expect(selectShownNumbers(at({ code: 'AQ', countryName: 'Antarctica', numbers: [] }))).toEqual({
    first: null,
    further: [],
  });
});
