import { fromHex } from '../../../domain/checksum/hexadecimal.ts';
import type { LogEntry } from '../../../domain/ledger/log-entry.ts';
import {
  DispatchTimeOutOfRangeError,
  formatDispatchCommitment,
  type LoggedDispatch,
} from '../../../domain/ledger/logged-dispatch.ts';
import { toBase64 } from '../../../domain/ledger/notes/base64.ts';
import { ForgedCheckpointError, type VerifiedCheckpoint } from '../../../domain/ledger/notes/checkpoint.ts';
import { LogProver } from '../../../domain/ledger/tree/log-proofs.ts';
import { describeFinding } from '../../../domain/ledger/verification/log-finding.ts';
import { readAvailableTile } from '../../../domain/ledger/verification/read-entry-bundle.ts';
import {
  InvalidProofError,
  type RowProofResult,
  serializeRowProof,
  verifyRowProof,
} from '../../../domain/ledger/verification/row-proof.ts';
import { isContinuationOf, type LogSource, readCheckpoint } from '../../../domain/ledger/verification/verify-log.ts';
import type { RowLedgerEntry } from '../../backend/ledger-entries-by-row.ts';
import { createLedgerSource, fetchLedgerKeys, parseNoteKeys } from './files/ledger-source.ts';
import { readStoredLog, type StoredLog } from './files/stored-log.ts';
import { proofText } from './proof-text.ts';

/** Parses a byte string in the format of the database's API, which is `\x` followed by hexadecimal digits. */
const parseBytes = (text: string) => fromHex(text.replace(/^\\x/, ''));

/**
 * Proves for each dispatch that it is in the current ledger. Its text must match its entry, and the entry must be in
 * the tree whose root is signed. That tree must also extend the tree that this browser has seen before. Throws if the
 * ledger cannot be read.
 */
export async function proveDispatches(
  rows: readonly LoggedDispatch[],
  entries: readonly RowLedgerEntry[],
): Promise<ReadonlyMap<string, RowProofResult>> {
  const remembered = await readStoredLog();
  const keys = remembered === null ? await fetchLedgerKeys() : parseNoteKeys(remembered.keys);
  const source = createLedgerSource(keys);
  const checkpoint = await readTrustedCheckpoint(source, remembered);
  if (typeof checkpoint === 'string') {
    return new Map(rows.map(({ id }) => [id, { is: 'not-proven', position: null, why: checkpoint }]));
  }
  const prover = new LogProver(checkpoint.size, (tile) => readAvailableTile(source, tile), source.hash);
  const fates = rows.map(async (row) => {
    const entry = entries.findLast(({ row_id }) => row_id === row.id);
    return [row.id, await fateOf(row, entry, { source, checkpoint, prover })] as const;
  });
  return new Map(await Promise.all(fates));
}

/** Reads and verifies the current checkpoint. Returns a message instead if the checkpoint cannot be trusted. */
async function readTrustedCheckpoint(
  source: LogSource,
  remembered: StoredLog | null,
): Promise<VerifiedCheckpoint | string> {
  try {
    const checkpoint = await readCheckpoint(source);
    const memory = remembered?.memory ?? null;
    if (memory === null || (await isContinuationOf(source, checkpoint, memory))) return checkpoint;
    return describeFinding({ what: 'history', position: memory.size });
  } catch (cause) {
    if (cause instanceof ForgedCheckpointError) return proofText.forged(cause.message);
    throw cause;
  }
}

interface Log {
  readonly source: LogSource;
  readonly checkpoint: VerifiedCheckpoint;
  readonly prover: LogProver;
}

async function fateOf(
  row: LoggedDispatch,
  entry: RowLedgerEntry | undefined,
  { source, checkpoint, prover }: Log,
): Promise<RowProofResult> {
  if (entry === undefined || entry.commitment === null) {
    return { is: 'not-proven', position: null, why: proofText.noEntry };
  }
  const { position } = entry;
  if (position === null || position >= checkpoint.size) return { is: 'waiting' };
  if (entry.salt === null) return { is: 'not-proven', position, why: proofText.noSalt };
  const path = await prover.inclusion(position);
  try {
    const opened = {
      entry: asPublished(entry, entry.commitment),
      salt: parseBytes(entry.salt),
      text: formatDispatchCommitment(row),
    };
    const file = serializeRowProof(opened, { position, path, checkpoint: checkpoint.signed });
    await verifyRowProof(file, source.keys, source);
    return { is: 'proven', position, file };
  } catch (cause) {
    // Old dispatches may contain an invalid time, because invalid times were once accepted. One of them must not
    // prevent the proofs of the others.
    if (cause instanceof DispatchTimeOutOfRangeError)
      return { is: 'not-proven', position, why: proofText.untoldTime(cause.message) };
    if (cause instanceof InvalidProofError) return { is: 'not-proven', position, why: cause.message };
    throw cause;
  }
}

function asPublished({ kind, entered_at, at_installation }: RowLedgerEntry, commitment: string): LogEntry {
  const time = `${new Date(entered_at).toISOString().slice(0, 19)}Z`;
  return { kind, time, says: { commitment: toBase64(parseBytes(commitment)) }, isAtInstallation: at_installation };
}
