import { expect, test } from 'vitest';
import { createRegisteredAed } from '../../../../tests/support/aeds/registered-aed.ts';
import { formatOffStreetEnd, formatOffStreetStart, formatShortFacts } from './route-instructions.ts';

const wayWith = (before: number, after: number) => ({
  line: [],
  steps: [],
  seconds: 300,
  metres: 540,
  straightMetres: { before, after },
});

test('mentions an unnamed straight part at both ends, unless it is a few steps long', () => {
  expect(formatOffStreetStart(wayWith(216, 4))).toBe(
    'No street is mapped for the first 220 m. The map shows a straight line there. Look for a path.',
  );
  expect(formatOffStreetEnd(wayWith(4, 216))).toBe(
    'No street is mapped for the last 220 m. Walk there in a straight line.',
  );
  expect(formatOffStreetStart(wayWith(29, 0))).toBeNull();
  expect(formatOffStreetEnd(wayWith(0, 29))).toBeNull();
});

test('mentions the floor of an AED, and nothing unknown', () => {
  expect(formatShortFacts(createRegisteredAed({ id: 'osm/node/1', isIndoor: true, level: '8' }))).toBe(
    'Indoors, level 8.',
  );
  expect(formatShortFacts(createRegisteredAed({ id: 'osm/node/1' }))).toBe('');
});
