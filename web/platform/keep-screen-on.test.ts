// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { keepScreenOn } from './keep-screen-on.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Replaces the browser's wake locks. A request is granted when `grant` is called. */
function stubWakeLock() {
  const waiting: (() => void)[] = [];
  const locks: { released: boolean }[] = [];
  function createLock() {
    const lock = Object.assign(new EventTarget(), {
      released: false,
      async release() {
        lock.released = true;
        lock.dispatchEvent(new Event('release'));
      },
    });
    locks.push(lock);
    return lock;
  }
  const request = () => new Promise((resolve) => waiting.push(() => resolve(createLock())));
  vi.stubGlobal('navigator', { wakeLock: { request } });
  return {
    async grant() {
      for (const give of waiting.splice(0)) give();
      await Promise.resolve();
    },
    held: () => locks.filter(({ released }) => !released).length,
  };
}

test('releases the screen lock at the end, even if the page was hidden and shown during the request', async () => {
  const browser = stubWakeLock();
  const states: boolean[] = [];
  const letOff = keepScreenOn((isOn) => states.push(isOn));
  for (let time = 0; time < 3; time++) document.dispatchEvent(new Event('visibilitychange'));
  await browser.grant();
  expect(browser.held()).toBe(1);
  expect(states).toEqual([true]);
  letOff();
  expect(browser.held()).toBe(0);
  expect(states).toEqual([true, false]);
});

test('a lock granted after the end is released', async () => {
  const browser = stubWakeLock();
  keepScreenOn()();
  await browser.grant();
  expect(browser.held()).toBe(0);
});
