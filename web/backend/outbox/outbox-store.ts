import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OutboxStore, WaitingDispatch } from './dispatch-outbox.ts';

interface OutboxDatabase extends DBSchema {
  waiting: { key: string; value: WaitingDispatch };
}

/** Keeps waiting dispatches in IndexedDB, which the tabs of this browser share. */
export function createOutboxStore(): OutboxStore {
  let database: Promise<IDBPDatabase<OutboxDatabase>> | null = null;

  /** A failed opening, or a connection the browser ended, is forgotten, so that the next call tries again. */
  function open(): Promise<IDBPDatabase<OutboxDatabase>> {
    const forget = () => {
      database = null;
    };
    database ??= openDB<OutboxDatabase>('dispatch-outbox', 1, {
      upgrade: (created) => {
        created.createObjectStore('waiting', { keyPath: 'row.id' });
      },
      terminated: forget,
    });
    database.catch(forget);
    return database;
  }

  return {
    async put(dispatch) {
      await (await open()).put('waiting', dispatch);
    },
    list: async () => (await open()).getAll('waiting'),
    remove: async (id) => (await open()).delete('waiting', id),
  };
}
