import { expect, it } from 'vitest';
import { estimateFastestDroneMinutes, estimateRoundTripMinutes, estimateTravelMinutes } from './travel-time.ts';

it('takes 15 minutes on foot over 1.08 km, as streets are half as long again, and 30 there and back', () => {
  expect(estimateTravelMinutes(1.08, 'foot')).toBeCloseTo(15, 5);
  expect(estimateRoundTripMinutes(1.08, 'foot')).toBeCloseTo(30, 5);
});

it('takes a minute to set off by car once, not for the way back', () => {
  // At 8.3 m/s, 498 m of streets take a minute. Setting off takes another minute.
  expect(estimateTravelMinutes(0.332, 'car')).toBeCloseTo(2, 5);
  expect(estimateRoundTripMinutes(0.332, 'car')).toBeCloseTo(3, 5);
});

it('takes the drone as long as was measured: 4:37 from the call over 1.17 km', () => {
  expect(estimateTravelMinutes(1.17, 'drone')).toBeCloseTo(4 + 37 / 60, 5);
});

it('shows beside it what a maker states: 15 s to launch and 23 m/s', () => {
  expect(estimateFastestDroneMinutes(2.07)).toBeCloseTo(1.75, 5);
});
