// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from 'vitest';
import { createIdentifiedDispatch } from '../../../tests/support/database/create-identified-dispatch.ts';
import { sessionStorageKey } from '../session/stored-session.ts';
import type { WaitingStore } from '../waiting/waiting-store.ts';
import { queueDispatch } from './browser-dispatch-outbox.ts';
import type { WaitingDispatch } from './dispatch-outbox.ts';
import type { IdentifiedDispatch } from './insert-dispatch.ts';

const person = '00000000-0000-4000-8000-0000000000aa';

const { inserted, broken } = vi.hoisted(() => ({ inserted: [] as string[], broken: { isList: false } }));
vi.mock('./insert-dispatch.ts', () => ({
  insertDispatch: async ({ id }: IdentifiedDispatch) => {
    inserted.push(id);
    return { kind: 'delivered' };
  },
}));
vi.mock('../session/backend-client.ts', () => ({
  loadBackendClient: async () => ({
    auth: { getSession: async () => ({ data: { session: { user: { id: person } } } }) },
  }),
}));
vi.mock('../waiting/waiting-store.ts', () => ({
  createWaitingStore(): WaitingStore<WaitingDispatch> {
    const rows = new Map<string, WaitingDispatch>();
    return {
      put: async (dispatch) => void rows.set(dispatch.row.id, dispatch),
      list: async () => {
        if (broken.isList) throw new Error('the storage does not answer');
        return [...rows.values()];
      },
      remove: async (id) => void rows.delete(id),
    };
  },
}));

beforeEach(() => {
  localStorage.setItem(sessionStorageKey, JSON.stringify({ user: { id: person } }));
  // Simulates a browser without Web Locks.
  Object.defineProperty(navigator, 'locks', { value: undefined });
});

const rowOf = (id: string) => createIdentifiedDispatch(id, person);

test('sends each queued dispatch without waiting for an online event', async () => {
  await queueDispatch(rowOf('first'));
  await expect.poll(() => inserted).toHaveLength(1);
  await queueDispatch(rowOf('second'));
  await expect.poll(() => inserted).toHaveLength(2);
  expect(inserted).toEqual(['first', 'second']);
});

test('a queued dispatch counts as queued even when the queue cannot be listed afterwards', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  broken.isList = true;
  await expect(queueDispatch(rowOf('third'))).resolves.toBeUndefined();
  const isTold = () => warned.mock.calls.some(([sentence]) => String(sentence).includes('could not be sent'));
  await expect.poll(isTold).toBe(true);
  broken.isList = false;
});
