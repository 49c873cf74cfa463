import { expect, it } from 'vitest';
import { readWorldGeometry, type WorldTopology } from './world-geometry.ts';

/** Creates a world of countries with a single ring each, made of a single arc. */
function worldOf(...rings: number[][][]): WorldTopology {
  return {
    type: 'Topology',
    arcs: rings,
    objects: {
      countries: {
        type: 'GeometryCollection',
        geometries: rings.map((_, arc) => ({ type: 'Polygon', arcs: [[arc]] })),
      },
    },
  };
}

it('puts Greenwich on the equator in the middle of the sheet', () => {
  const ring = [
    [0, 0],
    [90, 0],
    [90, 66.51326],
    [0, 0],
  ];
  const [land] = readWorldGeometry(worldOf(ring)).land;
  const rounded = Array.from(land?.points ?? [], (value) => Number(value.toFixed(4)));
  expect(rounded).toEqual([0.5, 0.5, 0.75, 0.5, 0.75, 0.25, 0.5, 0.5]);
});

it('keeps an island on the date line in one piece', () => {
  const taveuni = [
    [179.5, -17],
    [-179.5, -17],
    [-179.5, -16],
    [179.5, -17],
  ];
  const [land] = readWorldGeometry(worldOf(taveuni)).land;
  expect(land?.minX).toBeCloseTo(0.99861, 5);
  expect(land?.maxX).toBeCloseTo(1.00139, 5);
});

it('closes a ring around the pole along the lower edge', () => {
  const antarctica = [
    [-180, -70],
    [-60, -72],
    [60, -68],
    [180, -70],
  ];
  const [land] = readWorldGeometry(worldOf(antarctica)).land;
  expect(land?.maxY).toBeCloseTo(1, 5);
  expect(land?.points).toHaveLength(12);
});
