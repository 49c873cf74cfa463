import { fromBase64, toBase64 } from '../notes/base64.ts';
import { ForgedCheckpointError, type OpenedCheckpoint, openCheckpoint } from '../notes/checkpoint.ts';
import type { CheckSignature, NoteKey } from '../notes/signed-note.ts';
import { GrowingTree, splitHashes, type TileHashes } from '../tree/growing-tree.ts';
import { isConsistent, LogProver } from '../tree/log-proofs.ts';
import { tileWidth, widthIn } from '../tree/tile-address.ts';
import { type SyncHash, sameBytes } from '../tree/tree-hash.ts';
import type { LogFinding, ReadingFinding } from './log-finding.ts';
import { findRewriting, type LogMemory, printLength } from './log-memory.ts';
import {
  type AlteredEntry,
  type BundleOrder,
  type BundleReading,
  type ReadAddress,
  readBundle,
  requireTile,
} from './read-bundle.ts';

export interface LogSource {
  readonly read: ReadAddress;
  readonly keys: readonly NoteKey[];
  readonly hash: SyncHash;
  readonly checkSignature: CheckSignature;
}

export interface LogVerification {
  /** Null if none could be trusted. */
  readonly checkpoint: OpenedCheckpoint | null;
  readonly findings: readonly LogFinding[];
  readonly alterations: readonly AlteredEntry[];
  readonly entriesByKind: Readonly<Record<string, number>>;
  /** The state to store: unchanged if problems were found. */
  readonly memory: LogMemory | null;
}

export interface VerifyOptions {
  readonly memory: LogMemory | null;
  /**
   * For a log with more entries, leaf hashes are read only where there is a problem: they are half of all files. No
   * limit by default.
   */
  readonly leafHashesUpTo?: number;
  /** The reader and hasher of bundles: this thread, or several workers. */
  readonly readBundle?: (order: BundleOrder) => Promise<BundleReading>;
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
    readBundle: readOne = (order) => readBundle(source, order),
    onProgress,
  }: VerifyOptions,
): Promise<LogVerification> {
  let checkpoint: OpenedCheckpoint;
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
  const isRootSigned = sameBytes(walk.root(), checkpoint.root);
  const findings: LogFinding[] = isRootSigned ? walk.findings.map(blameTree) : [...walk.findings];
  const isLikeBefore = memory === null ? null : findRewriting(memory.prints, walk.prints());
  if (isLikeBefore !== null) findings.unshift(isLikeBefore);
  if (!isRootSigned && findings.length === 0) {
    findings.push({ what: 'root', position: memory?.size ?? 0 });
  }
  if (memory !== null && findings.length === 0 && !(await continues(source, checkpoint, memory))) {
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
const blameTree = (finding: ReadingFinding): ReadingFinding =>
  finding.what === 'entry-altered' ? { ...finding, what: 'tile-altered' } : finding;

/** The currently published checkpoint. Throws ForgedCheckpointError if it cannot be trusted. */
export async function readCheckpoint(source: LogSource): Promise<OpenedCheckpoint> {
  const bytes = await source.read('checkpoint');
  if (bytes === null) throw new ForgedCheckpointError('there is none');
  return openCheckpoint(new TextDecoder().decode(bytes), source.keys, source);
}

/** Whether a log continues the stored one: reads a handful of tiles and no entries. */
export async function continues(
  source: LogSource,
  checkpoint: OpenedCheckpoint,
  { size, root }: Pick<LogMemory, 'size' | 'root'>,
): Promise<boolean> {
  const earlier = { size, root: fromBase64(root) ?? new Uint8Array() };
  if (size > checkpoint.size) return false;
  const prover = new LogProver(checkpoint.size, (tile) => requireTile(source, tile), source.hash);
  return isConsistent(earlier, checkpoint, await prover.consistency(size), source.hash);
}

interface WalkParts extends Required<Pick<VerifyOptions, 'memory' | 'readBundle'>> {
  readonly readsLeafHashes: boolean;
}

/**
 * One pass over a log's entries and tiles. Missing or damaged parts are reported, and the pass continues after them.
 */
class LogWalk {
  readonly findings: ReadingFinding[] = [];
  readonly alterations: AlteredEntry[] = [];
  readonly entriesByKind: Record<string, number> = {};
  readonly #source: LogSource;
  readonly #size: number;
  readonly #parts: WalkParts;
  readonly #tree: GrowingTree;
  readonly #prints: Uint8Array;

  constructor(source: LogSource, { size }: OpenedCheckpoint, parts: WalkParts) {
    this.#source = source;
    this.#size = size;
    this.#parts = parts;
    this.#tree = new GrowingTree(source.hash);
    this.#prints = new Uint8Array(size * printLength);
    // Entries that cannot be read are not reported as changed as well.
    this.#prints.set(parts.memory?.prints.subarray(0, this.#prints.length) ?? []);
  }

  prints = () => this.#prints;
  root = () => this.#tree.root();

  async readAll(onProgress?: VerifyOptions['onProgress']): Promise<void> {
    const bundles = Math.ceil(this.#size / tileWidth);
    const reading = new Map<number, Promise<BundleReading>>();
    for (let index = 0; index < bundles; index += 1) {
      for (let ahead = index + reading.size; ahead < Math.min(bundles, index + readAtOnce); ahead += 1) {
        reading.set(ahead, this.#read(ahead));
      }
      const read = await (reading.get(index) as Promise<BundleReading>);
      reading.delete(index);
      for (const full of this.#take(index, read)) await this.#compareTile(full);
      onProgress?.(Math.min(this.#size, (index + 1) * tileWidth), this.#size);
    }
    for (const tile of this.#tree.begun()) if (tile.level > 0) await this.#compareTile(tile);
  }

  /**
   * Reads a bundle. A full bundle is covered by the tile above, so its leaf hashes may be left out; a partial one needs
   * them.
   */
  #read(index: number): Promise<BundleReading> {
    const width = widthIn(this.#size, { level: 0, index });
    const { readBundle: read, readsLeafHashes } = this.#parts;
    return read({ index, width, withLeafHashes: readsLeafHashes || width < tileWidth });
  }

  /** Appends a bundle; returns the tiles above that it completed. */
  #take(index: number, read: BundleReading): readonly TileHashes[] {
    this.#prints.set(read.prints, index * tileWidth * printLength);
    this.alterations.push(...read.alterations);
    for (const [kind, count] of Object.entries(read.entriesByKind)) {
      this.entriesByKind[kind] = (this.entriesByKind[kind] ?? 0) + count;
    }
    for (const finding of read.findings) this.#tell(finding);
    if (widthIn(this.#size, { level: 0, index }) === tileWidth) return this.#tree.addTile(read.hashes);
    for (const hash of splitHashes(read.hashes)) this.#tree.add(hash);
    return [];
  }

  /** Problems above entries that are already reported follow from them. */
  async #compareTile({ level, index, width, hashes }: TileHashes): Promise<void> {
    const published = splitHashes(await requireTile(this.#source, { level, index, width }));
    const span = tileWidth ** level;
    for (const [at, own] of splitHashes(hashes).entries()) {
      const position = (index * tileWidth + at) * span;
      const past = position + span;
      const theirs = published[at];
      if (theirs === undefined) this.#tell({ what: 'tile-missing', position, past });
      else if (!sameBytes(own, theirs)) {
        if (level === 1 && !this.#parts.readsLeafHashes) await this.#lookBelow(index * tileWidth + at);
        if (!this.#isNamed(position, past)) this.#tell({ what: 'tile-altered', position, past });
      }
    }
  }

  /** Reads a bundle again, with the hashes of its leaves; missing parts were reported the first time. */
  async #lookBelow(index: number): Promise<void> {
    const { findings } = await this.#parts.readBundle({ index, width: tileWidth, withLeafHashes: true });
    for (const finding of findings) if (finding.what !== 'entry-missing') this.#tell(finding);
  }

  #isNamed(position: number, past: number): boolean {
    return this.findings.some((finding) => finding.position < past && position < finding.past);
  }

  /** Adjacent entries with the same problem become one finding. */
  #tell(told: ReadingFinding): void {
    const at = this.findings.findLastIndex(({ what }) => what === told.what);
    const last = this.findings[at];
    if (last?.past === told.position) this.findings[at] = { ...last, past: told.past };
    else this.findings.push(told);
  }
}
