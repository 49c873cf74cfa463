import { expect, test } from 'vitest';
import { findShortestWalk } from '../../tests/support/streets/shortest-walk.ts';
import { joinPavements } from './join-pavements.ts';
import type { TileFeature } from './tile-features.ts';

type Point = readonly [x: number, y: number];

// In this row of the grid, a unit is about 0.4 m.
const origin = { x: 2160 * 16_384, y: 1390 * 16_384 };

let lastId = 0;
const line = (tags: TileFeature['tags'], ...points: readonly Point[]): TileFeature => {
  lastId += 1;
  const part = points.map(([x, y]) => ({ x: origin.x + x, y: origin.y + y }));
  return { layer: 'roads', kind: 'lines', tags, parts: [part], id: String(lastId) };
};

const pavement = { class: 'footway', foot: 'yes', pavement: true };
const road = (tags: object = {}) => line({ class: 'secondary', foot: 'yes', ...tags }, [0, 0], [1000, 0], [2000, 0]);
const north = line(pavement, [0, -20], [1000, -20], [2000, -20]);
const south = line(pavement, [0, 20], [2000, 20]);

function walk(lines: readonly TileFeature[], from: Point, to: Point, walls: readonly TileFeature[] = []) {
  const [a, b] = [from, to].map(([x, y]) => `${origin.x + x},${origin.y + y}`) as [string, string];
  return findShortestWalk(joinPavements(lines, walls), a, b);
}

test('a road without mapped crossings can be crossed between its pavements', () => {
  expect(walk([road(), north, south], [1000, -20], [0, 20])).toBeCloseTo(1040, 0);
});

test('a street that meets only the middle of the road is reached from the pavement nearby', () => {
  const side = line({ class: 'residential', foot: 'yes' }, [1000, 0], [1000, 500]);
  expect(walk([road(), north, side], [0, -20], [1000, 500])).toBeCloseTo(1520, 0);
});

test.each<[string, readonly TileFeature[], readonly TileFeature[]]>([
  ['a trunk road', [road({ class: 'trunk' }), north, south], []],
  ['a road closed to walkers', [road({ foot: undefined }), north, south], []],
  ['a road on a bridge above', [road({ structure: 'bridge', layer: 1 }), north, south], []],
  ['a road behind a fence', [road(), north, south], [line({ class: 'fence' }, [-100, -10], [2100, -10])]],
  [
    'a road behind one that is closed to walkers',
    [
      road(),
      line(pavement, [0, -20], [1000, -20], [2000, -20]),
      south,
      line({ class: 'primary' }, [0, -10], [2000, -10]),
    ],
    [],
  ],
  ['a road too far away', [road(), line(pavement, [0, -60], [1000, -60], [2000, -60]), south], []],
  ['a path beside a road', [road(), line({ class: 'footway', foot: 'yes' }, [0, -20], [1000, -20]), south], []],
])('%s is not crossed', (_, lines, walls) => {
  const [, first] = lines;
  const { x, y } = first?.parts[0]?.[0] ?? origin;
  expect(walk(lines, [x - origin.x, y - origin.y], [0, 20], walls)).toBe(null);
});

test('a way that passes under the road keeps its own vertex', () => {
  const below = line({ class: 'footway', foot: 'yes', structure: 'tunnel' }, [500, -300], [500, 0], [500, 300]);
  const above = line({ class: 'secondary', foot: 'yes' }, [0, 0], [1000, 0]);
  const beside = line(pavement, [500, -20], [0, -20]);
  expect(walk([above, beside, below], [500, -20], [500, 300])).toBe(null);
});

test('markers of pavements are not published, and a map without pavements is unchanged', () => {
  const tags = joinPavements([road(), north], []).map((feature) => feature.tags.pavement);
  expect(tags).toEqual([undefined, undefined, undefined]);
  const lines = [road()];
  expect(joinPavements(lines, [])).toBe(lines);
});
