import { packEntryBundle, unpackEntryBundle } from '../../domain/ledger/log-entry.ts';
import { formatCheckpoint } from '../../domain/ledger/notes/checkpoint.ts';
import { formatNoteKey, formatSignatureLine } from '../../domain/ledger/notes/signed-note.ts';
import {
  IncrementalMerkleTree,
  type LogTileHashes,
  splitTileHashes,
} from '../../domain/ledger/tree/incremental-merkle-tree.ts';
import { computeTileWidthInLog, type LogTile, logTileWidth } from '../../domain/ledger/tree/tile-address.ts';
import { hashTreeLeaf, hasSameBytes } from '../../domain/ledger/tree/tree-hash.ts';
import type { RowFinding } from '../../domain/ledger/verification/log-finding.ts';
import { readAvailableTile } from '../../domain/ledger/verification/read-entry-bundle.ts';
import type { Engine } from '../db/engine.ts';
import type { NoteSigner } from '../keys/ledger-keys.ts';
import { createWorkQueue } from '../work-queue.ts';
import type { LogFolder } from './log-folder.ts';
import { countSequencedEntries, leavesPerBatch, readLeaves, sequenceEntries } from './log-rows.ts';
import { nodeSha256 } from './node-crypto.ts';

interface WriterParts {
  readonly engine: Engine;
  readonly folder: LogFolder;
  readonly signers: readonly NoteSigner[];
}

/**
 * Adds the database's new entries to the published log. It signs a checkpoint only if the checkpoint continues the last
 * one. There must be only one writer per folder.
 */
export class LogWriter {
  readonly #parts: WriterParts;
  #tree = new IncrementalMerkleTree(nodeSha256);
  /** The leaves that do not fill an entry bundle yet. */
  #lastBundle: Uint8Array[] = [];
  #isPublished = false;
  readonly #inTurn = createWorkQueue();
  #catchingUp: Promise<void> | null = null;
  /** True if a step failed halfway. The tree and the files may then differ, so a new writer must load the log again. */
  #isBroken = false;

  constructor(parts: WriterParts) {
    this.#parts = parts;
  }

  get size(): number {
    return this.#tree.size;
  }

  /**
   * Loads the published log and compares it with every entry in the database. Returns the entries that differ. If there
   * are any, the writer must not be used. Damaged files are rewritten if the database's entries match the signed root.
   */
  async resume(): Promise<readonly RowFinding[]> {
    const { folder, signers } = this.#parts;
    await folder.write('key', signers.map(({ key }) => `${formatNoteKey(key, nodeSha256)}\n`).join(''));
    const published = await folder.published();
    if (published === null) return [];
    const findings: RowFinding[] = [];
    await this.#walk(published.size, async (first, past, leaves) => {
      findings.push(...(await compareWithPublishedLog(folder, published.size, first, past, leaves)));
      // The files are written only after the recomputed root has shown that the database's entries are right.
      for (const leaf of leaves) this.#add(leaf);
    });
    if (!hasSameBytes(this.#tree.root(), published.root)) {
      return findings.length > 0 ? findings : [{ position: 0, what: 'entry-changed' }];
    }
    if (findings.length > 0) await this.#writeAnew(published.size);
    this.#isPublished = true;
    return [];
  }

  async #walk(
    size: number,
    take: (first: number, past: number, leaves: readonly Uint8Array[]) => Promise<void>,
  ): Promise<void> {
    for (let first = 0; first < size; first += leavesPerBatch) {
      const past = Math.min(size, first + leavesPerBatch);
      await take(first, past, await readLeaves(this.#parts.engine, first, past));
    }
  }

  async #writeAnew(size: number): Promise<void> {
    this.#tree = new IncrementalMerkleTree(nodeSha256);
    this.#lastBundle = [];
    await this.#walk(size, (_first, _past, leaves) => this.#take(leaves));
    await this.#writeBegun();
  }

  /** Publishes new entries with a new checkpoint. Returns whether a checkpoint was written. */
  async publish(): Promise<boolean> {
    const size = await sequenceEntries(this.#parts.engine);
    return this.#inTurn(() => this.#growTo(size));
  }

  /**
   * Publishes every entry that has a position, whichever machine assigned it. Callers share a run only until it begins
   * to read the database. So if a client asks two machines in turn, the second machine has published every entry of the
   * first.
   */
  catchUp(): Promise<void> {
    this.#catchingUp ??= this.#inTurn(async () => {
      // The work may start before the promise is assigned to `#catchingUp`. This pause ensures that `#catchingUp` is
      // assigned first and set to null afterwards.
      await Promise.resolve();
      this.#catchingUp = null;
      await this.#growTo(await countSequencedEntries(this.#parts.engine));
    });
    return this.#catchingUp;
  }

  async #growTo(size: number): Promise<boolean> {
    if (this.#isBroken) throw new Error('This writer failed before. Open a new one.');
    if (size <= this.#tree.size && this.#isPublished) return false;
    try {
      await this.#grow(size);
    } catch (cause) {
      this.#isBroken = true;
      throw cause;
    }
    return true;
  }

  async #grow(size: number): Promise<void> {
    const { engine, folder, signers } = this.#parts;
    while (this.#tree.size < size) {
      const first = this.#tree.size;
      const leaves = await readLeaves(engine, first, Math.min(size, first + leavesPerBatch));
      if (leaves.length === 0) throw new Error(`The ledger has no entry at position ${first} of ${size}.`);
      await this.#take(leaves);
    }
    await this.#writeBegun();
    const [origin] = signers.map(({ key }) => key.name);
    if (origin === undefined) throw new Error('There is no key to sign the ledger.');
    const text = formatCheckpoint({ origin, size: this.#tree.size, root: this.#tree.root() });
    const message = new TextEncoder().encode(text);
    const lines = signers.map(({ key, sign }) => formatSignatureLine(key, sign(message), nodeSha256));
    await folder.write('checkpoint', `${text}\n${lines.join('')}`);
    this.#isPublished = true;
  }

  /** Adds a leaf. Returns the tiles that it completed, including the entry bundle. */
  #add(leaf: Uint8Array): readonly { readonly tile: LogTile; readonly bytes: Uint8Array }[] {
    this.#lastBundle.push(leaf);
    const full = this.#tree.add(hashTreeLeaf(leaf, nodeSha256)).map((tile) => ({ tile, bytes: tile.hashes }));
    if (this.#lastBundle.length < logTileWidth) return full;
    const tile = { level: 'entries', index: this.#tree.size / logTileWidth - 1, width: logTileWidth } as const;
    const bundle = { tile, bytes: packEntryBundle(this.#lastBundle) };
    this.#lastBundle = [];
    return [...full, bundle];
  }

  async #take(leaves: readonly Uint8Array[]): Promise<void> {
    for (const leaf of leaves) {
      for (const { tile, bytes } of this.#add(leaf)) await this.#parts.folder.writeTile(tile, bytes);
    }
  }

  async #writeBegun(): Promise<void> {
    const { folder } = this.#parts;
    const begun: readonly LogTileHashes[] = this.#tree.partialTiles();
    for (const tile of begun) await folder.writeTile(tile, tile.hashes);
    if (this.#lastBundle.length === 0) return;
    const index = Math.floor(this.#tree.size / logTileWidth);
    await folder.writeTile(
      { level: 'entries', index, width: this.#lastBundle.length },
      packEntryBundle(this.#lastBundle),
    );
  }
}

/** Returns the entries in a range that differ from the published bundles. */
export async function compareWithPublishedLog(
  folder: LogFolder,
  size: number,
  first: number,
  past: number,
  leaves: readonly Uint8Array[],
): Promise<readonly RowFinding[]> {
  const findings: RowFinding[] = [];
  const read = (name: string) => folder.read(name);
  let [bundle, tile]: (readonly Uint8Array[])[] = [[], []];
  for (let position = first; position < past; position += 1) {
    const index = Math.floor(position / logTileWidth);
    if (position === first || position % logTileWidth === 0) {
      const width = computeTileWidthInLog(size, { level: 0, index });
      bundle = unpackEntryBundle(await readAvailableTile({ read }, { level: 'entries', index, width }));
      tile = splitTileHashes(await readAvailableTile({ read }, { level: 0, index, width }));
    }
    const held = leaves[position - first];
    const [published, hash] = [bundle?.[position % logTileWidth], tile?.[position % logTileWidth]];
    if (held === undefined) findings.push({ position, what: 'entry-gone' });
    else if (!isSame(held, published) || !isSame(hashTreeLeaf(held, nodeSha256), hash)) {
      findings.push({ position, what: 'entry-changed' });
    }
  }
  return findings;
}

const isSame = (one: Uint8Array, other: Uint8Array | undefined) => other !== undefined && hasSameBytes(one, other);
