// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { layOutPartsWhenIdle } from './deferred-layout.ts';

const root = document.documentElement;
const laidOut = () => [...document.querySelectorAll<HTMLElement>('[data-far]')].map(({ dataset }) => dataset.laidOut);

/** Idle callbacks that the page has requested but that have not run yet. */
const pendingIdleCallbacks: (() => void)[] = [];
const grantIdleMoment = () => pendingIdleCallbacks.shift()?.();

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (step: () => void) => pendingIdleCallbacks.push(step));
  document.body.innerHTML = '<p data-far></p><p></p><p data-far></p>';
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  pendingIdleCallbacks.length = 0;
  document.body.innerHTML = '';
  delete root.dataset.laidOut;
  window.location.hash = '';
});

test('lays out one part in each idle moment from the top, then marks the page as complete', () => {
  layOutPartsWhenIdle();
  expect(laidOut()).toEqual([undefined, undefined]);
  grantIdleMoment();
  expect(laidOut()).toEqual(['', undefined]);
  grantIdleMoment();
  expect(laidOut()).toEqual(['', '']);
  expect(root.dataset.laidOut).toBeUndefined();
  grantIdleMoment();
  expect(root.dataset.laidOut).toBe('all');
  expect(pendingIdleCallbacks).toHaveLength(0);
});

test.each(['pointerdown', 'keydown', 'click', 'scroll', 'popstate'])('lays out everything on %s', (sign) => {
  layOutPartsWhenIdle();
  window.dispatchEvent(new Event(sign));
  expect(root.dataset.laidOut).toBe('all');
});

test('lays out a page opened at an anchor at once', () => {
  window.location.hash = '#sources';
  layOutPartsWhenIdle();
  expect(root.dataset.laidOut).toBe('all');
  expect(pendingIdleCallbacks).toHaveLength(0);
});

test('lays out after short pauses in a browser without idle callbacks', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  vi.useFakeTimers();
  layOutPartsWhenIdle();
  vi.runAllTimers();
  expect(root.dataset.laidOut).toBe('all');
});
