// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StreetRoute } from '../../../../domain/streets/describe-route.ts';
import { useRouteAnnouncement } from './use-route-announcement.ts';
import { initialWalk, updateWalkAfterMove, updateWalkAfterSearch, type Walk } from './walk-state.ts';

/** A route that leads 200 m due north along the Greenwich meridian, and turns right 100 m before its end. */
const way: StreetRoute = {
  line: [
    [0, 50],
    [0, 50 + 100 / 111_195],
    [100 / 71_500, 50 + 100 / 111_195],
  ],
  steps: [
    { turn: null, name: 'Mill Street', kind: 'street', fromMetres: 0, metres: 100 },
    { turn: 'right', name: 'Green Lane', kind: 'street', fromMetres: 100, metres: 100 },
  ],
  seconds: 110,
  metres: 200,
  straightMetres: { before: 0, after: 0 },
};

const after = (walk: Walk, metresNorth: number, metresEast: number) =>
  updateWalkAfterMove(walk, { position: [metresEast / 71_500, 50 + metresNorth / 111_195], accuracyMetres: 8 });

test('announces each turn with its distance and again at the turn, and the last metres once', () => {
  let walk = initialWalk;
  const { result, rerender } = renderHook(() => useRouteAnnouncement(walk, 'Indoors, level 2.'));
  const announced = [result.current];
  const hear = (next: Walk) => {
    walk = next;
    rerender();
    if (result.current !== announced.at(-1)) announced.push(result.current);
  };
  hear(updateWalkAfterSearch(walk, way));
  for (const north of [10, 30, 60, 89, 86, 92]) hear(after(walk, north, 0));
  for (const east of [10, 40, 60]) hear(after(walk, 100, east));
  hear(after(walk, 100, 99));
  expect(announced).toEqual([
    'Finding the route…',
    '100 m, then right into Green Lane',
    'Now right into Green Lane',
    '90 m to the AED',
    'You are at the AED. Indoors, level 2.',
  ]);
});

test('tells a walker off the route without another one once to go back, and the next turn when back', () => {
  let walk: Walk = updateWalkAfterSearch(initialWalk, way);
  const { result, rerender } = renderHook(() => useRouteAnnouncement(walk, 'Indoors, level 2.'));
  const announced: string[] = [];
  const hear = (next: Walk) => {
    walk = next;
    rerender();
    if (result.current !== announced.at(-1)) announced.push(result.current);
  };
  hear(after(walk, 50, 0));
  hear(after(walk, 50, -60));
  hear(updateWalkAfterSearch(walk, null));
  for (const west of [90, 130, 100]) hear(after(walk, 50, -west));
  // The nearest point of the route is now behind its turn.
  hear(updateWalkAfterSearch(after(walk, 140, 40), null));
  hear(after(walk, 50, -5));
  expect(announced).toEqual([
    '100 m, then right into Green Lane',
    'You left the route. We found no other route from here. Go back to the route: 60 m',
    '50 m, then right into Green Lane',
  ]);
});

test('announces a new route once, and not again when its note disappears', () => {
  let walk: Walk = updateWalkAfterSearch({ ...initialWalk, phase: 'walking' }, way);
  const { result, rerender } = renderHook(() => useRouteAnnouncement(walk, 'Indoors, level 2.'));
  const words = 'You left the route. This is a new one. 100 m, then right into Green Lane';
  expect(result.current).toBe(words);
  walk = after(walk, 50, 0);
  rerender();
  expect(walk.found).toBeNull();
  expect(result.current).toBe(words);
});

test('does not call a new route new again at its first turn', () => {
  const steps = [
    { turn: 'left', name: 'Mill Lane', kind: 'street', fromMetres: 20, metres: 80 } as const,
    ...way.steps,
  ];
  let walk: Walk = updateWalkAfterSearch({ ...initialWalk, phase: 'walking' }, { ...way, steps });
  const { result, rerender } = renderHook(() => useRouteAnnouncement(walk, ''));
  expect(result.current).toBe('You left the route. This is a new one. 20 m, then left into Mill Lane');
  walk = after(walk, 15, 0);
  rerender();
  expect(walk.found).toBe('another');
  expect(result.current).toBe('Now left into Mill Lane');
});
