// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('PROD', true);
});
afterEach(() => {
  vi.unstubAllEnvs();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** A worker whose installation ends when `end` is called. */
function createWorker() {
  const worker = Object.assign(new EventTarget(), { state: 'installing' });
  return {
    worker,
    end(state: 'activated' | 'redundant') {
      worker.state = state;
      worker.dispatchEvent(new Event('statechange'));
    },
  };
}

function stubWorkers(register: () => Promise<unknown>) {
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
  return import('./register-worker.ts');
}

test('a network failure during installation is not blamed on the browser, and the next call tries again', async () => {
  const [first, second] = [createWorker(), createWorker()];
  const installing = [first.worker, second.worker];
  const register = vi.fn(async () => ({ active: null, installing: installing.shift() ?? null, waiting: null }));
  const { cacheSite } = await stubWorkers(register);
  const outcome = cacheSite();
  await expect.poll(() => register.mock.calls.length).toBe(1);
  first.end('redundant');
  expect(await outcome).toBe('interrupted');
  const again = cacheSite();
  await expect.poll(() => register.mock.calls.length).toBe(2);
  second.end('activated');
  expect(await again).toBe('cached');
});

test('a browser that refuses service workers cannot store the site', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const { cacheSite } = await stubWorkers(() => Promise.reject(new Error('refused')));
  expect(await cacheSite()).toBe('unable');
  expect(warned).toHaveBeenCalled();
});
