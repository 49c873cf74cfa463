import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchBytes } from './index-file.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Simulates a server that never responds. The request rejects only when the client aborts it. */
const silentServer: typeof fetch = (_address, init) =>
  new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

test('gives up on a file that has not started to arrive within eight seconds', async () => {
  const outcome = fetchBytes('/aeds/12/1/1.json', silentServer).catch((cause: Error) => cause.message);
  const isSettled = vi.fn();
  void outcome.then(isSettled);
  await vi.advanceTimersByTimeAsync(7999);
  expect(isSettled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toBe('/aeds/12/1/1.json: nothing arrived for 8 s. Try again.');
});

test('reads a file to its end that arrives slowly, a piece every seven seconds', async () => {
  const pieces = ['{"a":', '1', '}'];
  const slowly = new ReadableStream<Uint8Array>({
    pull: (stream) =>
      new Promise((resolve) => {
        setTimeout(() => {
          const piece = pieces.shift();
          if (piece === undefined) stream.close();
          else stream.enqueue(new TextEncoder().encode(piece));
          resolve();
        }, 7000);
      }),
  });
  const reading = fetchBytes('/aeds/12/1/1.json', async () => new Response(slowly));
  await vi.advanceTimersByTimeAsync(28_000);
  expect(new TextDecoder().decode((await reading) ?? undefined)).toBe('{"a":1}');
  expect(vi.getTimerCount()).toBe(0);
});
