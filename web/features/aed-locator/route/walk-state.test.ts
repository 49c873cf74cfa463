import { expect, test } from 'vitest';
import type { StreetRoute } from '../../../../domain/streets/describe-route.ts';
import { initialWalk, needsRoute, type Walk, walkAfterMove, walkAfterSearch } from './walk-state.ts';

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
const walking: Walk = { ...initialWalk, way, phase: 'walking', isNew: true };

const at = (walk: Walk, metresNorth: number, metresEast: number, accuracyMetres = 8) =>
  walkAfterMove(walk, { position: [metresEast / 71_500, 50 + metresNorth / 111_195], accuracyMetres });

test('that the way is another one is said for its first steps and not to its end', () => {
  expect(at(walking, 10, 0).isNew).toBe(true);
  const later = at(walking, 60, 0);
  expect(later.isNew).toBe(false);
  expect(at(later, 20, 0).isNew).toBe(false);
});

test('another way is needed at more than 30 m beside it, unless the position may be that far off', () => {
  expect(needsRoute(at(walking, 100, 25))).toBe(false);
  expect(needsRoute(at(walking, 100, 40))).toBe(true);
  expect(needsRoute(at(walking, 100, 40, 50))).toBe(false);
});

test('who finds no way is not searched for again until they have moved on', () => {
  const left = at(walking, 100, 40);
  const inVain = walkAfterSearch({ ...left, soughtFrom: left.position }, null);
  expect(inVain.way).toBe(way);
  expect(needsRoute(at(inVain, 100, 60))).toBe(false);
  expect(needsRoute(at(inVain, 100, 80))).toBe(true);
  const without = walkAfterSearch({ ...initialWalk, soughtFrom: [0, 50] }, null);
  expect(without.phase).toBe('none');
  expect(needsRoute(at(without, 20, 0))).toBe(false);
  expect(needsRoute(at(without, 40, 0))).toBe(true);
});
