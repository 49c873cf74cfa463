import { expect, test, vi } from 'vitest';
import { retryUntilDone } from './retry-until-done.ts';

const quick = { firstPauseMs: 1, longestPauseMs: 2 };

test('retries failed work until it succeeds, and reports each failure', async () => {
  const work = vi.fn().mockRejectedValueOnce('one').mockRejectedValueOnce('two').mockResolvedValue('done');
  const onFailure = vi.fn();
  const signal = new AbortController().signal;
  expect(await retryUntilDone(work, { onFailure, signal, ...quick })).toBe('done');
  expect(onFailure.mock.calls).toEqual([['one'], ['two']]);
});

test('an error thrown by the failure handler ends the attempts', async () => {
  const work = vi.fn().mockRejectedValue(new Error('never'));
  const onFailure = (error: unknown) => {
    throw error;
  };
  const signal = new AbortController().signal;
  await expect(retryUntilDone(work, { onFailure, signal, ...quick })).rejects.toThrow('never');
  expect(work).toHaveBeenCalledOnce();
});

test('the signal ends the attempts during a pause, however long', async () => {
  const ending = new AbortController();
  const work = vi.fn().mockRejectedValue(new Error('not yet'));
  const tried = retryUntilDone(work, {
    onFailure: () => ending.abort(),
    signal: ending.signal,
    firstPauseMs: 3_600_000,
  });
  expect(await tried).toBeUndefined();
  expect(work).toHaveBeenCalledOnce();
});
