import { expect, test } from 'vitest';
import { operationalShare } from './access-probability.ts';

test('an open door has at most the share of AEDs found ready in Seoul inspections: 84.6 %, in whole twentieths', () => {
  expect(operationalShare).toBeLessThanOrEqual(Math.ceil((1 - 0.154) * 20) / 20);
  expect(operationalShare).toBeGreaterThan(0.8);
});
