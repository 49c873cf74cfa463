import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryWhileStarting } from './retry-while-starting.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const starting = (retryAfter = '2') => new Response('', { status: 503, headers: { 'Retry-After': retryAfter } });

async function answerOf(ask: () => Promise<Response>) {
  const answer = retryWhileStarting(ask);
  await vi.runAllTimersAsync();
  return (await answer).status;
}

it('retries after the delay that a starting server asks for', async () => {
  const ask = vi.fn(async () => new Response('{}')).mockResolvedValueOnce(starting());
  const answer = retryWhileStarting(ask);
  await vi.advanceTimersByTimeAsync(1900);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect((await answer).status).toBe(200);
});

it('returns the last response of a server that does not become ready', async () => {
  const ask = vi.fn(async () => starting());
  expect(await answerOf(ask)).toBe(503);
  expect(ask).toHaveBeenCalledTimes(4);
});

it.each([
  ['without a retry time', new Response('', { status: 503 })],
  ['with too long a delay', starting('60')],
  ['with a date instead of seconds', starting('Thu, 26 Nov 2026 12:00:00 GMT')],
  ['for too many requests', new Response('', { status: 429, headers: { 'Retry-After': '2' } })],
])('does not retry a request refused %s', async (_, refusal) => {
  const ask = vi.fn(async () => refusal);
  expect(await answerOf(ask)).toBe(refusal.status);
  expect(ask).toHaveBeenCalledTimes(1);
});
