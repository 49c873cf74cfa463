import { expect, test } from 'vitest';
import { encodePlusCode } from './encode-plus-code.ts';

/**
 * Rows from test_data/encoding.csv in the specification's repository. If a row's code is shorter than ours, only the
 * beginning of ours is compared with it.
 */
test.each([
  [20.3700625, 2.7821875, '7FG49QCJ+2V'],
  [47.0000625, 8.0000625, '8FVC2222+22'],
  [-41.2730625, 174.7859375, '4VCPPQGP+Q9'],
  [0.5, -179.5, '62G2'],
  [-89.5, -179.5, '2222'],
  [90, 1, 'CFX3'],
  [1, 180, '62H2'],
])('%f, %f has the code %s', (latitude, longitude, code) => {
  const encoded = encodePlusCode([longitude, latitude]);
  expect(encoded).toMatch(/^[2-9CFGHJMPQRVWX]{8}\+[2-9CFGHJMPQRVWX]{2}$/);
  expect(encoded.slice(0, code.length)).toBe(code);
});

test('a corner of a cell belongs to the cell that begins there', () => {
  // In floating point, 0.29 × 8000 is 2319.9999999999995, which must not be rounded down.
  expect(encodePlusCode([0.29, 0])).toBe(encodePlusCode([0.29005, 0]));
});
