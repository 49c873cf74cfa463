import { type IDBPDatabase, openDB } from 'idb';

/** Where what waits to be sent outlives the page. */
export interface WaitingStore<Waiting> {
  readonly put: (waiting: Waiting) => Promise<void>;
  readonly list: () => Promise<readonly Waiting[]>;
  readonly remove: (id: string) => Promise<void>;
}

const storeName = 'waiting';

/** Keeps what waits in a database of IndexedDB, which the tabs of this browser share; `idPath` leads to what it is told apart by. */
export function createWaitingStore<Waiting>(databaseName: string, idPath: string): WaitingStore<Waiting> {
  let database: Promise<IDBPDatabase> | null = null;

  /** A failed opening, or a connection the browser ended, is forgotten, so that the next call tries again. */
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
