import { expect, test } from 'vitest';
import type { RankingReason } from '../../../../domain/aed/ranking-reason.ts';
import { formatRankingReason } from './registry-card.tsx';

const unlisted = { kind: 'uncertain', because: 'no-hours', chance: 'some', isNearest: false } as const;

test.each([
  ['Nearest, and open when you get there', { kind: 'open', isNearest: true, nearerAfter: 0 }],
  ['Open when you get there', { kind: 'open', isNearest: false, nearerAfter: 0 }],
  ['Open when you get there; a nearer one may be locked', { kind: 'open', isNearest: false, nearerAfter: 1 }],
  ['Open when you get there; 3 nearer ones may be locked', { kind: 'open', isNearest: false, nearerAfter: 3 }],
  ['Hours not listed. 8 minutes nearer than the first AED likely to be open', { ...unlisted, minutesNearer: 8.3 }],
  ['Hours not listed. 1 minute nearer than the first AED likely to be open', { ...unlisted, minutesNearer: 1 }],
  ['Hours not listed; about half of AEDs like this are accessible at this hour', { ...unlisted, minutesNearer: 0.9 }],
  [
    'Nearest. Hours unclear at this time; AEDs like this are usually accessible at this hour',
    { ...unlisted, because: 'not-said-for-this-time', chance: 'most', isNearest: true, minutesNearer: null },
  ],
  [
    'Hours unclear: today may be a public holiday there; AEDs like this are rarely accessible at this hour',
    { ...unlisted, because: 'public-holiday', chance: 'few', minutesNearer: null },
  ],
  [
    'Not open to everyone; AEDs like this are rarely accessible at this hour',
    { ...unlisted, because: 'not-for-everybody', chance: 'few', minutesNearer: null },
  ],
] satisfies [string, RankingReason][])('%s', (words, reason) => {
  expect(formatRankingReason(reason)).toBe(words);
});

test('calls no AED the nearest when part of the registry is missing', () => {
  expect(formatRankingReason({ kind: 'open', isNearest: true, nearerAfter: 0 }, true)).toBe('Open when you get there');
  expect(formatRankingReason({ ...unlisted, isNearest: true, minutesNearer: null }, true)).toBe(
    'Hours not listed; about half of AEDs like this are accessible at this hour',
  );
});

test('a closed AED has no reason, because its state is shown already', () => {
  expect(formatRankingReason({ kind: 'closed' })).toBeNull();
});
