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

test('one part is laid out in each idle moment, from the top, and then the page counts as whole', () => {
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

test.each(['pointerdown', 'keydown', 'click', 'scroll', 'popstate'])('at a %s everything is laid out', (sign) => {
  layOutPartsWhenIdle();
  window.dispatchEvent(new Event(sign));
  expect(root.dataset.laidOut).toBe('all');
});

test('a page that is opened at an anchor is laid out at once', () => {
  window.location.hash = '#sources';
  layOutPartsWhenIdle();
  expect(root.dataset.laidOut).toBe('all');
  expect(pendingIdleCallbacks).toHaveLength(0);
});

test('a browser that knows no idle moments lays out after short pauses', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  vi.useFakeTimers();
  layOutPartsWhenIdle();
  vi.runAllTimers();
  expect(root.dataset.laidOut).toBe('all');
});
