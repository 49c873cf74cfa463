import { expect, test } from 'vitest';
import type { StreetRoute } from '../../../../domain/streets/describe-route.ts';
import { initialWalk, needsRoute, updateWalkAfterMove, updateWalkAfterSearch, type Walk } from './walk-state.ts';

/** A route that leads 334 m due north along the Greenwich meridian. */
const way: StreetRoute = {
  line: [
    [0, 50],
    [0, 50.003],
  ],
  steps: [],
  seconds: 185,
  metres: 334,
  straightMetres: { before: 0, after: 0 },
};
const walking: Walk = { ...initialWalk, way, phase: 'walking', found: 'another' };

const at = (walk: Walk, metresNorth: number, metresEast: number, accuracyMetres = 8) =>
  updateWalkAfterMove(walk, { position: [metresEast / 71_500, 50 + metresNorth / 111_195], accuracyMetres });

test('calls a route another one only for its first steps', () => {
  expect(at(walking, 10, 0).found).toBe('another');
  const later = at(walking, 60, 0);
  expect(later.found).toBeNull();
  expect(at(later, 20, 0).found).toBeNull();
});

test('needs another route beyond 30 m off the route, unless the position may be that inaccurate', () => {
  expect(needsRoute(at(walking, 100, 25))).toBe(false);
  expect(needsRoute(at(walking, 100, 40))).toBe(true);
  expect(needsRoute(at(walking, 100, 40, 50))).toBe(false);
});

test('sends a walker who left the route and finds no other back until they are on it again', () => {
  const left = at(walking, 100, 40);
  const lost = updateWalkAfterSearch({ ...left, soughtFrom: left.position }, null);
  expect(lost.found).toBe('none');
  expect(at(lost, 100, 20).found).toBe('none');
  const back = at(at(lost, 100, 80), 100, 14);
  expect(back.found).toBeNull();
  // The walker leaves the route again at the same place, where the previous search found nothing.
  expect(needsRoute(at(back, 100, 40))).toBe(true);
});

test('does not send a walker back who returned to the route during the search', () => {
  const left = at(walking, 100, 40);
  expect(updateWalkAfterSearch(at({ ...left, soughtFrom: left.position }, 100, 5), null).found).not.toBe('none');
});

test('stops sending a walker back who finds another route or the AED', () => {
  const lost = updateWalkAfterSearch(at(walking, 10, 40), null);
  expect(updateWalkAfterSearch(lost, way).found).toBe('another');
  expect(at(lost, 330, 20)).toMatchObject({ phase: 'arrived', found: null });
});

test('does not search again for a walker without a route until they have moved on', () => {
  const left = at(walking, 100, 40);
  const inVain = updateWalkAfterSearch({ ...left, soughtFrom: left.position }, null);
  expect(inVain.way).toBe(way);
  expect(needsRoute(at(inVain, 100, 60))).toBe(false);
  expect(needsRoute(at(inVain, 100, 80))).toBe(true);
  const without = updateWalkAfterSearch({ ...initialWalk, soughtFrom: [0, 50] }, null);
  expect(without.phase).toBe('none');
  expect(needsRoute(at(without, 20, 0))).toBe(false);
  expect(needsRoute(at(without, 40, 0))).toBe(true);
});
