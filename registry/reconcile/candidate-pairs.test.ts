import { describe, expect, it } from 'vitest';
import { distanceKm } from '../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import { findCandidatePairs, maxComparedNeighbours } from './candidate-pairs.ts';

const asRecords = (places: readonly LongitudeLatitude[]) => ({
  count: places.length,
  position: (index: number): LongitudeLatitude => places[index] ?? [0, 0],
});

/** Points scattered within about a hundred metres of a centre. They are the same in every run. */
function scatteredPoints([longitude, latitude]: LongitudeLatitude, count: number): LongitudeLatitude[] {
  const stretch = Math.max(0.001, Math.cos((latitude * Math.PI) / 180));
  return Array.from({ length: count }, (_, index) => {
    const east = longitude + (((index * 47) % 199) - 99) / 1e5 / stretch;
    const north = Math.min(90, Math.max(-90, latitude + (((index * 83) % 197) - 98) / 1e5));
    return [((east + 540) % 360) - 180, north];
  });
}

describe('pairs of near records', () => {
  const centres: Record<string, LongitudeLatitude> = {
    'in a town': [19.94, 50.06],
    'across the date line': [180, -16.5],
    'near the north pole': [30, 89.99],
    'on the equator': [0, 0],
  };
  for (const [where, centre] of Object.entries(centres)) {
    it(`are all that measuring every pair finds, ${where}`, () => {
      const places = scatteredPoints(centre, 150);
      const expected = new Set<string>();
      for (const [second, there] of places.entries()) {
        for (let first = 0; first < second; first++) {
          if (distanceKm(places[first] ?? [0, 0], there) * 1000 <= 50) expected.add(`${first} ${second}`);
        }
      }
      const found = [...findCandidatePairs(asRecords(places), 50)].map(({ first, second }) => `${first} ${second}`);
      expect(found).toHaveLength(new Set(found).size);
      expect(new Set(found)).toEqual(expected);
      expect(expected.size).toBeGreaterThan(20);
    });
  }
});

it('compares none where more are together than is plausible, and names each', () => {
  const crowd = scatteredPoints([19.94, 50.06], 5000);
  const few = scatteredPoints([21, 52], maxComparedNeighbours);
  const crowded: number[] = [];
  const pairs = [...findCandidatePairs(asRecords([...crowd, ...few]), 50, (index) => crowded.push(index))];
  expect(crowded).toEqual(crowd.map((_place, index) => index));
  expect(pairs.length).toBeGreaterThan(maxComparedNeighbours);
  expect(pairs.filter(({ first }) => first < crowd.length)).toEqual([]);
});
