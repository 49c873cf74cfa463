import { fromBase64, toBase64 } from '../notes/base64.ts';
import { ForgedCheckpointError, type VerifiedCheckpoint, verifyCheckpoint } from '../notes/checkpoint.ts';
import type { NoteKey, VerifySignature } from '../notes/signed-note.ts';
import { IncrementalMerkleTree, type LogTileHashes, splitTileHashes } from '../tree/incremental-merkle-tree.ts';
import { isConsistencyProofValid, LogProver } from '../tree/log-proofs.ts';
import { computeTileWidthInLog, logTileWidth } from '../tree/tile-address.ts';
import { hasSameBytes, type SyncHash } from '../tree/tree-hash.ts';
import type { LogFinding, LogReadFinding } from './log-finding.ts';
import {
  type AlterationEntry,
  type BundleRequest,
  type HashedBundle,
  type ReadLogFile,
  readAvailableTile,
  readEntryBundle,
} from './read-entry-bundle.ts';
import { findLogDifference, leafHashPrefixLength, type VerifierState } from './verifier-state.ts';

export interface LogSource {
  readonly read: ReadLogFile;
  readonly keys: readonly NoteKey[];
  readonly hash: SyncHash;
  readonly checkSignature: VerifySignature;
}

export interface LogVerification {
  /** The verified checkpoint; null if none could be trusted. */
  readonly checkpoint: VerifiedCheckpoint | null;
  readonly findings: readonly LogFinding[];
  readonly alterations: readonly AlterationEntry[];
  readonly entriesByKind: Readonly<Record<string, number>>;
  /** The state to store for the next verification. If problems were found, it is the previous one. */
  readonly memory: VerifierState | null;
}

export interface LogVerificationOptions {
  readonly memory: VerifierState | null;
  /**
   * Maximum number of entries in a log for which all published hashes of entries are read. In a larger log they are
   * read only where there is a problem, because they are half of the log's files. By default they are always read.
   */
  readonly leafHashesUpTo?: number;
  /** Reads and hashes an entry bundle. By default this is done in the current thread. */
  readonly readBundle?: (order: BundleRequest) => Promise<HashedBundle>;
  readonly onProgress?: (verified: number, size: number) => void;
}

/** Number of entry bundles that are read at the same time, so that the network is never idle. */
const maxConcurrentReads = 32;

/**
 * Reads a whole log. Verifies its signature, every entry, every tile and the root, and that the log still contains
 * everything that it contained last time.
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
  const findings: LogFinding[] = isRootSigned ? walk.findings.map(attributeToTree) : [...walk.findings];
  const isLikeBefore = memory === null ? null : findLogDifference(memory.leafHashPrefixes, walk.prints());
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
    memory: isSound
      ? { size: checkpoint.size, root: toBase64(checkpoint.root), leafHashPrefixes: walk.prints() }
      : memory,
  };
}

/**
 * If the root calculated from the entries was signed, all entries are genuine. The published hash must then have been
 * altered.
 */
const attributeToTree = (finding: LogReadFinding): LogReadFinding =>
  finding.what === 'entry-altered' ? { ...finding, what: 'tile-altered' } : finding;

/** Reads the checkpoint that the log publishes now. Throws ForgedCheckpointError if it cannot be trusted. */
export async function readCheckpoint(source: LogSource): Promise<VerifiedCheckpoint> {
  const bytes = await source.read('checkpoint');
  if (bytes === null) throw new ForgedCheckpointError('there is none');
  return verifyCheckpoint(new TextDecoder().decode(bytes), source.keys, source);
}

/**
 * Whether a log still begins with the entries that it had at an earlier checkpoint. Reads only a few tiles and no
 * entries.
 */
export async function isContinuationOf(
  source: LogSource,
  checkpoint: VerifiedCheckpoint,
  { size, root }: Pick<VerifierState, 'size' | 'root'>,
): Promise<boolean> {
  const earlier = { size, root: fromBase64(root) ?? new Uint8Array() };
  if (size > checkpoint.size) return false;
  const prover = new LogProver(checkpoint.size, (tile) => readAvailableTile(source, tile), source.hash);
  return isConsistencyProofValid(earlier, checkpoint, await prover.consistency(size), source.hash);
}

interface WalkParts extends Required<Pick<LogVerificationOptions, 'memory' | 'readBundle'>> {
  readonly readsLeafHashes: boolean;
}

/**
 * Reads all entries and tiles of a log once. Missing or damaged files are reported, and reading continues after them.
 */
class LogWalk {
  readonly findings: LogReadFinding[] = [];
  readonly alterations: AlterationEntry[] = [];
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
    // Start with the stored hashes, so that an entry that cannot be read is not reported as changed too.
    this.#prints.set(parts.memory?.leafHashPrefixes.subarray(0, this.#prints.length) ?? []);
  }

  prints = () => this.#prints;
  root = () => this.#tree.root();

  async readAll(onProgress?: LogVerificationOptions['onProgress']): Promise<void> {
    const bundles = Math.ceil(this.#size / logTileWidth);
    const reading = new Map<number, Promise<HashedBundle>>();
    for (let index = 0; index < bundles; index += 1) {
      for (let ahead = index + reading.size; ahead < Math.min(bundles, index + maxConcurrentReads); ahead += 1) {
        reading.set(ahead, this.#read(ahead));
      }
      const read = await (reading.get(index) as Promise<HashedBundle>);
      reading.delete(index);
      for (const full of this.#addBundle(index, read)) await this.#compareTile(full);
      onProgress?.(Math.min(this.#size, (index + 1) * logTileWidth), this.#size);
    }
    for (const tile of this.#tree.partialTiles()) if (tile.level > 0) await this.#compareTile(tile);
  }

  /**
   * Reads an entry bundle. For a full bundle, the published hashes of its entries may be skipped, because a tile at the
   * next level covers them. For a partial bundle they are always read.
   */
  #read(index: number): Promise<HashedBundle> {
    const width = computeTileWidthInLog(this.#size, { level: 0, index });
    const { readBundle: read, readsLeafHashes } = this.#parts;
    return read({ index, width, withLeafHashes: readsLeafHashes || width < logTileWidth });
  }

  /** Adds a bundle to the tree and to the results. Returns the tiles at higher levels that are now full. */
  #addBundle(index: number, read: HashedBundle): readonly LogTileHashes[] {
    this.#prints.set(read.prints, index * logTileWidth * leafHashPrefixLength);
    this.alterations.push(...read.alterations);
    for (const [kind, count] of Object.entries(read.entriesByKind)) {
      this.entriesByKind[kind] = (this.entriesByKind[kind] ?? 0) + count;
    }
    for (const finding of read.findings) this.#addFinding(finding);
    if (computeTileWidthInLog(this.#size, { level: 0, index }) === logTileWidth) return this.#tree.addTile(read.hashes);
    for (const hash of splitTileHashes(read.hashes)) this.#tree.add(hash);
    return [];
  }

  /**
   * Compares a tile with the published one. A difference that follows from entries with a known problem is not reported
   * again.
   */
  async #compareTile({ level, index, width, hashes }: LogTileHashes): Promise<void> {
    const published = splitTileHashes(await readAvailableTile(this.#source, { level, index, width }));
    const span = logTileWidth ** level;
    for (const [at, own] of splitTileHashes(hashes).entries()) {
      const position = (index * logTileWidth + at) * span;
      const past = position + span;
      const theirs = published[at];
      if (theirs === undefined) this.#addFinding({ what: 'tile-missing', position, past });
      else if (!hasSameBytes(own, theirs)) {
        if (level === 1 && !this.#parts.readsLeafHashes) await this.#readBundleAgain(index * logTileWidth + at);
        if (!this.#isReported(position, past)) this.#addFinding({ what: 'tile-altered', position, past });
      }
    }
  }

  /**
   * Reads a bundle again, this time with the published hashes of its entries. Missing entries were already reported.
   */
  async #readBundleAgain(index: number): Promise<void> {
    const { findings } = await this.#parts.readBundle({ index, width: logTileWidth, withLeafHashes: true });
    for (const finding of findings) if (finding.what !== 'entry-missing') this.#addFinding(finding);
  }

  #isReported(position: number, past: number): boolean {
    return this.findings.some((finding) => finding.position < past && position < finding.past);
  }

  /** Adds a finding, or extends the last one with the same problem if it is adjacent. */
  #addFinding(added: LogReadFinding): void {
    const at = this.findings.findLastIndex(({ what }) => what === added.what);
    const last = this.findings[at];
    if (last?.past === added.position) this.findings[at] = { ...last, past: added.past };
    else this.findings.push(added);
  }
}
