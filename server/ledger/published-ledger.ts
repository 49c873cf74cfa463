import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { packEntryBundle, unpackEntryBundle } from '../../domain/ledger/log-entry.ts';
import {
  type LogTile,
  logTileWidth,
  parseTileAddress,
  tileAddress,
  tileWidthInLog,
} from '../../domain/ledger/tree/tile-address.ts';
import { hashLength, hashOfLeaf, rootOfFullTile } from '../../domain/ledger/tree/tree-hash.ts';
import type { Engine } from '../db/engine.ts';
import { LedgerUnavailableError } from '../http/files/ledger-files.ts';
import { withinTimeout } from '../within-timeout.ts';
import { LogFolder } from './log-folder.ts';
import { countSequenced, readLeaves } from './log-rows.ts';
import { nodeSha256 } from './node-crypto.ts';

/** The database behind a published ledger. */
export interface LedgerRows {
  readonly engine: Engine;
  /** Publishes every entry to which any machine has assigned a position by now. */
  readonly catchUp: () => Promise<void>;
}

/** In milliseconds: longer than a machine needs to reload its log, shorter than clients wait. */
const catchUpMsMax = 10_000;

/**
 * Serves the ledger. Several machines publish the same log, each in its own folder, and a proxy sends each request to
 * another one: so a checkpoint is brought up to date with the database before it is sent, and a tile that has no file
 * here is cut from a wider one or computed from the rows. Each tile has the same bytes on every machine.
 */
export class PublishedLedger {
  readonly folder: LogFolder;
  readonly #isShared: boolean;
  #rows: LedgerRows | null = null;

  /**
   * `isShared`: other machines may publish the same ledger. Then a checkpoint that may be older than theirs is not
   * sent.
   */
  constructor(path: string, { isShared = false } = {}) {
    this.folder = new LogFolder(path);
    this.#isShared = isShared;
  }

  /** Attaches the rows, once the database is open. */
  join(rows: LedgerRows): void {
    this.#rows = rows;
  }

  /**
   * The bytes at a path below the log's address; null if there are none. Throws LedgerUnavailableError if other
   * machines may have them.
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

  /** A tile only grows: a narrower one is a prefix of every wider one. */
  async #cutFromWider(tile: LogTile): Promise<Uint8Array | null> {
    if (tile.width === logTileWidth) return null;
    const full = { ...tile, width: logTileWidth };
    const widths = (await readdir(join(this.folder.path, `${tileAddress(full)}.p`)).catch(() => []))
      .map(Number)
      .filter((width) => width > tile.width);
    for (const width of [logTileWidth, ...widths.toSorted((one, other) => one - other)]) {
      const bytes = await this.folder.read(tileAddress({ ...tile, width }));
      if (bytes !== null) return beginningOf(bytes, tile);
    }
    return null;
  }

  async #cutFromRows({ level, index, width }: LogTile): Promise<Uint8Array | null> {
    if (this.#rows === null) return null;
    const { engine } = this.#rows;
    try {
      if (tileWidthInLog(await countSequenced(engine), { level, index }) < width) return null;
      if (level !== 'entries' && level > 0) return await this.#rootsBelow({ level, index, width });
      const leaves = await readLeaves(engine, index * logTileWidth, index * logTileWidth + width);
      if (leaves.length < width) return null;
      if (level === 'entries') return packEntryBundle(leaves);
      return Buffer.concat(leaves.map((leaf) => hashOfLeaf(leaf, nodeSha256)));
    } catch (cause) {
      throw new LedgerUnavailableError(cause);
    }
  }

  /** The roots of the full tiles below, which are nearly always files. */
  async #rootsBelow({ level, index, width }: LogTile & { readonly level: number }): Promise<Uint8Array | null> {
    const roots: Uint8Array[] = [];
    for (let at = 0; at < width; at += 1) {
      const below = { level: level - 1, index: index * logTileWidth + at, width: logTileWidth };
      const bytes = await this.read(tileAddress(below));
      if (bytes === null) return null;
      roots.push(rootOfFullTile(bytes, nodeSha256));
    }
    return Buffer.concat(roots);
  }
}

function beginningOf(bytes: Uint8Array, { level, width }: LogTile): Uint8Array {
  if (level === 'entries') return packEntryBundle(unpackEntryBundle(bytes).slice(0, width));
  return bytes.slice(0, width * hashLength);
}
