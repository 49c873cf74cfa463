import { type DBSchema, openDB } from 'idb';
import { leafHashPrefixLength, type VerifierState } from '../../../../domain/ledger/verification/verifier-state.ts';

/**
 * What this browser stores about the ledger: the keys it trusts, and the state of the log when it was last verified.
 */
export interface StoredLog {
  readonly keys: readonly string[];
  readonly memory: VerifierState | null;
}

interface Store extends DBSchema {
  log: { key: 'last'; value: StoredLog };
}

const open = () => openDB<Store>('ledger', 1, { upgrade: (db) => void db.createObjectStore('log') });

/**
 * Reads what this browser has stored about the ledger. Returns null at the first visit, or if storage is unavailable.
 */
export async function readStoredLog(): Promise<StoredLog | null> {
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

/** Stores the state of the log, and returns whether that succeeded. Some browsers store nothing in private windows. */
export async function storeLog(remembered: StoredLog): Promise<boolean> {
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

function isWhole(memory: VerifierState | null): boolean {
  return memory === null || memory.leafHashPrefixes.length === memory.size * leafHashPrefixLength;
}
