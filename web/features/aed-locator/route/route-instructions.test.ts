import { expect, test } from 'vitest';
import { formatOffStreetEnd, formatOffStreetStart } from './route-instructions.ts';

const wayWith = (before: number, after: number) => ({
  line: [],
  steps: [],
  seconds: 300,
  metres: 540,
  straightMetres: { before, after },
});

test('a straight part without a street is said at both ends, unless it is a few steps', () => {
  expect(formatOffStreetStart(wayWith(216, 4))).toBe(
    'No street is mapped for the first 220 m. The line is straight there: look for a path.',
  );
  expect(formatOffStreetEnd(wayWith(4, 216))).toBe('No street is mapped for the last 220 m. Go straight there.');
  expect(formatOffStreetStart(wayWith(29, 0))).toBeNull();
  expect(formatOffStreetEnd(wayWith(0, 29))).toBeNull();
});
