import { expect, test } from 'vitest';
import { readyShare } from './chance-on-arrival.ts';

test('an open door counts no more than the AEDs that the inspections in Seoul found ready: 84.6 %, in whole twentieths', () => {
  expect(readyShare).toBeLessThanOrEqual(Math.ceil((1 - 0.154) * 20) / 20);
  expect(readyShare).toBeGreaterThan(0.8);
});
