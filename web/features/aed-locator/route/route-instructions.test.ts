import { expect, test } from 'vitest';
import { formatEndOffStreet, formatStartOffStreet } from './route-instructions.ts';

const wayWith = (before: number, after: number) => ({
  line: [],
  steps: [],
  seconds: 300,
  metres: 540,
  straightMetres: { before, after },
});

test('a straight part without a street is said at both ends, unless it is a few steps', () => {
  expect(formatStartOffStreet(wayWith(216, 4))).toBe(
    'No street is mapped for the first 220 m. The line is straight there: look for a path.',
  );
  expect(formatEndOffStreet(wayWith(4, 216))).toBe('No street is mapped for the last 220 m. Go straight there.');
  expect(formatStartOffStreet(wayWith(29, 0))).toBeNull();
  expect(formatEndOffStreet(wayWith(0, 29))).toBeNull();
});
