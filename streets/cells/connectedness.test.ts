import { expect, test } from 'vitest';
import type { GridPoint } from '../../domain/streets/street-cell.ts';
import { Connectedness, computeFootpathPercent } from './connectedness.ts';

const box = { west: 0, north: 0, east: 16_384, south: 16_384 };
const middle = { west: 2000, north: 2000, east: 14_000, south: 14_000 };

const road = (points: readonly GridPoint[], of = 'residential') => ({
  layer: 'roads',
  kind: 'lines' as const,
  id: null,
  tags: { class: of, foot: 'yes' },
  parts: [points],
});

/** Creates a zigzag street of about the given length, 2000 units wide. */
function meander(x: number, y: number, length: number) {
  const points: GridPoint[] = [];
  for (let row = 0; row < length / 2000; row++)
    points.push({ x: x + (row % 2) * 2000, y: y + row }, { x: x + ((row + 1) % 2) * 2000, y: y + row });
  return road(points);
}

/** Creates streets of 1000 units that are not connected to anything. */
const fragments = (x: number, count: number) =>
  Array.from({ length: count }, (_, row) => [
    { x, y: 3000 + 20 * row },
    { x: x + 1000, y: 3000 + 20 * row },
  ]).map((points) => road(points));

const isRoutable = (roads: readonly ReturnType<typeof road>[], within: typeof middle | null) => {
  const hold = new Connectedness(within && [within]);
  hold.add('cell', box, roads, false);
  return hold.judge().get('cell')?.isRoutable;
};

const town = meander(6000, 6000, 60_000);

test.each([
  ['a town and a few fragments in its middle', [town, ...fragments(3000, 10)], middle, true],
  ['many fragments in the middle: links are missing', [town, ...fragments(3000, 20)], middle, false],
  ['many fragments at the edge of an extract: they are joined beyond it', [town, ...fragments(500, 20)], middle, true],
  ['more fragments at the edge than town', [town, ...fragments(500, 70)], middle, false],
  ['many fragments in a basemap, which has no edge', [town, ...fragments(500, 20)], null, false],
  [
    'many fragments, of which few are at the edge',
    [town, ...fragments(3000, 20), ...fragments(500, 10)],
    middle,
    false,
  ],
] as const)('%s', (_, roads, within, expected) => {
  expect(isRoutable(roads, within)).toBe(expected);
});

test('a map of main roads only gives walkers no routes', () => {
  const judged = (roads: readonly ReturnType<typeof road>[]) => {
    const hold = new Connectedness([middle]);
    hold.add('cell', box, roads, false);
    return hold.judge().get('cell')?.isRoutable;
  };
  const main = town.parts.map((points) => road(points, 'primary'));
  expect(judged(main)).toBe(false);
  expect(
    judged([
      ...main,
      road([
        { x: 6000, y: 6000 },
        { x: 6000, y: 5900 },
      ]),
    ]),
  ).toBe(true);
});

test('the share of footpaths is measured by length, and not where little is walkable', () => {
  const holdOf = (roads: readonly ReturnType<typeof road>[]) => {
    const hold = new Connectedness([middle]);
    hold.add('cell', box, roads, false);
    return hold;
  };
  const paths = (length: number) => ({ ...meander(3000, 3000, length), tags: { class: 'footway', foot: 'yes' } });
  expect(computeFootpathPercent([holdOf([town])])).toBe(0);
  expect(computeFootpathPercent([holdOf([town]), holdOf([paths(20_000)])])).toBeCloseTo(25, 0);
  expect(computeFootpathPercent([holdOf([meander(6000, 6000, 20_000)])])).toBeNull();
});
