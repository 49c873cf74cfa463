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

test('counts each minute while the page is visible, and none while it is hidden', () => {
  renderHook(() => useClockTick(true, onPassed));
  passMinutes(2);
  expect(onPassed).toHaveBeenCalledTimes(2);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  passMinutes(130);
  expect(onPassed).toHaveBeenCalledTimes(2);
});

test("a page that becomes visible again updates at once, after a tab switch or from the browser's cache", () => {
  renderHook(() => useClockTick(true, onPassed));
  fireEvent(document, new Event('visibilitychange'));
  expect(onPassed).toHaveBeenCalledTimes(1);
  fireEvent(window, new Event('pageshow'));
  expect(onPassed).toHaveBeenCalledTimes(2);
});

test('later reports count at once', () => {
  renderHook(() => useClockTick(true, onPassed));
  fireEvent(document, new Event(lateReportsEvent));
  expect(onPassed).toHaveBeenCalledOnce();
});

test('changes nothing while the screen is touched or a dialog is open', () => {
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

test('runs no clock without results', () => {
  renderHook(() => useClockTick(false, onPassed));
  expect(vi.getTimerCount()).toBe(0);
});
