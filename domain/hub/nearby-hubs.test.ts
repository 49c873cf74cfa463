import { describe, expect, it } from 'vitest';
import type { Hub } from './hub.ts';
import { findNearbyHubs, wrapIndex } from './nearby-hubs.ts';

const names = (entries: readonly { hub: Hub }[]) => entries.map((entry) => entry.hub.name);

/** Creates a hub on the equator, where one degree of longitude is 111.195 km. */
function hubOnEquator(id: string, longitude: number): Hub {
  return {
    id,
    name: id,
    region: 'Equator',
    country: 'Nowhere',
    kind: 'city',
    coords: [longitude, 0],
    xiAccess: 0.5,
    sli: 0.5,
    path: null,
    estimated: [],
  };
}

describe('findNearbyHubs', () => {
  it('looks across the date line', () => {
    const nearby = findNearbyHubs([179, 0], [hubOnEquator('same side', 170), hubOnEquator('other side', -176)]);
    expect(names(nearby.nearest)).toEqual(['other side', 'same side']);
    expect(nearby.nearest[0]?.distanceKm).toBeCloseTo(555.97, 2);
  });

  it('counts a hub at 1999 km and leaves out one at 2001 km', () => {
    // On the equator, 17.98° are 1999.3 km and 18° are 2001.5 km.
    const nearby = findNearbyHubs([0, 0], [hubOnEquator('inside', 17.98), hubOnEquator('outside', 18)]);
    expect(nearby.withinRadius).toBe(1);
    expect(names(nearby.nearest)).toEqual(['inside', 'outside']);
  });

  it('counts beyond the ten that it lists', () => {
    const twelve = Array.from({ length: 12 }, (_, place) => hubOnEquator(`hub ${place}`, place));
    const nearby = findNearbyHubs([0, 0], twelve);
    expect(nearby.nearest).toHaveLength(10);
    expect(nearby.withinRadius).toBe(12);
  });

  it('does not reorder the given list', () => {
    const given = [hubOnEquator('far', 9), hubOnEquator('near', 1)];
    findNearbyHubs([0, 0], given);
    expect(given.map((hub) => hub.id)).toEqual(['far', 'near']);
  });
});

describe('wrapAround', () => {
  it('goes from the last to the first and from the first to the last', () => {
    expect(wrapIndex(9, 1, 10)).toBe(0);
    expect(wrapIndex(0, -1, 10)).toBe(9);
  });

  it('goes one place in between', () => {
    expect(wrapIndex(3, 1, 10)).toBe(4);
    expect(wrapIndex(3, -1, 10)).toBe(2);
  });

  it('stays where it is in a list of one or none', () => {
    expect(wrapIndex(0, 1, 1)).toBe(0);
    expect(wrapIndex(0, -1, 1)).toBe(0);
    expect(wrapIndex(0, 1, 0)).toBe(0);
  });
});
