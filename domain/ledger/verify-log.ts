import { fromBase64, toBase64 } from './base64.ts';
import { ForgedCheckpointError, type OpenedCheckpoint, openCheckpoint } from './checkpoint.ts';
import { GrowingTree, splitHashes, type TileHashes } from './growing-tree.ts';
import { type LogEntry, parseLogEntry, unpackBundle } from './log-entry.ts';
import type { LogFinding } from './log-finding.ts';
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
  readonly onProgress?: (verified: number, size: number) => void;
}

const utf8 = new TextDecoder();

/** Bundles and tiles that are read at once. */
const readAtOnce = 6;

/** Reads a whole log and checks it: signature, every entry, every tile, the root, and that it continues what was seen before. */
export async function verifyLog(source: LogSource, { memory, onProgress }: VerifyOptions): Promise<Verification> {
  let checkpoint: OpenedCheckpoint;
  try {
    checkpoint = await readCheckpoint(source);
  } catch (error) {
    if (!(error instanceof ForgedCheckpointError)) throw error;
    const finding = { what: 'forged', position: memory?.size ?? 0, why: error.message } as const;
    return { checkpoint: null, findings: [finding], alterations: [], entriesByKind: {}, memory };
  }
  const walk = new LogWalk(source, checkpoint);
  await walk.readAll(onProgress);
  const findings = [...walk.findings];
  const isLikeBefore = memory === null ? null : findRewriting(memory.prints, walk.prints());
  if (isLikeBefore !== null) findings.unshift(isLikeBefore);
  if (!sameBytes(walk.root(), checkpoint.root) && findings.length === 0) {
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

/** One pass over a log's entries and tiles. */
class LogWalk {
  readonly findings: LogFinding[] = [];
  readonly alterations: { position: number; altered: number; time: string }[] = [];
  readonly entriesByKind: Record<string, number> = {};
  readonly #source: LogSource;
  readonly #size: number;
  readonly #tree: GrowingTree;
  readonly #prints: Uint8Array;

  constructor(source: LogSource, { size }: OpenedCheckpoint) {
    this.#source = source;
    this.#size = size;
    this.#tree = new GrowingTree(source.hash);
    this.#prints = new Uint8Array(size * printLength);
  }

  /** Of the entries that are there, up to the first that is missing. */
  prints = () => this.#prints.subarray(0, this.#tree.size * printLength);
  root = () => this.#tree.root();

  async readAll(onProgress?: VerifyOptions['onProgress']): Promise<void> {
    const tiles = Math.ceil(this.#size / tileWidth);
    const reading = new Map<number, Promise<readonly [Uint8Array, Uint8Array]>>();
    for (let index = 0; index < tiles; index += 1) {
      for (let ahead = index; ahead < Math.min(tiles, index + readAtOnce); ahead += 1) {
        if (!reading.has(ahead)) reading.set(ahead, this.#read(ahead));
      }
      const read = await (reading.get(index) as Promise<readonly [Uint8Array, Uint8Array]>);
      reading.delete(index);
      if (!(await this.#take(index, ...read))) return;
      onProgress?.(this.#tree.size, this.#size);
    }
    for (const tile of this.#tree.begun()) if (tile.level > 0) await this.#compareTile(tile);
  }

  #read(index: number): Promise<readonly [Uint8Array, Uint8Array]> {
    const width = widthIn(this.#size, { level: 0, index });
    return Promise.all([
      requireTile(this.#source, { level: 'entries', index, width }),
      requireTile(this.#source, { level: 0, index, width }),
    ]);
  }

  /** Takes a bundle and its tile; false where one is too short to go on. */
  async #take(index: number, bundle: Uint8Array, tile: Uint8Array): Promise<boolean> {
    const leaves = unpackBundle(bundle);
    const hashes = splitHashes(tile);
    const first = index * tileWidth;
    for (let at = 0; at < widthIn(this.#size, { level: 0, index }); at += 1) {
      const [leaf, expected, position] = [leaves[at], hashes[at], first + at];
      if (leaf === undefined || expected === undefined) {
        this.findings.push({ what: 'entry-missing', position });
        return false;
      }
      const hash = hashOfLeaf(leaf, this.#source.hash);
      if (!sameBytes(hash, expected)) this.findings.push({ what: 'entry-altered', position });
      this.#count(position, leaf);
      this.#prints.set(hash.subarray(0, printLength), position * printLength);
      for (const full of this.#tree.add(hash)) if (full.level > 0) await this.#compareTile(full);
    }
    return true;
  }

  #count(position: number, leaf: Uint8Array): void {
    const entry: LogEntry | null = parseLogEntry(utf8.decode(leaf));
    const kind = entry?.kind ?? 'unreadable';
    this.entriesByKind[kind] = (this.entriesByKind[kind] ?? 0) + 1;
    if (entry !== null && 'alters' in entry.says) {
      this.alterations.push({ position, altered: entry.says.alters, time: entry.time });
    }
  }

  async #compareTile({ level, index, width, hashes }: TileHashes): Promise<void> {
    const published = await requireTile(this.#source, { level, index, width });
    if (sameBytes(published, hashes) || this.findings.length > 0) return;
    const [own, theirs] = [splitHashes(hashes), splitHashes(published)];
    const at = own.findIndex((hash, place) => !sameBytes(hash, theirs[place] ?? new Uint8Array()));
    const span = tileWidth ** level;
    const position = (index * tileWidth + Math.max(0, at)) * span;
    this.findings.push({ what: 'tile-altered', position, past: Math.min(this.#size, position + span) });
  }
}
