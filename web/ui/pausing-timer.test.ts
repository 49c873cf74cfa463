import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPausingTimer } from './pausing-timer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('calls back at its time and not before', () => {
  const onEnd = vi.fn();
  startPausingTimer(5000, onEnd);
  vi.advanceTimersByTime(4999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('does not count paused time', () => {
  const onEnd = vi.fn();
  const timer = startPausingTimer(5000, onEnd);
  vi.advanceTimersByTime(3000);
  timer.pause();
  vi.advanceTimersByTime(60_000);
  timer.resume();
  vi.advanceTimersByTime(1999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('pausing twice keeps the same time as pausing once', () => {
  const onEnd = vi.fn();
  const timer = startPausingTimer(5000, onEnd);
  timer.pause();
  vi.advanceTimersByTime(9000);
  timer.pause();
  timer.resume();
  timer.resume();
  vi.advanceTimersByTime(4999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('calls back only once, even when paused and resumed after its end', () => {
  const onEnd = vi.fn();
  const timer = startPausingTimer(5000, onEnd);
  vi.advanceTimersByTime(5000);
  timer.pause();
  timer.resume();
  vi.advanceTimersByTime(60_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a cancelled timer never calls back, resumed or not', () => {
  const onEnd = vi.fn();
  const timer = startPausingTimer(5000, onEnd);
  timer.cancel();
  timer.resume();
  vi.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();
});
