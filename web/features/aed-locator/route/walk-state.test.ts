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

test('that the way is another one is said for its first steps and not to its end', () => {
  expect(at(walking, 10, 0).found).toBe('another');
  const later = at(walking, 60, 0);
  expect(later.found).toBeNull();
  expect(at(later, 20, 0).found).toBeNull();
});

test('another way is needed at more than 30 m beside it, unless the position may be that far off', () => {
  expect(needsRoute(at(walking, 100, 25))).toBe(false);
  expect(needsRoute(at(walking, 100, 40))).toBe(true);
  expect(needsRoute(at(walking, 100, 40, 50))).toBe(false);
});

test('who has left the way and finds no other is sent back to it, until they are on it again', () => {
  const left = at(walking, 100, 40);
  const lost = updateWalkAfterSearch({ ...left, soughtFrom: left.position }, null);
  expect(lost.found).toBe('none');
  expect(at(lost, 100, 20).found).toBe('none');
  const back = at(at(lost, 100, 80), 100, 14);
  expect(back.found).toBeNull();
  // The walker leaves the route again at the same place, where the previous search found nothing.
  expect(needsRoute(at(back, 100, 40))).toBe(true);
});

test('who went back to the way during the search is not sent back to it', () => {
  const left = at(walking, 100, 40);
  expect(updateWalkAfterSearch(at({ ...left, soughtFrom: left.position }, 100, 5), null).found).not.toBe('none');
});

test('who finds another way after all, or the AED, is not sent back any more', () => {
  const lost = updateWalkAfterSearch(at(walking, 10, 40), null);
  expect(updateWalkAfterSearch(lost, way).found).toBe('another');
  expect(at(lost, 330, 20)).toMatchObject({ phase: 'arrived', found: null });
});

test('who finds no way is not searched for again until they have moved on', () => {
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
