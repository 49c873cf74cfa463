import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { packEntryBundle, unpackEntryBundle } from '../../domain/ledger/log-entry.ts';
import {
  computeTileWidthInLog,
  formatTileAddress,
  type LogTile,
  logTileWidth,
  parseTileAddress,
} from '../../domain/ledger/tree/tile-address.ts';
import { computeRootOfFullTile, hashLength, hashTreeLeaf } from '../../domain/ledger/tree/tree-hash.ts';
import type { Engine } from '../db/engine.ts';
import { LedgerUnavailableError } from '../http/files/ledger-files.ts';
import { withinTimeout } from '../within-timeout.ts';
import { LogFolder } from './log-folder.ts';
import { countSequencedEntries, readLeaves } from './log-rows.ts';
import { nodeSha256 } from './node-crypto.ts';

/** Access to the rows in the database from which the ledger is published. */
export interface LedgerRows {
  readonly engine: Engine;
  /** Publishes every entry that already has a position, assigned by any machine. */
  readonly catchUp: () => Promise<void>;
}

/**
 * Maximum time in milliseconds to wait for `catchUp`. A machine needs less to load its log, and clients wait longer.
 */
const catchUpMsMax = 10_000;

/**
 * Serves the ledger. Several machines may publish the same log, each in its own folder, and a proxy may send each
 * request to a different machine. So this machine updates its log from the database before it sends a checkpoint. A
 * tile that this machine has not stored is cut from a wider tile or computed from the rows. Every machine gets the same
 * bytes.
 */
export class PublishedLedger {
  readonly folder: LogFolder;
  readonly #isShared: boolean;
  #rows: LedgerRows | null = null;

  /**
   * @param path Folder of the published log.
   * @param isShared Whether other machines may publish the same ledger. If so, a checkpoint that may be older than
   * theirs is not sent.
   */
  constructor(path: string, { isShared = false } = {}) {
    this.folder = new LogFolder(path);
    this.#isShared = isShared;
  }

  /** Gives the ledger access to the database. Called as soon as the database is open. */
  join(rows: LedgerRows): void {
    this.#rows = rows;
  }

  /**
   * Returns the bytes at a path below the log's address, or null if nothing is published there. Throws
   * LedgerUnavailableError if other machines may have published something there.
   */
  async read(name: string): Promise<Uint8Array | null> {
    if (name === 'checkpoint' || name === 'key') await this.#catchUp();
    const bytes = await this.folder.read(name);
    const tile = parseTileAddress(name);
    return bytes ?? (tile === null ? null : this.#cut(tile));
  }

  async #catchUp(): Promise<void> {
    if (!this.#isShared) return;
    try {
      const catchingUp = this.#rows?.catchUp() ?? Promise.reject(new Error('The database is not open yet.'));
      if ((await withinTimeout(catchingUp, catchUpMsMax)) === 'late') {
        throw new Error(`The ledger was not read within ${catchUpMsMax} ms.`);
      }
    } catch (cause) {
      throw new LedgerUnavailableError(cause);
    }
  }

  async #cut(tile: LogTile): Promise<Uint8Array | null> {
    return (await this.#cutFromWider(tile)) ?? this.#cutFromRows(tile);
  }

  /**
   * Returns the beginning of a wider version of the tile. A tile only grows, so a narrower version is the beginning of
   * every wider one.
   */
  async #cutFromWider(tile: LogTile): Promise<Uint8Array | null> {
    if (tile.width === logTileWidth) return null;
    const full = { ...tile, width: logTileWidth };
    const widths = (await readdir(join(this.folder.path, `${formatTileAddress(full)}.p`)).catch(() => []))
      .map(Number)
      .filter((width) => width > tile.width);
    for (const width of [logTileWidth, ...widths.toSorted((one, other) => one - other)]) {
      const bytes = await this.folder.read(formatTileAddress({ ...tile, width }));
      if (bytes !== null) return beginningOf(bytes, tile);
    }
    return null;
  }

  async #cutFromRows({ level, index, width }: LogTile): Promise<Uint8Array | null> {
    if (this.#rows === null) return null;
    const { engine } = this.#rows;
    try {
      if (computeTileWidthInLog(await countSequencedEntries(engine), { level, index }) < width) return null;
      if (level !== 'entries' && level > 0) return await this.#rootsBelow({ level, index, width });
      const leaves = await readLeaves(engine, index * logTileWidth, index * logTileWidth + width);
      if (leaves.length < width) return null;
      if (level === 'entries') return packEntryBundle(leaves);
      return Buffer.concat(leaves.map((leaf) => hashTreeLeaf(leaf, nodeSha256)));
    } catch (cause) {
      throw new LedgerUnavailableError(cause);
    }
  }

  /** Returns the roots of the full tiles one level below, which almost always exist as files. */
  async #rootsBelow({ level, index, width }: LogTile & { readonly level: number }): Promise<Uint8Array | null> {
    const roots: Uint8Array[] = [];
    for (let at = 0; at < width; at += 1) {
      const below = { level: level - 1, index: index * logTileWidth + at, width: logTileWidth };
      const bytes = await this.read(formatTileAddress(below));
      if (bytes === null) return null;
      roots.push(computeRootOfFullTile(bytes, nodeSha256));
    }
    return Buffer.concat(roots);
  }
}

function beginningOf(bytes: Uint8Array, { level, width }: LogTile): Uint8Array {
  if (level === 'entries') return packEntryBundle(unpackEntryBundle(bytes).slice(0, width));
  return bytes.slice(0, width * hashLength);
}
