// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rankByArrival } from '../../../../domain/aed/rank-by-arrival.ts';
import { alwaysOpen, type WeeklyOpeningHours } from '../../../../domain/aed/weekly-opening-hours.ts';
import { createRegisteredAed } from '../../../../tests/support/aeds/registered-aed.ts';
import type { CompletedSearch } from '../search/aed-source.ts';
import { useResultList } from './use-result-list.ts';

const now = new Date('2026-11-22T02:00:00Z');
const never: WeeklyOpeningHours = { open: [], unsure: [], exceptions: [], knownUntil: null };

/** The nearest AED is closed, and the fourteen others are open. */
const closed = createRegisteredAed({ id: 'closed', hours: never });
const open = Array.from({ length: 14 }, (_, index) =>
  createRegisteredAed({ id: `open ${index + 1}`, hours: alwaysOpen }),
);
const listed = [closed, ...open].map((item, index) => ({ item, distanceKm: index / 100 }));
const list = rankByArrival(listed, now);
const found: CompletedSearch = {
  phase: 'found',
  place: { origin: 'map', position: [20, 50] },
  result: { found: { listed, alternative: null }, list, alwaysOpen: null, hasGaps: false, hasDamage: false, now },
};
/** An AED that the search did not return. It appears only on the map. */
const farther = createRegisteredAed({ id: 'farther', position: [20.01, 50], hours: alwaysOpen });

function showList(shownSearch = found) {
  const { result } = renderHook(() => useResultList(shownSearch));
  return {
    list: () => result.current,
    idsShown: () => result.current.shown.map(({ assessed }) => assessed.aed.id),
    onTop: () => [result.current.onTop?.assessed.aed.id, result.current.onTop?.number],
  };
}

test('a selected AED is shown above the list instead of in it, with its number', () => {
  const { list, idsShown, onTop } = showList();
  act(() => list().choose(closed));
  expect(onTop()).toEqual(['closed', 15]);
  expect(idsShown()).toEqual(open.slice(0, 10).map(({ id }) => id));
  act(() => list().showMore());
  expect(idsShown()).toEqual(open.map(({ id }) => id));
  expect(list().onMap.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
});

test('the first AED of the list stays there when it is selected', () => {
  const { list, idsShown, onTop } = showList();
  act(() => list().choose(open[0] ?? closed));
  expect(onTop()).toEqual([undefined, undefined]);
  expect(idsShown()[0]).toBe('open 1');
  expect(list().chosenId).toBe('open 1');
});

test('an AED hidden by the filter is shown above the list without a number until the filter is removed', () => {
  const { list, idsShown, onTop } = showList();
  act(() => list().filter(true));
  act(() => list().choose(closed));
  expect(onTop()).toEqual(['closed', null]);
  expect(idsShown()).not.toContain('closed');
  act(() => list().filter(false));
  expect(onTop()).toEqual(['closed', 15]);
});

test('an AED selected on the map is shown above the list until another is; a marked one stays in the list', () => {
  const { list, idsShown, onTop } = showList();
  act(() => list().choose(farther));
  expect(onTop()).toEqual(['farther', null]);
  expect(list().chosenId).toBe('farther');
  act(() => list().mark('open 2'));
  expect(onTop()).toEqual([undefined, undefined]);
  expect(list().chosenId).toBe('open 2');
  expect(idsShown()[1]).toBe('open 2');
});

test('an AED above the list stays there when it is shown on the map', () => {
  const { list, onTop } = showList();
  act(() => list().choose(closed));
  act(() => list().mark('closed'));
  expect(onTop()).toEqual(['closed', 15]);
});

test('the filter for open AEDs hides every closed one, selected before or not', () => {
  const { list, onTop } = showList();
  act(() => list().choose(closed));
  act(() => list().filter(true));
  expect(onTop()).toEqual([undefined, undefined]);
  expect(list().chosenId).toBeNull();
});

test('AEDs beyond reach are folded away until requested, and selecting one of them shows it', () => {
  const far = createRegisteredAed({ id: 'far', position: [20, 50.1], hours: alwaysOpen });
  const nearAndFar = [closed, far].map((item, index) => ({ item, distanceKm: index * 11 }));
  const search: CompletedSearch = { ...found, result: { ...found.result, list: rankByArrival(nearAndFar, now) } };
  const { result } = renderHook(() => useResultList(search));
  const idsShown = () => result.current.shown.map(({ assessed }) => assessed.aed.id);
  expect(idsShown()).toEqual(['closed']);
  expect(result.current.foldedCount).toBe(1);
  act(() => result.current.showBeyond());
  expect(idsShown()).toEqual(['closed', 'far']);
  expect(result.current.foldedCount).toBe(0);
});

test('a new search starts without the filter, so that its first card is the announced one', () => {
  const { result, rerender } = renderHook(({ search }) => useResultList(search), { initialProps: { search: found } });
  act(() => result.current.filter(true));
  rerender({ search: { ...found, result: { ...found.result, found: { listed, alternative: null } } } });
  expect(result.current.isOnlyOpen).toBe(false);
  expect(result.current.shown[0]?.assessed.aed.id).toBe(found.result.list.inReach[0]?.aed.id);
});

test('with none in reach the map shows the first folded AED, with the number of its card', () => {
  const beyond = rankByArrival([{ item: farther, distanceKm: 12 }], now);
  const { list, idsShown, onTop } = showList({ ...found, result: { ...found.result, list: beyond } });
  expect(idsShown()).toEqual([]);
  expect(list().onMap.map(({ assessed, number }) => [assessed.aed.id, number])).toEqual([['farther', 1]]);
  act(() => list().choose(farther));
  expect(onTop()).toEqual(['farther', 1]);
  act(() => list().showBeyond());
  expect(idsShown()).toEqual(['farther']);
  expect(onTop()).toEqual([undefined, undefined]);
});

test('reassessing the same AEDs is not a new search: the selection stays, with its state for the later hour', () => {
  // This AED is open on Sundays until 04:00. Its local time is 03:00 at first and 05:00 later in the test.
  const untilFour: WeeklyOpeningHours = { ...never, open: [8640, 8880] };
  const { result, rerender } = renderHook(({ search }) => useResultList(search), { initialProps: { search: found } });
  act(() => result.current.filter(true));
  act(() => result.current.choose(createRegisteredAed({ id: 'bar', hours: untilFour })));
  expect(result.current.onTop?.assessed.availability.state).toBe('open');
  const later = new Date('2026-11-22T04:00:00Z');
  rerender({ search: { ...found, result: { ...found.result, list: rankByArrival(listed, later), now: later } } });
  expect(result.current.isOnlyOpen).toBe(true);
  expect(result.current.onTop?.assessed.aed.id).toBe('bar');
  expect(result.current.onTop?.assessed.availability.state).toBe('closed');
});
