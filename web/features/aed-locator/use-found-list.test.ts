// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alwaysOpen, type OpeningWeek } from '../../../domain/opening-week.ts';
import { rankUsableFirst } from '../../../domain/usable-first.ts';
import { registeredAed } from '../../../tests/support/registered-aed.ts';
import type { FoundSearch } from './locator-state.ts';
import { useFoundList } from './use-found-list.ts';

const now = new Date('2026-11-22T02:00:00Z');
const never: OpeningWeek = { open: [], unsure: [], exceptions: [], knownUntil: null };

/** The nearest of all is closed; fourteen others are open. */
const closed = registeredAed({ id: 'closed', hours: never });
const open = Array.from({ length: 14 }, (_, index) => registeredAed({ id: `open ${index + 1}`, hours: alwaysOpen }));
const ranked = rankUsableFirst(
  [closed, ...open].map((item, index) => ({ item, distanceKm: index / 100 })),
  now,
);
const found: FoundSearch = {
  phase: 'found',
  place: { origin: 'map', position: [20, 50] },
  finding: { ranked, alwaysOpen: null, hasGaps: false, now },
};
/** Of the map: no search has found it. */
const farther = registeredAed({ id: 'farther', position: [20.01, 50], hours: alwaysOpen });

function showList() {
  const { result } = renderHook(() => useFoundList(found));
  return {
    list: () => result.current,
    idsShown: () => result.current.shown.map(({ aed }) => aed.id),
    besideId: () => result.current.beside?.aed.id ?? null,
  };
}

test('one that the filter hides stands beside the list when it is asked for, and in the list alone without the filter', () => {
  const { list, idsShown, besideId } = showList();
  act(() => list().filter(true));
  act(() => list().choose(closed));
  expect(besideId()).toBe('closed');
  expect(idsShown()).not.toContain('closed');
  act(() => list().filter(false));
  expect(besideId()).toBeNull();
  expect(idsShown()).toContain('closed');
});

test('one of the map stands beside the list until another is chosen', () => {
  const { list, besideId } = showList();
  act(() => list().choose(farther));
  expect(besideId()).toBe('farther');
  expect(list().chosenId).toBe('farther');
  act(() => list().mark('open 2'));
  expect(besideId()).toBeNull();
  expect(list().chosenId).toBe('open 2');
});

test('whoever asks for open ones alone sees no closed one, chosen before or not', () => {
  const { list, besideId } = showList();
  act(() => list().choose(closed));
  act(() => list().filter(true));
  expect(besideId()).toBeNull();
  expect(list().chosenId).toBeNull();
});
