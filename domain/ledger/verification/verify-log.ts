import { fromBase64, toBase64 } from '../notes/base64.ts';
import { ForgedCheckpointError, type VerifiedCheckpoint, verifyCheckpoint } from '../notes/checkpoint.ts';
import type { NoteKey, VerifySignature } from '../notes/signed-note.ts';
import { IncrementalMerkleTree, type LogTileHashes, splitTileHashes } from '../tree/incremental-merkle-tree.ts';
import { isConsistent, LogProver } from '../tree/log-proofs.ts';
import { logTileWidth, tileWidthInLog } from '../tree/tile-address.ts';
import { hasSameBytes, type SyncHash } from '../tree/tree-hash.ts';
import type { LogFinding, LogReadFinding } from './log-finding.ts';
import {
  type AlteredEntry,
  type BundleRequest,
  type HashedBundle,
  type ReadLogFile,
  readEntryBundle,
  requireTile,
} from './read-entry-bundle.ts';
import { findLogDifference, leafHashPrefixLength, type VerifierState } from './verifier-state.ts';

export interface LogSource {
  readonly read: ReadLogFile;
  readonly keys: readonly NoteKey[];
  readonly hash: SyncHash;
  readonly checkSignature: VerifySignature;
}

export interface LogVerification {
  /** Null if none could be trusted. */
  readonly checkpoint: VerifiedCheckpoint | null;
  readonly findings: readonly LogFinding[];
  readonly alterations: readonly AlteredEntry[];
  readonly entriesByKind: Readonly<Record<string, number>>;
  /** The state to store: unchanged if problems were found. */
  readonly memory: VerifierState | null;
}

export interface LogVerificationOptions {
  readonly memory: VerifierState | null;
  /**
   * For a log with more entries, leaf hashes are read only where there is a problem: they are half of all files. No
   * limit by default.
   */
  readonly leafHashesUpTo?: number;
  /** The reader and hasher of bundles: this thread, or several workers. */
  readonly readBundle?: (order: BundleRequest) => Promise<HashedBundle>;
  readonly onProgress?: (verified: number, size: number) => void;
}

/** Bundles read concurrently, each with its tile: enough that the network is not idle. */
const readAtOnce = 32;

/**
 * Reads and verifies a whole log: signature, every entry, every tile, the root, and that it continues what was seen
 * before.
 */
export async function verifyLog(
  source: LogSource,
  {
    memory,
    leafHashesUpTo = Number.POSITIVE_INFINITY,
    readBundle: readOne = (order) => readEntryBundle(source, order),
    onProgress,
  }: LogVerificationOptions,
): Promise<LogVerification> {
  let checkpoint: VerifiedCheckpoint;
  try {
    checkpoint = await readCheckpoint(source);
  } catch (error) {
    if (!(error instanceof ForgedCheckpointError)) throw error;
    const finding = { what: 'forged', position: memory?.size ?? 0, why: error.message } as const;
    return { checkpoint: null, findings: [finding], alterations: [], entriesByKind: {}, memory };
  }
  const walk = new LogWalk(source, checkpoint, {
    memory,
    readsLeafHashes: checkpoint.size <= leafHashesUpTo,
    readBundle: readOne,
  });
  await walk.readAll(onProgress);
  const isRootSigned = hasSameBytes(walk.root(), checkpoint.root);
  const findings: LogFinding[] = isRootSigned ? walk.findings.map(blameTree) : [...walk.findings];
  const isLikeBefore = memory === null ? null : findLogDifference(memory.prints, walk.prints());
  if (isLikeBefore !== null) findings.unshift(isLikeBefore);
  if (!isRootSigned && findings.length === 0) {
    findings.push({ what: 'root', position: memory?.size ?? 0 });
  }
  if (memory !== null && findings.length === 0 && !(await isContinuationOf(source, checkpoint, memory))) {
    findings.push({ what: 'history', position: memory.size });
  }
  const isSound = findings.length === 0;
  return {
    checkpoint,
    findings,
    alterations: walk.alterations,
    entriesByKind: walk.entriesByKind,
    memory: isSound ? { size: checkpoint.size, root: toBase64(checkpoint.root), prints: walk.prints() } : memory,
  };
}

/** If the entries give the signed root, the tree's hashes were changed and no entry was. */
const blameTree = (finding: LogReadFinding): LogReadFinding =>
  finding.what === 'entry-altered' ? { ...finding, what: 'tile-altered' } : finding;

/** The currently published checkpoint. Throws ForgedCheckpointError if it cannot be trusted. */
export async function readCheckpoint(source: LogSource): Promise<VerifiedCheckpoint> {
  const bytes = await source.read('checkpoint');
  if (bytes === null) throw new ForgedCheckpointError('there is none');
  return verifyCheckpoint(new TextDecoder().decode(bytes), source.keys, source);
}

/** Whether a log continues the stored one: reads a handful of tiles and no entries. */
export async function isContinuationOf(
  source: LogSource,
  checkpoint: VerifiedCheckpoint,
  { size, root }: Pick<VerifierState, 'size' | 'root'>,
): Promise<boolean> {
  const earlier = { size, root: fromBase64(root) ?? new Uint8Array() };
  if (size > checkpoint.size) return false;
  const prover = new LogProver(checkpoint.size, (tile) => requireTile(source, tile), source.hash);
  return isConsistent(earlier, checkpoint, await prover.consistency(size), source.hash);
}

interface WalkParts extends Required<Pick<LogVerificationOptions, 'memory' | 'readBundle'>> {
  readonly readsLeafHashes: boolean;
}

/**
 * One pass over a log's entries and tiles. Missing or damaged parts are reported, and the pass continues after them.
 */
class LogWalk {
  readonly findings: LogReadFinding[] = [];
  readonly alterations: AlteredEntry[] = [];
  readonly entriesByKind: Record<string, number> = {};
  readonly #source: LogSource;
  readonly #size: number;
  readonly #parts: WalkParts;
  readonly #tree: IncrementalMerkleTree;
  readonly #prints: Uint8Array;

  constructor(source: LogSource, { size }: VerifiedCheckpoint, parts: WalkParts) {
    this.#source = source;
    this.#size = size;
    this.#parts = parts;
    this.#tree = new IncrementalMerkleTree(source.hash);
    this.#prints = new Uint8Array(size * leafHashPrefixLength);
    // Entries that cannot be read are not reported as changed as well.
    this.#prints.set(parts.memory?.prints.subarray(0, this.#prints.length) ?? []);
  }

  prints = () => this.#prints;
  root = () => this.#tree.root();

  async readAll(onProgress?: LogVerificationOptions['onProgress']): Promise<void> {
    const bundles = Math.ceil(this.#size / logTileWidth);
    const reading = new Map<number, Promise<HashedBundle>>();
    for (let index = 0; index < bundles; index += 1) {
      for (let ahead = index + reading.size; ahead < Math.min(bundles, index + readAtOnce); ahead += 1) {
        reading.set(ahead, this.#read(ahead));
      }
      const read = await (reading.get(index) as Promise<HashedBundle>);
      reading.delete(index);
      for (const full of this.#take(index, read)) await this.#compareTile(full);
      onProgress?.(Math.min(this.#size, (index + 1) * logTileWidth), this.#size);
    }
    for (const tile of this.#tree.begun()) if (tile.level > 0) await this.#compareTile(tile);
  }

  /**
   * Reads a bundle. A full bundle is covered by the tile above, so its leaf hashes may be left out; a partial one needs
   * them.
   */
  #read(index: number): Promise<HashedBundle> {
    const width = tileWidthInLog(this.#size, { level: 0, index });
    const { readBundle: read, readsLeafHashes } = this.#parts;
    return read({ index, width, withLeafHashes: readsLeafHashes || width < logTileWidth });
  }

  /** Appends a bundle; returns the tiles above that it completed. */
  #take(index: number, read: HashedBundle): readonly LogTileHashes[] {
    this.#prints.set(read.prints, index * logTileWidth * leafHashPrefixLength);
    this.alterations.push(...read.alterations);
    for (const [kind, count] of Object.entries(read.entriesByKind)) {
      this.entriesByKind[kind] = (this.entriesByKind[kind] ?? 0) + count;
    }
    for (const finding of read.findings) this.#tell(finding);
    if (tileWidthInLog(this.#size, { level: 0, index }) === logTileWidth) return this.#tree.addTile(read.hashes);
    for (const hash of splitTileHashes(read.hashes)) this.#tree.add(hash);
    return [];
  }

  /** Problems above entries that are already reported follow from them. */
  async #compareTile({ level, index, width, hashes }: LogTileHashes): Promise<void> {
    const published = splitTileHashes(await requireTile(this.#source, { level, index, width }));
    const span = logTileWidth ** level;
    for (const [at, own] of splitTileHashes(hashes).entries()) {
      const position = (index * logTileWidth + at) * span;
      const past = position + span;
      const theirs = published[at];
      if (theirs === undefined) this.#tell({ what: 'tile-missing', position, past });
      else if (!hasSameBytes(own, theirs)) {
        if (level === 1 && !this.#parts.readsLeafHashes) await this.#lookBelow(index * logTileWidth + at);
        if (!this.#isNamed(position, past)) this.#tell({ what: 'tile-altered', position, past });
      }
    }
  }

  /** Reads a bundle again, with the hashes of its leaves; missing parts were reported the first time. */
  async #lookBelow(index: number): Promise<void> {
    const { findings } = await this.#parts.readBundle({ index, width: logTileWidth, withLeafHashes: true });
    for (const finding of findings) if (finding.what !== 'entry-missing') this.#tell(finding);
  }

  #isNamed(position: number, past: number): boolean {
    return this.findings.some((finding) => finding.position < past && position < finding.past);
  }

  /** Adjacent entries with the same problem become one finding. */
  #tell(told: LogReadFinding): void {
    const at = this.findings.findLastIndex(({ what }) => what === told.what);
    const last = this.findings[at];
    if (last?.past === told.position) this.findings[at] = { ...last, past: told.past };
    else this.findings.push(told);
  }
}
