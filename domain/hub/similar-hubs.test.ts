import { describe, expect, it } from 'vitest';
import type { Hub, HubKind } from './hub.ts';
import { findSimilarHubs } from './similar-hubs.ts';

/** Creates a hub on the equator, where one degree of longitude is 111.195 km. */
function hubAt(id: string, longitude: number, kind: HubKind, sli: number, path = true): Hub {
  const address = path ? (`/bluezones/${id}` as const) : null;
  return {
    id,
    name: id,
    region: id,
    country: id,
    kind,
    coords: [longitude, 0],
    xiAccess: 0.5,
    sli,
    path: address,
    estimated: [],
  };
}

const home = hubAt('home', 0, 'city', 0.9);

const names = (hubs: readonly Hub[], settings: Parameters<typeof findSimilarHubs>[2] = {}) =>
  findSimilarHubs(home, hubs, settings).map(({ hub, likeness }) => `${likeness} ${hub.id}`);

describe('the places similar to a place', () => {
  it('are the nearest, one of the same country, one with a near score and one more of the same kind', () => {
    const hubs = [
      home,
      hubAt('twin', 30, 'city', 0.92),
      hubAt('rock', 20, 'cohort', 0.5),
      hubAt('town', 10, 'cohort', 0.5),
      hubAt('other', 25, 'city', 0.5),
    ];
    expect(names(hubs, { home: ['island'], rock: ['island'] })).toEqual([
      'nearest town',
      'setting rock',
      'score twin',
      'kind other',
    ]);
  });

  it('never include the place itself, one without a page, or one twice', () => {
    const hubs = [home, hubAt('a', 1, 'city', 0.9), hubAt('hidden', 2, 'city', 0.9, false), hubAt('b', 3, 'city', 0.9)];
    expect(names(hubs)).toEqual(['nearest a', 'score b']);
  });

  it('treat a score two points away as near and one of 2.1 points as far', () => {
    const near = [home, hubAt('a', 1, 'cohort', 0.9), hubAt('b', 2, 'city', 0.88), hubAt('c', 3, 'cohort', 0.9)];
    expect(names(near)).toEqual(['nearest a', 'score b', 'next-nearest c']);
    const far = [home, hubAt('a', 1, 'cohort', 0.9), hubAt('b', 2, 'city', 0.879), hubAt('c', 3, 'cohort', 0.9)];
    expect(names(far)).toEqual(['nearest a', 'kind b', 'next-nearest c']);
  });

  it('keep the order of the list when two are equally near', () => {
    const hubs = [
      home,
      hubAt('east', 5, 'cohort', 0.5),
      hubAt('west', -5, 'cohort', 0.5),
      hubAt('far', 9, 'cohort', 1),
    ];
    expect(names(hubs)).toEqual(['nearest east', 'next-nearest west', 'next-nearest far']);
  });

  it('have their distance in kilometres and what the two share', () => {
    const hubs = [home, hubAt('a', 10, 'city', 0.9), hubAt('b', 20, 'cohort', 0.9)];
    const [first, second] = findSimilarHubs(home, hubs, { home: ['small-state', 'island'], a: ['island'] });
    expect(first?.distanceKm).toBeCloseTo(1111.95, 1);
    expect(first).toMatchObject({ sharedSetting: 'island', sharedKind: 'city' });
    expect(second).toMatchObject({ sharedSetting: null, sharedKind: null, likeness: 'next-nearest' });
  });

  it('are empty when there is no other place', () => {
    expect(names([home])).toEqual([]);
  });
});
