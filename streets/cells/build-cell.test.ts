import { expect, test } from 'vitest';
import { buildCell } from './build-cell.ts';
import { boxOfTile, type TileFeature } from './tile-features.ts';

const cell = { z: 12, x: 2160, y: 1390 };
const { west, north } = boxOfTile(cell);

/** Creates a circular wood with 200 corners, whose outline deviates from the circle by up to a metre. */
function wood(x: number, y: number): TileFeature {
  const corners = Array.from({ length: 200 }, (_, corner) => {
    const [angle, radius] = [(corner / 200) * 2 * Math.PI, 400 + 8 * (corner % 2)];
    return { x: Math.round(west + x + radius * Math.cos(angle)), y: Math.round(north + y + radius * Math.sin(angle)) };
  });
  return {
    layer: 'green',
    kind: 'polygons',
    tags: { class: 'wood' },
    parts: [[...corners, ...corners.slice(0, 1)]],
    id: null,
  };
}

const path = (y: number): TileFeature => ({
  layer: 'roads',
  kind: 'lines',
  tags: { class: 'path', foot: 'yes' },
  parts: [Array.from({ length: 300 }, (_, step) => ({ x: west + 50 * step, y: north + y + (step % 2) }))],
  id: String(y),
});

const woods = (count: number) =>
  Array.from({ length: count }, (_, at) => wood(1000 + 900 * (at % 16), 1000 + 12 * Math.floor(at / 16)));

test('a light cell is drawn in detail, a heavy one coarsely, with the same network', () => {
  const [light, heavy] = [50, 1000].map((count) =>
    buildCell(cell, { features: [path(500), path(700), ...woods(count)], cut: null }),
  );
  const each = (bytes: Uint8Array | null | undefined, count: number) => (bytes?.length ?? 0) / count;
  expect(each(light?.land, 50)).toBeGreaterThan(300);
  expect(each(heavy?.land, 1000)).toBeLessThan(150);
  expect(each(heavy?.land, 1000)).toBeGreaterThan(20);
  expect(heavy?.ways).toEqual(light?.ways);
});

test('a cell does not depend on the order of its features', () => {
  const way = (id: string, y: number, tags: object): TileFeature => ({
    layer: 'roads',
    kind: 'lines',
    tags: { foot: 'yes', ...tags },
    parts: [[0, 90, 200, 310].map((x) => ({ x: west + 1000 + x, y: north + y }))],
    id,
  });
  const features = [
    way('1', 1000, { class: 'tertiary' }),
    way('2', 980, { class: 'footway', pavement: true }),
    way('3', 1020, { class: 'footway', pavement: true }),
  ];
  const built = [features, features.toReversed()].map((ordered) => buildCell(cell, { features: ordered, cut: null }));
  expect(built[1]?.ways).toEqual(built[0]?.ways);
  expect(built[0]?.roads.some(({ tags }) => tags.class === 'link')).toBe(true);
});
