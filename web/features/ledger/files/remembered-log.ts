import { type DBSchema, openDB } from 'idb';
import { type LogMemory, printLength } from '../../../../domain/ledger/verification/log-memory.ts';

/** What this browser keeps of the ledger: whose signatures it believes, and the log as it was last seen. */
export interface Remembered {
  readonly keys: readonly string[];
  readonly memory: LogMemory | null;
}

interface Store extends DBSchema {
  log: { key: 'last'; value: Remembered };
}

const open = () => openDB<Store>('ledger', 1, { upgrade: (db) => void db.createObjectStore('log') });

/** Null where nothing was seen before, or the browser keeps nothing. */
export async function recallLog(): Promise<Remembered | null> {
  try {
    const db = await open();
    const kept = await db.get('log', 'last');
    db.close();
    return kept === undefined || !isWhole(kept.memory) ? null : kept;
  } catch (cause) {
    console.warn('The browser’s record of the ledger could not be read:', cause);
    return null;
  }
}

/** Answers whether the browser keeps it: some keep nothing in private windows. */
export async function rememberLog(remembered: Remembered): Promise<boolean> {
  try {
    const db = await open();
    await db.put('log', remembered, 'last');
    db.close();
    return true;
  } catch (cause) {
    console.warn('The browser could not store its record of the ledger:', cause);
    return false;
  }
}

function isWhole(memory: LogMemory | null): boolean {
  return memory === null || memory.prints.length === memory.size * printLength;
}
