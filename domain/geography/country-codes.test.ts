import { expect, test } from 'vitest';
import { countryCodes, parseCountryCodes } from './country-codes.ts';

test('codes of countries are read in any case, each once, and what is none is told apart', () => {
  expect(parseCountryCodes('ch, SI,CH,,XX, Zürich')).toEqual({ codes: ['CH', 'SI'], unknown: ['XX', 'ZÜRICH'] });
  expect(countryCodes).toHaveLength(249);
});
