import { expect, test } from 'vitest';
import { findShortestWalk } from '../../tests/support/streets/shortest-walk.ts';
import { createPathsAcrossSquares } from './paths-across-squares.ts';
import type { TileFeature } from './tile-features.ts';

type Point = readonly [x: number, y: number];

const toGridPoints = (points: readonly Point[]) => points.map(([x, y]) => ({ x, y }));

const road = (id: string, tags: TileFeature['tags'], points: readonly Point[]): TileFeature => ({
  layer: 'roads',
  kind: 'lines',
  tags: { foot: 'yes', ...tags },
  parts: [toGridPoints(points)],
  id,
});

test('a jetty with one entrance is crossed between its fingers, not around each of them', () => {
  // Three fingers of 100 by 10 on the upper side of a spine, which a path meets at its left end.
  const comb: readonly Point[] = [
    [0, 0],
    [100, 0],
    [100, -100],
    [110, -100],
    [110, 0],
    [200, 0],
    [200, -100],
    [210, -100],
    [210, 0],
    [300, 0],
    [300, -100],
    [310, -100],
    [310, 10],
    [0, 10],
    [0, 0],
  ];
  const outline = road('jetty', { across: true }, comb);
  const jetty: TileFeature = { ...outline, layer: 'squares', kind: 'polygons', tags: { class: 'pier', foot: 'yes' } };
  const path = road('path', { class: 'path' }, [
    [-100, 0],
    [0, 0],
  ]);
  const roads = [outline, path];
  const crossings = createPathsAcrossSquares([jetty], { roads, walls: [] });
  // Straight along the spine, and out to the tip of the last finger. Around each finger it would be 800.
  expect(findShortestWalk([...roads, ...crossings], '-100,0', '300,-100')).toBeCloseTo(500, 0);
});
