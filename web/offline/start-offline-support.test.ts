// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { registerWorker } from './register-worker.ts';
import { cacheOpenedPage, startOfflineSupport } from './start-offline-support.ts';

vi.mock('./register-worker.ts', () => ({ registerWorker: vi.fn(async () => null), cacheSite: async () => 'unable' }));

const saveData = (isSaving: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: isSaving }, configurable: true });

afterEach(() => {
  vi.mocked(registerWorker).mockClear();
  Reflect.deleteProperty(navigator, 'connection');
});

test('a visitor with data saving on gets no worker on any page', async () => {
  saveData(true);
  await startOfflineSupport();
  await cacheOpenedPage('/');
  await cacheOpenedPage('/bluezones/okinawa');
  expect(registerWorker).not.toHaveBeenCalled();
});

test('any other visitor gets one', async () => {
  saveData(false);
  await startOfflineSupport();
  expect(registerWorker).toHaveBeenCalledOnce();
});
