import { expect, test } from 'vitest';
import type { PlaceReason } from '../../../../domain/aed/place-reason.ts';
import { placeReasonWords } from './place-reason-words.ts';

const unlisted = { kind: 'uncertain', because: 'no-hours', chance: 'some', isNearest: false } as const;

test.each([
  ['Nearest, and open when you get there', { kind: 'open', isNearest: true, nearerAfter: 0 }],
  ['Open when you get there', { kind: 'open', isNearest: false, nearerAfter: 0 }],
  ['Open when you get there; a nearer one may be locked', { kind: 'open', isNearest: false, nearerAfter: 1 }],
  ['Open when you get there; 3 nearer ones may be locked', { kind: 'open', isNearest: false, nearerAfter: 3 }],
  ['Hours not listed, but 8 minutes nearer than the first that is surely open', { ...unlisted, minutesNearer: 8.3 }],
  ['Hours not listed, but 1 minute nearer than the first that is surely open', { ...unlisted, minutesNearer: 1 }],
  ['Hours not listed; about half of such AEDs can be had at this hour', { ...unlisted, minutesNearer: 0.9 }],
  [
    'Nearest. Hours unsure at this time; most such AEDs can be had at this hour',
    { ...unlisted, because: 'not-said-for-this-time', chance: 'most', isNearest: true, minutesNearer: null },
  ],
  [
    'Hours uncertain: today may be a public holiday there; few such AEDs can be had at this hour',
    { ...unlisted, because: 'public-holiday', chance: 'few', minutesNearer: null },
  ],
  [
    'Not meant for everybody; few such AEDs can be had at this hour',
    { ...unlisted, because: 'not-for-everybody', chance: 'few', minutesNearer: null },
  ],
] satisfies [string, PlaceReason][])('%s', (words, reason) => {
  expect(placeReasonWords(reason)).toBe(words);
});

test('beside a gap in the register none is called the nearest', () => {
  expect(placeReasonWords({ kind: 'open', isNearest: true, nearerAfter: 0 }, true)).toBe('Open when you get there');
  expect(placeReasonWords({ ...unlisted, isNearest: true, minutesNearer: null }, true)).toBe(
    'Hours not listed; about half of such AEDs can be had at this hour',
  );
});

test('a closed one has no reason but its state, which stands beside its sign already', () => {
  expect(placeReasonWords({ kind: 'closed' })).toBeNull();
});
