import { expect, test, vi } from 'vitest';
import { createWaitingStore } from './waiting-store.ts';

interface Opening {
  readonly terminated: () => void;
}

const { openings } = vi.hoisted(() => ({ openings: [] as Opening[] }));
vi.mock('idb', () => ({
  async openDB(_name: string, _version: number, opening: Opening) {
    openings.push(opening);
    if (openings.length === 1) throw new Error('the browser did not open it');
    return { getAll: async () => [{ id: 'kept' }] };
  },
}));

test('reopens a database that failed to open or was closed by the browser at the next call, and only then', async () => {
  const store = createWaitingStore('kept', 'id');
  expect(openings).toHaveLength(0);
  await expect(store.list()).rejects.toThrow('the browser did not open it');
  expect(await store.list()).toHaveLength(1);
  await store.list();
  expect(openings).toHaveLength(2);
  openings[1]?.terminated();
  await store.list();
  expect(openings).toHaveLength(3);
});
