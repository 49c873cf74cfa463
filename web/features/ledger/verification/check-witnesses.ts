import { readCheckpoint } from '../../../../domain/ledger/verification/verify-log.ts';
import {
  evaluateWitness,
  parseWitnesses,
  type WitnessVerdict,
} from '../../../../domain/ledger/verification/witnesses.ts';
import { createLedgerSource, fetchLedgerKeys, parseNoteKeys } from '../files/ledger-source.ts';
import { readStoredLog } from '../files/stored-log.ts';

/**
 * Checks whether each witness agrees with the ledger. `list` is the text of `witnesses.json`. Returns null if there is
 * no ledger, and throws if it cannot be read.
 */
export async function checkWitnesses(list: string): Promise<readonly WitnessVerdict[] | null> {
  const remembered = await readStoredLog();
  const keys = remembered === null ? await fetchLedgerKeys() : parseNoteKeys(remembered.keys);
  if (keys.length === 0) return null;
  const source = createLedgerSource(keys);
  const witnesses = parseWitnesses(list, source.hash);
  if (witnesses.length === 0) return [];
  const checkpoint = await readCheckpoint(source);
  return Promise.all(witnesses.map((witness) => evaluateWitness(source, checkpoint, witness)));
}
