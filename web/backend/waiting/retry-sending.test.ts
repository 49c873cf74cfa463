// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRetryingSender } from './retry-sending.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('sends the rest again after pauses that double, and stops once nothing is left', async () => {
  const left = [2, 2, 1, 0];
  const round = vi.fn(async () => left.shift() ?? 0);
  createRetryingSender({ what: 'Reports', round })();
  await vi.advanceTimersByTimeAsync(15_000 + 30_000 - 1);
  expect(round).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(round).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(round).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(round).toHaveBeenCalledTimes(4);
});

test('reports and retries a failed round, at once when the network returns, with a single listener', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const round = vi.fn().mockRejectedValueOnce(new Error('no storage')).mockResolvedValueOnce(1).mockResolvedValue(0);
  const sendSoon = createRetryingSender({ what: 'Reports', round });
  sendSoon();
  await vi.advanceTimersByTimeAsync(0);
  expect(warned).toHaveBeenCalledWith('Reports that wait could not be sent; they stay:', expect.any(Error));
  sendSoon();
  await vi.advanceTimersByTimeAsync(0);
  expect(round).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(round).toHaveBeenCalledTimes(3);
  warned.mockRestore();
});
