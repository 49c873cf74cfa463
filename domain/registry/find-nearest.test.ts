import { describe, expect, it } from 'vitest';
import { createSeededRandom } from '../../tests/support/seeded-random.ts';
import { distanceKm } from '../geography/distance.ts';
import { distanceToBoxKm, type MapTile, tileAt, tileBox, tileChildren } from '../geography/map-tile.ts';
import type { LongitudeLatitude, PositionedItem } from '../geography/position.ts';
import { type CellTree, cellsOfTree } from './cell-tree.ts';
import { findNearest } from './find-nearest.ts';

const name = ({ z, x, y }: MapTile) => `${z}/${x}/${y}`;

/** Splits points recursively into cells of at most `limit` points. */
function splitIntoCells(points: readonly PositionedItem[], limit: number) {
  const cells = new Map<string, readonly PositionedItem[]>();
  function grow(tile: MapTile, inside: readonly PositionedItem[]): CellTree {
    if (inside.length <= limit || tile.z === 12) {
      if (inside.length > 0) cells.set(name(tile), inside);
      return inside.length;
    }
    const [a, b, c, d] = tileChildren(tile);
    const part = (child: MapTile) =>
      grow(
        child,
        inside.filter((p) => name(tileAt(p.position, child.z)) === name(child)),
      );
    return [part(a), part(b), part(c), part(d)];
  }
  const tree = grow({ z: 0, x: 0, y: 0 }, points);
  return { tree, fetchCell: async (cell: MapTile) => cells.get(name(cell)) ?? [] };
}

const placed = (positions: readonly LongitudeLatitude[]): PositionedItem[] =>
  positions.map((position, index) => ({ id: `a${String(index).padStart(5, '0')}`, position }));

function bruteForce(points: readonly PositionedItem[], from: LongitudeLatitude, k: number): string[] {
  return points
    .map((point) => ({ point, away: distanceKm(from, point.position) }))
    .sort((a, b) => a.away - b.away || (a.point.id < b.point.id ? -1 : 1))
    .slice(0, k)
    .map(({ point }) => point.id);
}

const random = createSeededRandom(4).fraction;
const anywhere = (): LongitudeLatitude => [random() * 360 - 180, (Math.asin(2 * random() - 1) * 180) / Math.PI];
const near = ([lon, lat]: LongitudeLatitude, spread: number): LongitudeLatitude => [
  ((lon + (random() - 0.5) * spread + 540) % 360) - 180,
  Math.max(-90, Math.min(90, lat + (random() - 0.5) * spread)),
];

const cities: LongitudeLatitude[] = [
  [19.94, 50.06],
  [179.99, -16.5],
  [-179.99, -16.6],
  [10, 89.5],
  [0, -89.9],
  [139.7, 35.7],
];
const worlds: Record<string, PositionedItem[]> = {
  'scattered evenly over the sphere': placed(Array.from({ length: 3000 }, anywhere)),
  'clustered, at the date line and the poles too': placed(
    Array.from({ length: 3000 }, (_, index) => near(cities[index % cities.length] ?? [0, 0], 0.5)),
  ),
  'on four points only': placed(Array.from({ length: 400 }, (_, index) => cities[index % 4] ?? [0, 0])),
};

describe('the nearest AEDs by cells', () => {
  for (const [world, points] of Object.entries(worlds)) {
    it(`equal those of a search through every AED, in a world ${world}`, async () => {
      const { tree, fetchCell } = splitIntoCells(points, 50);
      const seekers = [...Array.from({ length: 60 }, anywhere), ...cities.flatMap((city) => [city, near(city, 2)])];
      for (const position of [...seekers, [180, 0], [-180, 0], [0, 90], [0, -90]] as LongitudeLatitude[]) {
        const { found } = await findNearest({ position, k: 7, tree, fetchCell });
        expect(found.map((entry) => entry.item.id)).toEqual(bruteForce(points, position, 7));
      }
    });
  }

  it('read a handful of cells when there are hundreds', async () => {
    const points = worlds['scattered evenly over the sphere'] ?? [];
    const { tree, fetchCell } = splitIntoCells(points, 20);
    const { cellsRead } = await findNearest({ position: [19.94, 50.06], k: 5, tree, fetchCell });
    expect([...cellsOfTree(tree)].length).toBeGreaterThan(200);
    expect(cellsRead.length).toBeLessThan(12);
  });

  it('are searched no farther than requested', async () => {
    const { tree, fetchCell } = splitIntoCells(
      placed([
        [19.94, 50.06],
        [8.54, 47.37],
      ]),
      1,
    );
    const { found, cellsRead } = await findNearest({ position: [19.95, 50.06], k: 5, tree, fetchCell, withinKm: 50 });
    expect(found.map((entry) => entry.item.id)).toEqual(['a00000']);
    expect(cellsRead).toHaveLength(1);
  });

  it('are searched farther away when the near ones do not count', async () => {
    const points = worlds['scattered evenly over the sphere'] ?? [];
    const { tree, fetchCell } = splitIntoCells(points, 50);
    const isOpen = ({ id }: PositionedItem) => id.endsWith('77');
    const { found } = await findNearest({ position: [8.54, 47.37], k: 3, tree, fetchCell, accept: isOpen });
    expect(found.map((entry) => entry.item.id)).toEqual(bruteForce(points.filter(isOpen), [8.54, 47.37], 3));
  });

  it('name the unreadable cells beside the results from others', async () => {
    const { tree, fetchCell } = splitIntoCells(
      placed([
        [19.94, 50.06],
        [8.54, 47.37],
      ]),
      1,
    );
    const failing = (cell: MapTile) =>
      tileBox(cell).east > 15 ? Promise.reject(new Error('offline')) : fetchCell(cell);
    const { found, unreadable } = await findNearest({ position: [19.95, 50.06], k: 2, tree, fetchCell: failing });
    expect(found.map((entry) => entry.item.id)).toEqual(['a00001']);
    expect(unreadable).toHaveLength(1);
  });

  it('are none in an empty registry, without reading a file', async () => {
    const result = await findNearest({
      position: [0, 0],
      k: 5,
      tree: 0,
      fetchCell: () => Promise.reject(new Error('asked')),
    });
    expect(result).toEqual({ found: [], cellsRead: [], unreadable: [] });
  });
});

describe('the distance to a box', () => {
  it('is never more than the distance to any point inside', () => {
    for (let round = 0; round < 4000; round++) {
      const from = anywhere();
      const inside = anywhere();
      const box = tileBox(tileAt(inside, round % 13));
      expect(distanceToBoxKm(from, box)).toBeLessThanOrEqual(distanceKm(from, inside) + 1e-7);
    }
  });

  it('crosses the pole when that is shorter', () => {
    const box = { west: 0, south: 60, east: 10, north: 90 };
    expect(distanceToBoxKm([-175, 85], box)).toBeCloseTo(555.97, 1);
  });

  it('crosses the date line', () => {
    expect(distanceToBoxKm([179, 0], { west: -180, south: -5, east: -170, north: 5 })).toBeCloseTo(111.19, 1);
  });

  it('curves towards the pole beside a box at the same latitude', () => {
    const box = { west: 40, south: 50, east: 50, north: 70 };
    expect(distanceToBoxKm([0, 60], box)).toBeLessThan(distanceKm([0, 60], [40, 60]));
  });
});
