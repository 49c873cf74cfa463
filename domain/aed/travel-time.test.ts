import { expect, it } from 'vitest';
import { estimateFastestDroneMinutes, estimateRoundTripMinutes, estimateTravelMinutes } from './travel-time.ts';

it('takes 15 minutes on foot for 1.08 km, as streets are half as long again, and 30 there and back', () => {
  expect(estimateTravelMinutes(1.08, 'foot')).toBeCloseTo(15, 5);
  expect(estimateRoundTripMinutes(1.08, 'foot')).toBeCloseTo(30, 5);
});

it('adds a minute for setting off by car once, and not for the way back', () => {
  // At 8.3 m/s, 498 m of streets take a minute. Setting off takes another minute.
  expect(estimateTravelMinutes(0.332, 'car')).toBeCloseTo(2, 5);
  expect(estimateRoundTripMinutes(0.332, 'car')).toBeCloseTo(3, 5);
});

it('uses the measured time of a drone: 4:37 from the call for 1.17 km', () => {
  expect(estimateTravelMinutes(1.17, 'drone')).toBeCloseTo(4 + 37 / 60, 5);
});

it("shows the maker's figures beside it: 15 s to launch and 23 m/s", () => {
  expect(estimateFastestDroneMinutes(2.07)).toBeCloseTo(1.75, 5);
});
