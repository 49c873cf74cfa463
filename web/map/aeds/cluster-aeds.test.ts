import { describe, expect, test } from 'vitest';
import type { RegisteredAed } from '../../../domain/aed/aed-registry.ts';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import type { CellTree } from '../../../domain/registry/cell-tree.ts';
import { createRegisteredAed } from '../../../tests/support/aeds/registered-aed.ts';
import {
  type AedMapViewport,
  computeAedMarkerSizePx,
  computeMarkersInViewport,
  findSourcesInView,
  listCellsInViewport,
} from './cluster-aeds.ts';

const aedAt = (id: string, position: LongitudeLatitude) => createRegisteredAed({ id, position });

const namesOf = (tiles: readonly { z: number; x: number; y: number }[]) => tiles.map(({ z, x, y }) => `${z}/${x}/${y}`);

describe('the cell files of a view', () => {
  /**
   * In the registry's tree, the north-west has 7 AEDs, and the north-east has four quarters, one of which is split
   * again. The south has no AEDs.
   */
  const tree: CellTree = [7, [0, 90, [1, 2, 3, 4], 0], 0, 0];
  const world: AedMapViewport = { west: -180, east: 180, south: -85, north: 85, zoom: 2 };

  test('are those of AEDs at the leaves of the tree and of clusters above them', () => {
    expect(namesOf(listCellsInViewport(tree, world))).toEqual(['1/0/0', '1/1/0']);
    expect(namesOf(listCellsInViewport(tree, { ...world, zoom: 3 }))).toEqual(['1/0/0', '2/3/0', '2/2/1']);
    expect(namesOf(listCellsInViewport(tree, { ...world, zoom: 9 }))).toEqual([
      '1/0/0',
      '2/3/0',
      '3/4/2',
      '3/5/2',
      '3/4/3',
      '3/5/3',
    ]);
  });

  test('are only those in view', () => {
    const kenya = { west: 34, east: 41, south: 0.1, north: 5, zoom: 7 };
    expect(namesOf(listCellsInViewport(tree, kenya))).toEqual(['3/4/3']);
    expect(namesOf(listCellsInViewport(tree, { ...kenya, west: 46, east: 50 }))).toEqual(['3/5/3']);
    expect(namesOf(listCellsInViewport(tree, { west: 1, east: 40, south: -40, north: -1, zoom: 7 }))).toEqual([]);
  });

  test('are found across the date line and on copies of the world, each once', () => {
    const fiji = { west: 170, east: 190, south: 70, north: 80, zoom: 4 };
    expect(namesOf(listCellsInViewport(tree, fiji))).toEqual(['1/0/0', '2/3/0']);
    expect(namesOf(listCellsInViewport(tree, { ...fiji, west: -190, east: -170 }))).toEqual(['1/0/0', '2/3/0']);
    expect(namesOf(listCellsInViewport(tree, { ...fiji, west: 170 - 720, east: 190 - 720 }))).toEqual([
      '1/0/0',
      '2/3/0',
    ]);
    expect(namesOf(listCellsInViewport(tree, { ...world, west: -400, east: 400 }))).toEqual(['1/0/0', '1/1/0']);
  });

  test('are one file when the registry is one cell, and none when it is empty', () => {
    expect(namesOf(listCellsInViewport(3, world))).toEqual(['0/0/0']);
    expect(listCellsInViewport(0, world)).toEqual([]);
  });
});

describe('the sources in a view', () => {
  const view: AedMapViewport = { west: 19.9, east: 20.1, south: 50, north: 50.1, zoom: 13 };
  const near = createRegisteredAed({ id: 'osm/1', position: [20, 50.05], sources: ['osm', 'town'] });
  const far = createRegisteredAed({ id: 'city/1', position: [21, 50.05], sources: ['city'] });

  test('are those of the AEDs in view, and not of the rest of the cell', () => {
    expect(findSourcesInView([{ aeds: [near, far], clusters: [] }], view)).toEqual(new Set(['osm', 'town']));
    expect(findSourcesInView([{ aeds: [far], clusters: [{ position: [21, 50], count: 9 }] }], view)).toEqual(new Set());
  });

  test('are unknown when a cluster is in view', () => {
    expect(findSourcesInView([{ aeds: [near], clusters: [{ position: [20, 50.01], count: 9 }] }], view)).toBeNull();
  });
});

describe('the markers in a view', () => {
  const all = { isShown: () => true, left: new Set<string>() };
  const view: AedMapViewport = { west: 19.9, east: 20.1, south: 50, north: 50.1, zoom: 13 };
  const far = aedAt('far', [20.06, 50.05]);
  const square = [aedAt('a', [19.95, 50.02]), aedAt('b', [19.9501, 50.02]), aedAt('c', [19.9502, 50.02])];

  test('are filtered only where they are in view', () => {
    const judged: string[] = [];
    const isShown = ({ id }: RegisteredAed) => judged.push(id) > 0;
    computeMarkersInViewport([{ aeds: [far, aedAt('outside', [21, 50.05])], clusters: [] }], view, { ...all, isShown });
    expect(judged).toEqual(['far']);
  });

  test('are AEDs that stand apart, and groups of those too close to distinguish', () => {
    const marks = computeMarkersInViewport([{ aeds: [...square, far], clusters: [] }], view, all);
    expect(marks).toHaveLength(2);
    expect(marks[0]).toMatchObject({ kind: 'group', count: 3, isFilterApplied: true });
    expect(marks[0]?.position[0]).toBeCloseTo(19.9501, 5);
    expect(marks[1]).toMatchObject({ kind: 'aed', key: 'far', position: [20.06, 50.05] });
  });

  test('are single AEDs at zooms where streets are wide enough', () => {
    const marks = computeMarkersInViewport([{ aeds: square, clusters: [] }], { ...view, zoom: 17 }, all);
    expect(marks.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
  });

  test('omit AEDs that are filtered out, drawn elsewhere or out of view', () => {
    const outside = aedAt('outside', [20.2, 50.05]);
    const sifting = { isShown: ({ id }: RegisteredAed) => id !== 'a', left: new Set(['b']) };
    const marks = computeMarkersInViewport([{ aeds: [...square, far, outside], clusters: [] }], view, sifting);
    expect(marks.map(({ key }) => key).sort()).toEqual(['c', 'far']);
  });

  test("count the registry's clusters in full, and say that no filter was applied to them", () => {
    const cells = [{ aeds: [], clusters: [{ position: [20, 50.05] as const, count: 812 }] }];
    expect(computeMarkersInViewport(cells, view, { ...all, isShown: () => false })).toEqual([
      { kind: 'group', key: '13:20,50.05:812', position: [20, 50.05], count: 812, isFilterApplied: false },
    ]);
  });

  test('beyond the date line belong to the view on either side', () => {
    const taveuni = aedAt('taveuni', [-179.95, -16.8]);
    const beyond = { west: 179, east: 181, south: -18, north: -16, zoom: 8 };
    expect(computeMarkersInViewport([{ aeds: [taveuni], clusters: [] }], beyond, all)).toHaveLength(1);
    expect(
      computeMarkersInViewport([{ aeds: [taveuni], clusters: [] }], { ...beyond, west: -181, east: -179 }, all),
    ).toHaveLength(1);
  });

  test('are at most a few hundred and lose no AED, however many are in view', () => {
    const aeds = Array.from({ length: 10_000 }, (_, place) =>
      aedAt(`aed${place}`, [19.9 + (place % 100) * 0.002, 50 + Math.floor(place / 100) * 0.001]),
    );
    for (const zoom of [12, 16, 19]) {
      const marks = computeMarkersInViewport([{ aeds, clusters: [] }], { ...view, zoom }, all);
      expect(marks.length).toBeLessThanOrEqual(250);
      expect(marks.reduce((sum, mark) => sum + (mark.kind === 'group' ? mark.count : 1), 0)).toBe(10_000);
    }
  });

  test('never overlap, except where streets are wide enough', () => {
    const aeds = Array.from({ length: 400 }, (_, place) =>
      aedAt(`aed${place}`, [19.9 + ((place * 37) % 200) / 1000, 50 + ((place * 61) % 97) / 1000]),
    );
    const marks = computeMarkersInViewport([{ aeds, clusters: [] }], view, all);
    // At zoom 13, a degree of longitude is 256 × 8192 ÷ 360 = 5825.4 pixels wide, and a degree of latitude at 50.05°
    // north is 9072 pixels high.
    const places = marks.map((mark) => ({
      x: mark.position[0] * 5825.4,
      y: mark.position[1] * 9072,
      size: computeAedMarkerSizePx(mark.kind === 'group' ? mark.count : 1),
    }));
    for (const [place, one] of places.entries()) {
      for (const other of places.slice(place + 1)) {
        // A tolerance of 8 px, because merging may enlarge a marker after its distance to its neighbours was checked.
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan((one.size + other.size) / 2 - 8);
      }
    }
  });

  test('stay the same when the view moves a little', () => {
    const aeds = Array.from({ length: 60 }, (_, place) =>
      aedAt(`aed${place}`, [19.93 + ((place * 37) % 140) / 1000, 50.02 + ((place * 61) % 59) / 1000]),
    );
    const keysOf = (moved: AedMapViewport) =>
      computeMarkersInViewport([{ aeds, clusters: [] }], moved, all)
        .map(({ key }) => key)
        .sort();
    expect(keysOf({ ...view, west: 19.91, east: 20.11, south: 50.01 })).toEqual(keysOf(view));
  });
});
