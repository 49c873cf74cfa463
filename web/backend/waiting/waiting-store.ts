import { type IDBPDatabase, openDB } from 'idb';

/** Persistent storage of waiting items. */
export interface WaitingStore<Waiting> {
  readonly put: (waiting: Waiting) => Promise<void>;
  readonly list: () => Promise<readonly Waiting[]>;
  readonly remove: (id: string) => Promise<void>;
}

const storeName = 'waiting';

/** Stores waiting items in IndexedDB, shared by this browser's tabs; `idPath` is the key path. */
export function createWaitingStore<Waiting>(databaseName: string, idPath: string): WaitingStore<Waiting> {
  let database: Promise<IDBPDatabase> | null = null;

  /** A failed or closed connection is discarded, so that the next call retries. */
  function open(): Promise<IDBPDatabase> {
    const forget = () => {
      database = null;
    };
    database ??= openDB(databaseName, 1, {
      upgrade: (created) => {
        created.createObjectStore(storeName, { keyPath: idPath });
      },
      terminated: forget,
    });
    database.catch(forget);
    return database;
  }

  return {
    async put(waiting) {
      await (await open()).put(storeName, waiting);
    },
    list: async () => (await open()).getAll(storeName),
    remove: async (id) => (await open()).delete(storeName, id),
  };
}
