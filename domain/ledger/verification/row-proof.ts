import { joinBytes } from '../../checksum/join-bytes.ts';
import { computeRootFromAuditPath } from '../../checksum/merkle-tree.ts';
import { type LogEntry, parseLogEntry, serializeLogEntry } from '../log-entry.ts';
import { fromBase64, toBase64 } from '../notes/base64.ts';
import { ForgedCheckpointError, type VerifiedCheckpoint, verifyCheckpoint } from '../notes/checkpoint.ts';
import type { NoteKey, VerifySignature } from '../notes/signed-note.ts';
import { type LogProof, parseLogProof, serializeLogProof } from '../notes/tlog-proof.ts';
import { hashTreeLeaf, hasSameBytes, type SyncHash } from '../tree/tree-hash.ts';

/** A database row as text, with its log entry and the salt of the entry's commitment. */
export interface RowWithSalt {
  readonly entry: LogEntry;
  readonly salt: Uint8Array;
  /** Canonical text of those fields of the row that never change. */
  readonly text: string;
}

/** A row that was proven to be in the log unchanged. */
export interface ProvenRow {
  readonly row: RowWithSalt;
  readonly position: number;
  readonly checkpoint: VerifiedCheckpoint;
}

/** The result of trying to prove that a row is in the log, for people who may read the row. */
export type RowProofResult =
  /** `file` contains the proof as text, so that others can verify it. */
  | { readonly is: 'proven'; readonly position: number; readonly file: string }
  /** No signed checkpoint includes the row's entry yet. */
  | { readonly is: 'waiting' }
  /** `why` is a sentence that explains why the proof failed. */
  | { readonly is: 'not-proven'; readonly position: number | null; readonly why: string };

/** Thrown for a proof that is not valid; the message says why. */
export class InvalidProofError extends Error {
  override readonly name = 'InvalidProofError';
}

interface Tools {
  readonly hash: SyncHash;
  readonly checkSignature: VerifySignature;
}

const utf8 = new TextEncoder();

/**
 * Writes the proof of a row in the text format of tlog-proof. The additional data contain the entry, the salt and the
 * row, one line each.
 */
export function serializeRowProof({ entry, salt, text }: RowWithSalt, proof: Omit<LogProof, 'extra'>): string {
  const extra = utf8.encode([serializeLogEntry(entry), toBase64(salt), text].join('\n'));
  return serializeLogProof({ ...proof, extra });
}

/**
 * Verifies a proof that `serializeRowProof` has written. Only the log's keys are needed: the row must match the entry,
 * the entry must lead to the root, and one of the keys must have signed the root.
 * @throws InvalidProofError if the proof is not valid
 */
export async function verifyRowProof(
  file: string,
  keys: readonly NoteKey[],
  { hash, checkSignature }: Tools,
): Promise<ProvenRow> {
  const proof = parseLogProof(file);
  if (proof === null) throw new InvalidProofError('This is not a proof in the format c2sp.org/tlog-proof@v1.');
  const row = readExtra(proof.extra);
  const checkpoint = await verifyCheckpoint(proof.checkpoint, keys, { hash, checkSignature }).catch(
    (cause: unknown) => {
      if (!(cause instanceof ForgedCheckpointError)) throw cause;
      throw new InvalidProofError(`Its checkpoint cannot be trusted: ${cause.message}.`);
    },
  );
  const commitment = 'commitment' in row.entry.says ? fromBase64(row.entry.says.commitment) : null;
  if (commitment === null || !hasSameBytes(hash(joinBytes([row.salt, utf8.encode(row.text)])), commitment)) {
    throw new InvalidProofError(`The row is not the one that was entered at position ${proof.position}.`);
  }
  const leaf = hashTreeLeaf(utf8.encode(serializeLogEntry(row.entry)), hash);
  const place = { index: proof.position, leafCount: checkpoint.size };
  const root = await computeRootFromAuditPath(leaf, place, proof.path, async (bytes) => hash(bytes));
  if (root === null || !hasSameBytes(root, checkpoint.root)) {
    throw new InvalidProofError(`The entry does not lead from position ${proof.position} to the signed root.`);
  }
  return { row, position: proof.position, checkpoint };
}

function readExtra(extra: Uint8Array | null): RowWithSalt {
  const [leaf = '', encoded = '', text, ...more] = new TextDecoder().decode(extra ?? new Uint8Array()).split('\n');
  const [entry, salt] = [parseLogEntry(leaf), fromBase64(encoded)];
  if (entry === null || salt === null || text === undefined || more.length > 0) {
    throw new InvalidProofError('Its extra line does not contain an entry, a salt and a row.');
  }
  return { entry, salt, text };
}
