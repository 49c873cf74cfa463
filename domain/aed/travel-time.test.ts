import { expect, it } from 'vitest';
import {
  estimateCarMinutes,
  estimateCarRoundTripMinutes,
  estimateFastestDroneMinutes,
  estimateTravelMinutes,
} from './travel-time.ts';

it('takes 15 minutes on foot for 1.08 km, as streets are half as long again', () => {
  expect(estimateTravelMinutes(1.08, 'foot')).toBeCloseTo(15, 5);
});

it('adds a minute for setting off by car once, and not for the way back', () => {
  // At 8.3 m/s, 498 m of streets take a minute. Setting off takes another minute.
  expect(estimateTravelMinutes(0.332, 'car')).toBeCloseTo(2, 5);
  expect(estimateCarRoundTripMinutes({ distanceKm: 0.332, byStreet: null })).toBeCloseTo(3, 5);
});

it('takes the time by car from the streets, else from the longer of the straight line and the walk', () => {
  const minutes = (distanceKm: number, footKm: number | null, carMinutes: number | null) =>
    estimateCarMinutes({ distanceKm, byStreet: { footMinutes: 10, footKm, carMinutes } });
  expect(minutes(0.1, 4.98, 3.2)).toBe(3.2);
  expect(minutes(0.1, 0.996, null)).toBeCloseTo(3, 5);
  expect(minutes(0.332, 0.3, null)).toBeCloseTo(2, 5);
  // The walk was not reached in ten minutes, which are 1080 m.
  expect(minutes(0.1, null, null)).toBeCloseTo(1 + 1080 / 8.3 / 60, 5);
});

it('uses the measured time of a drone: 4:37 from the call for 1.17 km', () => {
  expect(estimateTravelMinutes(1.17, 'drone')).toBeCloseTo(4 + 37 / 60, 5);
});

it("shows the maker's figures beside it: 15 s to launch and 23 m/s", () => {
  expect(estimateFastestDroneMinutes(2.07)).toBeCloseTo(1.75, 5);
});
