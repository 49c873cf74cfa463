import { type DBSchema, openDB } from 'idb';
import type { OutboxStore, WaitingDispatch } from './dispatch-outbox.ts';

interface OutboxDatabase extends DBSchema {
  waiting: { key: string; value: WaitingDispatch };
}

/** Keeps waiting dispatches in IndexedDB, which the tabs of this browser share. */
export function createOutboxStore(): OutboxStore {
  const database = openDB<OutboxDatabase>('dispatch-outbox', 1, {
    upgrade: (created) => {
      created.createObjectStore('waiting', { keyPath: 'row.id' });
    },
  });
  return {
    async put(dispatch) {
      await (await database).put('waiting', dispatch);
    },
    list: async () => (await database).getAll('waiting'),
    remove: async (id) => (await database).delete('waiting', id),
  };
}
