import { expect, test } from 'vitest';
import { endOfStreetsWords, startOfStreetsWords } from './way-words.ts';

const wayWith = (before: number, after: number) => ({
  line: [],
  steps: [],
  seconds: 300,
  metres: 540,
  straightMetres: { before, after },
});

test('a straight part without a street is said at both ends, unless it is a few steps', () => {
  expect(startOfStreetsWords(wayWith(216, 4))).toBe(
    'No street is mapped for the first 220 m. The line is straight there: look for a path.',
  );
  expect(endOfStreetsWords(wayWith(4, 216))).toBe('No street is mapped for the last 220 m. Go straight there.');
  expect(startOfStreetsWords(wayWith(29, 0))).toBeNull();
  expect(endOfStreetsWords(wayWith(0, 29))).toBeNull();
});
