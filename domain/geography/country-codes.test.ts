import { expect, test } from 'vitest';
import { countryCodes, parseCountryCodes } from './country-codes.ts';

test('country codes are read in any case, each once, and invalid ones are reported', () => {
  expect(parseCountryCodes('ch, SI,CH,,XX, Zürich')).toEqual({ codes: ['CH', 'SI'], unknown: ['XX', 'ZÜRICH'] });
  expect(countryCodes).toHaveLength(249);
});
