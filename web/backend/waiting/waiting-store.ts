import { type IDBPDatabase, openDB } from 'idb';

/** A store for items that wait to be sent. The items remain when the page is closed. */
export interface WaitingStore<Waiting> {
  readonly put: (waiting: Waiting) => Promise<void>;
  readonly list: () => Promise<readonly Waiting[]>;
  readonly remove: (id: string) => Promise<void>;
}

const storeName = 'waiting';

/**
 * Creates a store in IndexedDB, which all tabs of this browser share. `idPath` is the property that holds an item's id.
 */
export function createWaitingStore<Waiting>(databaseName: string, idPath: string): WaitingStore<Waiting> {
  let database: Promise<IDBPDatabase> | null = null;

  /** Opens the database, once for all calls. After a failed or closed connection, the next call opens a new one. */
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
