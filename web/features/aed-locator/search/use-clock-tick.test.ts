// @vitest-environment happy-dom
import { fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lateReportsEvent } from '../../../backend/reports/late-reports-event.ts';
import { useClockTick } from './use-clock-tick.ts';

const onPassed = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onPassed.mockClear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const passMinutes = (minutes: number) => vi.advanceTimersByTime(minutes * 60_000);

test('each minute counts while the page is seen, and none while it is not', () => {
  renderHook(() => useClockTick(true, onPassed));
  passMinutes(2);
  expect(onPassed).toHaveBeenCalledTimes(2);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  passMinutes(130);
  expect(onPassed).toHaveBeenCalledTimes(2);
});

test('a page that is shown again looks at once, from another tab and from the memory of the browser', () => {
  renderHook(() => useClockTick(true, onPassed));
  fireEvent(document, new Event('visibilitychange'));
  expect(onPassed).toHaveBeenCalledTimes(1);
  fireEvent(window, new Event('pageshow'));
  expect(onPassed).toHaveBeenCalledTimes(2);
});

test('reports that came late count at once', () => {
  renderHook(() => useClockTick(true, onPassed));
  fireEvent(document, new Event(lateReportsEvent));
  expect(onPassed).toHaveBeenCalledOnce();
});

test('nothing moves under a finger or behind an open dialog', () => {
  renderHook(() => useClockTick(true, onPassed));
  fireEvent.pointerDown(document.body);
  passMinutes(1);
  expect(onPassed).not.toHaveBeenCalled();
  fireEvent.pointerUp(document.body);
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  passMinutes(1);
  expect(onPassed).not.toHaveBeenCalled();
  dialog.remove();
  passMinutes(1);
  expect(onPassed).toHaveBeenCalledOnce();
});

test('without an answer no clock runs', () => {
  renderHook(() => useClockTick(false, onPassed));
  expect(vi.getTimerCount()).toBe(0);
});
