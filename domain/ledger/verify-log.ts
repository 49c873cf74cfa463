import { fromBase64, toBase64 } from './base64.ts';
import { ForgedCheckpointError, type OpenedCheckpoint, openCheckpoint } from './checkpoint.ts';
import { GrowingTree, splitHashes, type TileHashes } from './growing-tree.ts';
import { type LogEntry, parseLogEntry, unpackBundle } from './log-entry.ts';
import type { LogFinding, ReadingFinding } from './log-finding.ts';
import { findRewriting, type LogMemory, printLength } from './log-memory.ts';
import { isConsistent, LogProver } from './log-proofs.ts';
import type { CheckSignature, NoteKey } from './signed-note.ts';
import { type Tile, tileAddress, tileWidth, widthIn } from './tile-address.ts';
import { hashLength, hashOfLeaf, type SyncHash, sameBytes } from './tree-hash.ts';

export interface LogSource {
  /** The bytes at an address below the log's; null where the log has none there. */
  readonly read: (address: string) => Promise<Uint8Array | null>;
  readonly keys: readonly NoteKey[];
  readonly hash: SyncHash;
  readonly checkSignature: CheckSignature;
}

export interface Verification {
  /** Null where none could be believed. */
  readonly checkpoint: OpenedCheckpoint | null;
  readonly findings: readonly LogFinding[];
  /** Entries that say that the row of an earlier one was changed afterwards. */
  readonly alterations: readonly { readonly position: number; readonly altered: number; readonly time: string }[];
  readonly entriesByKind: Readonly<Record<string, number>>;
  /** What to remember from now on: unchanged where something was found. */
  readonly memory: LogMemory | null;
}

export interface VerifyOptions {
  readonly memory: LogMemory | null;
  /** Of a log with more entries the hashes of leaves are read only where something is amiss: they are half of all files. By default never. */
  readonly leafHashesUpTo?: number;
  readonly onProgress?: (verified: number, size: number) => void;
}

const utf8 = new TextDecoder();

/** Bundles that are read at once, each with its tile: so many that the way there is never the one who waits. */
const readAtOnce = 16;

/** Reads a whole log and checks it: signature, every entry, every tile, the root, and that it continues what was seen before. */
export async function verifyLog(
  source: LogSource,
  { memory, leafHashesUpTo = Number.POSITIVE_INFINITY, onProgress }: VerifyOptions,
): Promise<Verification> {
  let checkpoint: OpenedCheckpoint;
  try {
    checkpoint = await readCheckpoint(source);
  } catch (error) {
    if (!(error instanceof ForgedCheckpointError)) throw error;
    const finding = { what: 'forged', position: memory?.size ?? 0, why: error.message } as const;
    return { checkpoint: null, findings: [finding], alterations: [], entriesByKind: {}, memory };
  }
  const walk = new LogWalk(source, checkpoint, { memory, readsLeafHashes: checkpoint.size <= leafHashesUpTo });
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

/** Where the entries give the signed root it is the tree's hashes that were changed, and none of the entries. */
const blameTree = (finding: ReadingFinding): ReadingFinding =>
  finding.what === 'entry-altered' ? { ...finding, what: 'tile-altered' } : finding;

/** The checkpoint as it is published now. Throws ForgedCheckpointError where it cannot be believed. */
export async function readCheckpoint(source: LogSource): Promise<OpenedCheckpoint> {
  const bytes = await source.read('checkpoint');
  if (bytes === null) throw new ForgedCheckpointError('there is none');
  return openCheckpoint(new TextDecoder().decode(bytes), source.keys, source);
}

/** Whether a log continues the one that was remembered: a handful of tiles, and no entry, is read. */
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

/** The bytes of a tile: where it has been filled meanwhile, the beginning of the full one. Empty where there is none. */
export async function requireTile({ read }: Pick<LogSource, 'read'>, tile: Tile): Promise<Uint8Array> {
  const bytes = await read(tileAddress(tile));
  if (bytes !== null) return bytes;
  const full = tile.width === tileWidth ? null : await read(tileAddress({ ...tile, width: tileWidth }));
  if (full === null) return new Uint8Array();
  return tile.level === 'entries' ? full : full.slice(0, tile.width * hashLength);
}

/** A bundle, and the hashes of its leaves where they are read. */
type Reading = Promise<readonly [Uint8Array, Uint8Array | null]>;

interface WalkParts {
  readonly memory: LogMemory | null;
  readonly readsLeafHashes: boolean;
}

/** One pass over a log's entries and tiles. What is missing or damaged is named, and the pass goes on behind it. */
class LogWalk {
  readonly findings: ReadingFinding[] = [];
  readonly alterations: { position: number; altered: number; time: string }[] = [];
  readonly entriesByKind: Record<string, number> = {};
  readonly #source: LogSource;
  readonly #size: number;
  readonly #readsLeafHashes: boolean;
  readonly #tree: GrowingTree;
  readonly #prints: Uint8Array;

  constructor(source: LogSource, { size }: OpenedCheckpoint, { memory, readsLeafHashes }: WalkParts) {
    this.#source = source;
    this.#size = size;
    this.#readsLeafHashes = readsLeafHashes;
    this.#tree = new GrowingTree(source.hash);
    this.#prints = new Uint8Array(size * printLength);
    // Of a place where nothing can be read, what was seen there before is not said to have changed.
    this.#prints.set(memory?.prints.subarray(0, this.#prints.length) ?? []);
  }

  prints = () => this.#prints;
  root = () => this.#tree.root();

  async readAll(onProgress?: VerifyOptions['onProgress']): Promise<void> {
    const tiles = Math.ceil(this.#size / tileWidth);
    const reading = new Map<number, Reading>();
    for (let index = 0; index < tiles; index += 1) {
      for (let ahead = index + reading.size; ahead < Math.min(tiles, index + readAtOnce); ahead += 1) {
        reading.set(ahead, this.#read(ahead));
      }
      const read = await (reading.get(index) as Reading);
      reading.delete(index);
      for (const full of await this.#take(index, ...read)) await this.#compareTile(full);
      onProgress?.(Math.min(this.#size, (index + 1) * tileWidth), this.#size);
    }
    for (const tile of this.#tree.begun()) if (tile.level > 0) await this.#compareTile(tile);
  }

  /** Where there is a tile above, it tells as much as the hashes of the leaves. */
  #read(index: number): Reading {
    const width = widthIn(this.#size, { level: 0, index });
    return Promise.all([
      requireTile(this.#source, { level: 'entries', index, width }),
      this.#readsLeafHashes || width < tileWidth ? this.#readLeafHashes(index) : null,
    ]);
  }

  #readLeafHashes(index: number): Promise<Uint8Array> {
    return requireTile(this.#source, { level: 0, index, width: widthIn(this.#size, { level: 0, index }) });
  }

  /** Takes a bundle; answers the tiles above that it filled. */
  async #take(index: number, bundle: Uint8Array, read: Uint8Array | null): Promise<readonly TileHashes[]> {
    const width = widthIn(this.#size, { level: 0, index });
    const first = index * tileWidth;
    const leaves = unpackBundle(bundle).slice(0, width);
    const tile = read ?? (leaves.length < width ? await this.#readLeafHashes(index) : null);
    const own = this.#hashesOf(leaves);
    for (const [at, leaf] of leaves.entries()) this.#count(first + at, leaf);
    if (leaves.length < width) this.#tell('entry-missing', first + leaves.length, first + width);
    if (tile !== null) this.#compareLeaves(index, own, tile);
    // A hash that cannot be computed is the one in the tree, if there is one.
    const rest = tile?.subarray(own.length, width * hashLength) ?? new Uint8Array();
    const hashes = new Uint8Array(width * hashLength);
    hashes.set(own);
    hashes.set(rest, own.length);
    for (let at = 0; (at + 1) * hashLength <= own.length + rest.length; at += 1) {
      this.#prints.set(hashes.subarray(at * hashLength, at * hashLength + printLength), (first + at) * printLength);
    }
    if (width === tileWidth) return this.#tree.addTile(hashes);
    for (const hash of splitHashes(hashes)) this.#tree.add(hash);
    return [];
  }

  #hashesOf(leaves: readonly Uint8Array[]): Uint8Array {
    const hashes = new Uint8Array(leaves.length * hashLength);
    for (const [at, leaf] of leaves.entries()) hashes.set(hashOfLeaf(leaf, this.#source.hash), at * hashLength);
    return hashes;
  }

  /** Names the entries of a bundle that are not what the tree has in their places. */
  #compareLeaves(index: number, own: Uint8Array, tile: Uint8Array): void {
    const first = index * tileWidth;
    const published = splitHashes(tile);
    for (const [at, hash] of splitHashes(own).entries()) {
      const theirs = published[at];
      if (theirs !== undefined && !sameBytes(hash, theirs)) this.#tell('entry-altered', first + at, first + at + 1);
    }
    const width = widthIn(this.#size, { level: 0, index });
    if (published.length < width) this.#tell('tile-missing', first + published.length, first + width);
  }

  #count(position: number, leaf: Uint8Array): void {
    const entry: LogEntry | null = parseLogEntry(utf8.decode(leaf));
    const kind = entry?.kind ?? 'unreadable';
    this.entriesByKind[kind] = (this.entriesByKind[kind] ?? 0) + 1;
    if (entry !== null && 'alters' in entry.says) {
      this.alterations.push({ position, altered: entry.says.alters, time: entry.time });
    }
  }

  /** What is amiss above entries that are named already is left to them. */
  async #compareTile({ level, index, width, hashes }: TileHashes): Promise<void> {
    const published = splitHashes(await requireTile(this.#source, { level, index, width }));
    const span = tileWidth ** level;
    for (const [at, own] of splitHashes(hashes).entries()) {
      const position = (index * tileWidth + at) * span;
      const past = position + span;
      const theirs = published[at];
      if (theirs === undefined) this.#tell('tile-missing', position, past);
      else if (!sameBytes(own, theirs)) {
        if (level === 1 && !this.#readsLeafHashes) await this.#lookBelow(index * tileWidth + at);
        if (!this.#isNamed(position, past)) this.#tell('tile-altered', position, past);
      }
    }
  }

  /** Reads a bundle once more, with the hashes of its leaves. */
  async #lookBelow(index: number): Promise<void> {
    const bundle = await requireTile(this.#source, { level: 'entries', index, width: tileWidth });
    this.#compareLeaves(index, this.#hashesOf(unpackBundle(bundle)), await this.#readLeafHashes(index));
  }

  #isNamed(position: number, past: number): boolean {
    return this.findings.some((finding) => finding.position < past && position < finding.past);
  }

  /** Neighbours of which the same is to say are one finding. */
  #tell(what: ReadingFinding['what'], position: number, past: number): void {
    const at = this.findings.findLastIndex((finding) => finding.what === what);
    const last = this.findings[at];
    if (last?.past === position) this.findings[at] = { ...last, past };
    else this.findings.push({ what, position, past });
  }
}
