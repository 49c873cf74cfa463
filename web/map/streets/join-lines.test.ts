import { expect, test } from 'vitest';
import { joinLinesAtEndpoints } from './join-lines.ts';

const line = (...points: number[]) => Int32Array.from(points);
const joinedOf = (...lines: number[][]) =>
  joinLinesAtEndpoints(lines.map((points) => line(...points)))
    .map((joined) => [...joined])
    // The direction of a line does not matter, so each line is listed from its more westerly end.
    .map((points) => {
      const [first = 0] = points;
      const pairs = points.flatMap((x, at) => (at % 2 === 0 ? [[x, points[at + 1] ?? 0]] : []));
      return first <= (points.at(-2) ?? 0) ? points : pairs.reverse().flat();
    })
    .sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));

test('joins the pieces of a street to one line, whichever way they are drawn', () => {
  expect(joinedOf([0, 0, 1, 0], [3, 0, 2, 0, 1, 0], [3, 0, 4, 0])).toEqual([[0, 0, 1, 0, 2, 0, 3, 0, 4, 0]]);
});

test('keeps pieces apart that do not touch', () => {
  expect(joinedOf([0, 0, 1, 0], [2, 0, 3, 0])).toEqual([
    [0, 0, 1, 0],
    [2, 0, 3, 0],
  ]);
});

test('joins none where three meet', () => {
  expect(joinedOf([0, 0, 1, 0], [1, 0, 2, 0], [1, 0, 1, 5])).toHaveLength(3);
});

test('keeps a ring, and closes one from two pieces', () => {
  expect(joinedOf([0, 0, 1, 0, 1, 1, 0, 0])).toHaveLength(1);
  expect(joinedOf([0, 0, 1, 0], [1, 0, 1, 1, 0, 0])).toHaveLength(1);
});

test('joins a chain of many pieces in any order', () => {
  const pieces = Array.from({ length: 30 }, (_, at) => [at, 0, at + 1, 0]);
  const mixed = pieces.map((_, at) => pieces[(at * 7) % 30] ?? []);
  expect(joinedOf(...mixed)).toEqual([Array.from({ length: 31 }, (_, at) => [at, 0]).flat()]);
});
