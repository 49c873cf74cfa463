import type { NoteKey } from '../../domain/ledger/notes/signed-note.ts';
import { InvalidProofError, verifyRowProof } from '../../domain/ledger/verification/row-proof.ts';
import { nodeSha256, verifySignature } from './node-crypto.ts';

export interface ProofVerdict {
  readonly isSound: boolean;
  readonly lines: readonly string[];
}

/**
 * Verifies a proof that a member downloaded, without contacting the site. Returns the result and lines that explain it.
 */
export async function verifyProof(file: string, keys: readonly NoteKey[]): Promise<ProofVerdict> {
  try {
    const { row, position, checkpoint } = await verifyRowProof(file, keys, {
      hash: nodeSha256,
      checkSignature: verifySignature,
    });
    const { kind, time } = row.entry;
    return {
      isSound: true,
      lines: [
        `Entry ${position} of ${checkpoint.origin}, ${kind} of ${time}, is in the log of ${checkpoint.size.toLocaleString('en')} entries that its key signed.`,
        `The row it commits to: ${row.text}`,
      ],
    };
  } catch (error) {
    if (error instanceof InvalidProofError) return { isSound: false, lines: [error.message] };
    throw error;
  }
}
