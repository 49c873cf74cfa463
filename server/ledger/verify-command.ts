import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { findVerifiedSigners } from '../../domain/ledger/notes/checkpoint.ts';
import { formatNoteKey, type NoteKey } from '../../domain/ledger/notes/signed-note.ts';
import { describeFinding } from '../../domain/ledger/verification/log-finding.ts';
import {
  parseVerifierState,
  serializeVerifierState,
  type VerifierState,
} from '../../domain/ledger/verification/verifier-state.ts';
import { type LogVerification, verifyLog } from '../../domain/ledger/verification/verify-log.ts';
import { evaluateWitness, parseWitnesses, type WitnessVerdict } from '../../domain/ledger/verification/witnesses.ts';
import { writeAtomically } from '../write-atomically.ts';
import { nodeSha256, verifySignature } from './node-crypto.ts';
import {
  createLogSource,
  parseKeyLines,
  type ReadPublicFile,
  readPublishedKeys,
  readRowFindings,
} from './public-log.ts';

/** What a verifier stores between two runs: the keys it trusts, and the last verified state of the log. */
interface StoredState {
  readonly keys: readonly string[];
  readonly memory: VerifierState | null;
}

export interface VerifyCommandResult {
  readonly isSound: boolean;
  readonly lines: readonly string[];
  readonly verification: LogVerification;
}

interface VerifyParts {
  readonly read: ReadPublicFile;
  /** The file in which the verifier stores its state between two runs. */
  readonly statePath: string;
  /**
   * The keys given by the user. If there are none, the keys that the site publishes at the first run are stored and
   * trusted from then on.
   */
  readonly keyLines: readonly string[];
}

/**
 * Verifies a site's public log and stores the verifier's new state. Returns whether the log is sound, and lines that
 * explain each finding with its position.
 */
export async function verifyPublishedLog({ read, statePath, keyLines }: VerifyParts): Promise<VerifyCommandResult> {
  const kept = await readKept(statePath);
  const known = [...keyLines, ...(kept?.keys ?? [])];
  const keys = known.length > 0 ? parseKeyLines([...new Set(known)]) : await readPublishedKeys(read);
  const verification = await verifyLog(createLogSource(read, keys), { memory: kept?.memory ?? null });
  const rows = verification.checkpoint === null ? [] : await readRowFindings(read);
  const findings = [...verification.findings, ...rows].map(describeFinding);
  const isSound = findings.length === 0;
  if (verification.findings.length === 0) {
    const signers = await readCurrentSigners(read, verification);
    const lines = [...keys, ...signers].map((key) => formatNoteKey(key, nodeSha256));
    await writeKept(statePath, { keys: [...new Set(lines)], memory: verification.memory });
  }
  const witnesses = await readWitnesses(read, keys, verification);
  const isContradicted = witnesses.some(({ says }) => says === 'differs');
  const lines = [...findings, ...summary(verification, kept, known.length === 0), ...witnesses.map(describeWitness)];
  return { isSound: isSound && !isContradicted, lines, verification };
}

/**
 * Returns the published keys that signed the checkpoint. After a key rotation the old key signs together with the new
 * one, so a verifier that trusts the old key learns the new one.
 */
async function readCurrentSigners(read: ReadPublicFile, { checkpoint }: LogVerification): Promise<readonly NoteKey[]> {
  if (checkpoint === null) return [];
  return findVerifiedSigners(checkpoint.note, await readPublishedKeys(read), {
    hash: nodeSha256,
    checkSignature: verifySignature,
  });
}

/**
 * Describes the checkpoints of the witnesses that the site names. Their signatures are verified here. Whether a key
 * belongs to the named witness cannot be verified, because the site supplies both.
 */
async function readWitnesses(
  read: ReadPublicFile,
  keys: readonly NoteKey[],
  { checkpoint, findings }: LogVerification,
): Promise<readonly WitnessVerdict[]> {
  const bytes = checkpoint === null || findings.length > 0 ? null : await read('witnesses.json');
  if (checkpoint === null || bytes === null) return [];
  const witnesses = parseWitnesses(new TextDecoder().decode(bytes), nodeSha256);
  return Promise.all(witnesses.map((each) => evaluateWitness(createLogSource(read, keys), checkpoint, each)));
}

function describeWitness({ name, says, cosigned }: WitnessVerdict): string {
  if (cosigned === null) return `The witness ${name} gave no cosignature.`;
  const word = says === 'agrees' ? 'agrees with the first' : 'contradicts this log: it cosigned another history of';
  const when = new Date(cosigned.time * 1000).toISOString();
  return `The witness ${name} ${word} ${cosigned.size.toLocaleString('en')} entries, at ${when}.`;
}

function summary(
  { checkpoint, findings, alterations }: LogVerification,
  kept: StoredState | null,
  isFirst: boolean,
): string[] {
  const told: string[] = alterations.map(
    ({ altered, time, position }) =>
      `Entry ${altered}: its row was changed or deleted afterwards; entry ${position} of ${time} says so.`,
  );
  if (checkpoint === null || findings.length > 0) return told;
  const since = kept?.memory === null || kept === null ? '' : `, which continue the ${kept.memory.size} seen before`;
  const size = checkpoint.size.toLocaleString('en');
  const trust = isFirst
    ? ['This was the first visit: the key was taken from the site itself. Compare it with one you were given.']
    : [];
  return [
    ...told,
    `The checkpoint signs ${size} ${checkpoint.size === 1 ? 'entry' : 'entries'} of ${checkpoint.origin}${since}.`,
    ...trust,
  ];
}

/** Returns the keys that earlier runs trusted. The list is empty if there was no earlier run. */
export async function readTrustedKeys(statePath: string): Promise<readonly string[]> {
  return (await readKept(statePath))?.keys ?? [];
}

async function readKept(path: string): Promise<StoredState | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  try {
    const { keys, memory } = JSON.parse(text) as { keys: string[]; memory: string | null };
    return { keys, memory: memory === null ? null : parseVerifierState(memory) };
  } catch (cause) {
    throw new Error(`${path} does not hold the state of an earlier check. Use another file.`, {
      cause,
    });
  }
}

async function writeKept(path: string, { keys, memory }: StoredState): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const text = JSON.stringify({ keys, memory: memory === null ? null : serializeVerifierState(memory) });
  await writeAtomically(path, (file) => file.writeFile(`${text}\n`));
}
