import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchNpmRegistry } from './npm-registry-watch.mjs';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const program = (text: string) => [process.execPath, ['-e', text]] as const;
const unanswered = /^The package registry has not answered yet\. Check the network/;

test.each([
  ['whose name is not known', "console.error('npm error code ENOTFOUND'); process.exitCode = 1"],
  ['that refuses the connection', "console.error('npm error code ECONNREFUSED'); process.exitCode = 1"],
])('a registry %s is reported at once', async (_, text) => {
  const print = vi.fn();
  watchNpmRegistry(program(text), print);
  await vi.advanceTimersByTimeAsync(1_500);
  vi.useRealTimers();
  await expect.poll(() => print.mock.calls.length).toBe(1);
  expect(print.mock.calls[0]?.[0]).toMatch(unanswered);
});

test('an unanswered request is reported within ten seconds, once', async () => {
  const print = vi.fn();
  watchNpmRegistry(program('setTimeout(() => undefined, 600_000)'), print);
  await vi.advanceTimersByTimeAsync(6_999);
  expect(print).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_001);
  expect(print.mock.calls).toEqual([[expect.stringMatching(unanswered)]]);
});

test.each([
  ['answers', ''],
  ['knows no such question', "console.error('npm error code E404'); process.exitCode = 1"],
])('reports nothing about a registry that %s', async (_, text) => {
  const print = vi.fn();
  watchNpmRegistry(program(text), print);
  await vi.advanceTimersByTimeAsync(1_500);
  vi.useRealTimers();
  // The ping starts a process, which fake timers cannot advance. It ends well before this time has passed.
  await wait(1_500);
  expect(print).not.toHaveBeenCalled();
});

test('makes no request when the installation finishes early', async () => {
  const print = vi.fn();
  watchNpmRegistry(program("throw new Error('asked')"), print)();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(print).not.toHaveBeenCalled();
});
