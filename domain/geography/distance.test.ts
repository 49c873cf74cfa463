import { describe, expect, it } from 'vitest';
import { distanceKm, nearestEquivalentLongitude } from './distance.ts';

describe('distanceKm', () => {
  it('is a quarter of the circumference from the equator at Greenwich to the equator at 90° east', () => {
    expect(distanceKm([0, 0], [90, 0])).toBeCloseTo(10007.543, 3);
  });

  it('is half the circumference between the poles', () => {
    expect(distanceKm([0, 90], [0, -90])).toBeCloseTo(20015.087, 3);
  });

  it('is 344 km from London to Paris, with an earth radius of 6371 km', () => {
    expect(distanceKm([-0.1278, 51.5074], [2.3522, 48.8566])).toBeCloseTo(343.556, 3);
  });

  it('crosses the date line instead of going around the world', () => {
    expect(distanceKm([179.5, 0], [-179.5, 0])).toBeCloseTo(111.195, 3);
  });

  it('is zero from a place to itself and the same both ways', () => {
    expect(distanceKm([7.425, 43.738], [7.425, 43.738])).toBe(0);
    expect(distanceKm([-74.006, 40.7128], [-3.7038, 40.4168])).toBeCloseTo(5768.004, 3);
    expect(distanceKm([-3.7038, 40.4168], [-74.006, 40.7128])).toBeCloseTo(5768.004, 3);
  });

  it('stays a number for antipodes', () => {
    expect(distanceKm([30, 30], [-150, -30])).toBeCloseTo(20015.087, 3);
  });
});

describe('nearestEquivalentLongitude', () => {
  it('leaves a longitude within half a turn as it is', () => {
    expect(nearestEquivalentLongitude(7.5, 30)).toBe(7.5);
    expect(nearestEquivalentLongitude(-149.5, 30)).toBe(-149.5);
  });

  it('moves a longitude to the copy east of the date line', () => {
    expect(nearestEquivalentLongitude(-149.5, 178)).toBe(210.5);
  });

  it('moves a longitude to the copy west of the date line', () => {
    expect(nearestEquivalentLongitude(151, -170)).toBe(-209);
  });

  it('follows a map that was dragged around the world twice', () => {
    expect(nearestEquivalentLongitude(10, 725)).toBe(730);
    expect(nearestEquivalentLongitude(10, -715)).toBe(-710);
  });
});
