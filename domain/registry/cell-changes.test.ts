import { describe, expect, it } from 'vitest';
import { createSeededRandom } from '../../tests/support/seeded-random.ts';
import { applyCellChanges, type CellFeature, computeCellChanges } from './cell-changes.ts';

const cell = { z: 12, x: 2275, y: 1388 };
const keyOf = ({ id = '' }: CellFeature) => id;

const aed = (id: number, properties: Record<string, unknown> = {}): CellFeature => ({
  id: `town/${id}`,
  geometry: { coordinates: [20, 50 + id / 1e4] },
  properties: { name: `AED ${id}`, ...properties },
});

const sorted = (features: readonly unknown[]) =>
  (features as CellFeature[]).toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

/** Returns the features that a reader reconstructs from the base and the encoded changes. */
const roundTrip = (base: readonly CellFeature[], now: readonly CellFeature[]) => {
  const changes = computeCellChanges(base, now, keyOf);
  const file = { cells: changes === null ? {} : { '12/2275/1388': changes } };
  return sorted(applyCellChanges({ features: base }, JSON.parse(JSON.stringify(file)), cell).features);
};

describe('the changes of a cell', () => {
  it('contain what is removed, added and changed, each by its position in the base', () => {
    const base = [aed(1), aed(2, { phone: '112', level: '0' }), aed(3)];
    expect(computeCellChanges(base, [aed(2, { level: '1' }), aed(3), aed(4)], keyOf)).toEqual({
      of: 3,
      out: [0],
      set: { 1: { phone: null, level: '1' } },
      put: [aed(4)],
    });
    expect(computeCellChanges(base, base, keyOf)).toBeNull();
  });

  it('lead from any base to any other state', () => {
    const random = createSeededRandom(3);
    const chance = (share: number) => random.fraction() < share;
    for (let round = 0; round < 100; round++) {
      const base = Array.from({ length: Math.floor(random.fraction() * 30) }, (_, id) =>
        aed(id, { ...(chance(0.5) && { hours: { open: [id, 600] } }), ...(chance(0.3) && { phone: '112' }) }),
      );
      const stayed = base.flatMap((feature) => (chance(0.2) ? [] : [feature]));
      const now = stayed.map(({ properties: { phone, ...said }, ...feature }) => ({
        ...feature,
        geometry: { coordinates: chance(0.2) ? ([21, 51] as const) : feature.geometry.coordinates },
        properties: chance(0.2) ? { ...said, hours: 'always' } : { ...said, ...(phone !== undefined && { phone }) },
      }));
      const all = [...now, ...(chance(0.5) ? [aed(100 + round, { phone: '999' })] : [])];
      expect(roundTrip(base, all)).toEqual(sorted(all));
    }
  });

  it('are refused for another base', () => {
    const file = { cells: { '12/2275/1388': computeCellChanges([aed(1), aed(2)], [aed(2)], keyOf) } };
    expect(() => applyCellChanges({ features: [aed(2)] }, file, cell)).toThrow(
      'Changes of cell 12/2275/1388.cells.12/2275/1388.of is 2, but must be 1. Search again.',
    );
  });

  it('that are damaged are never taken for none', () => {
    for (const file of [{}, null, '<html>', { cells: null }])
      expect(() => applyCellChanges({ features: [aed(1)] }, file, cell)).toThrow('but must be an object');
  });
});
