import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cellName } from '../../domain/checksum/registry-checksum.ts';
import type { MapTile } from '../../domain/geography/map-tile.ts';
import { lockFolder } from './folder-lock.ts';
import { sealCells } from './seal-cells.ts';
import { healSwap, swapIn } from './swap-folders.ts';
import type { CellSink } from './write-cells.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Files on the way to the disk at once: enough to keep the compressor's threads busy, few enough for the memory. */
const atOnce = 8;

/** 9 compresses cells to within 3 % of 11 in a tenth of the time. */
const brotliQuality = 9;

/** A window no larger than the file: the compressor's own default costs megabytes of memory for each small cell. */
const windowBits = (size: number) =>
  Math.min(
    constants.BROTLI_MAX_WINDOW_BITS,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(size + 16))),
  );

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

/**
 * A registry being written beside the published one. Nothing of it is seen until `publish`; the published one stays
 * whole until then, and stays when the import fails.
 */
export class RegistryFolder implements CellSink {
  readonly #target: string;
  readonly #partial: string;
  /** Held from before the first look at the folder until after the last rename. */
  readonly #unlock: () => void;
  readonly #cells: { readonly tile: MapTile; readonly hash: string }[] = [];
  readonly #onTheWay = new Set<Promise<void>>();
  readonly #folders = new Set<string>();
  #failure: unknown;
  aedBytes = { raw: 0, brotli: 0 };
  cellCount = { aeds: 0, clusters: 0 };

  private constructor(target: string, unlock: () => void) {
    this.#target = target;
    this.#partial = `${target}.partial`;
    this.#unlock = unlock;
  }

  /** Begins a registry for `target`. Throws ImportError while another import writes there. */
  static async begin(target: string): Promise<RegistryFolder> {
    const place = resolve(target);
    await mkdir(dirname(place), { recursive: true });
    const folder = new RegistryFolder(place, lockFolder(place));
    try {
      await healSwap(place);
      await rm(folder.#partial, { recursive: true, force: true });
      await mkdir(join(folder.#partial, 'report'), { recursive: true });
    } catch (cause) {
      folder.#unlock();
      throw cause;
    }
    return folder;
  }

  path(name: string): string {
    return join(this.#partial, name);
  }

  async write(tile: MapTile, text: string, holds: 'aeds' | 'clusters'): Promise<void> {
    this.cellCount[holds] += 1;
    const task = this.#writeCell(tile, text, holds).catch((cause) => {
      this.#failure ??= cause;
    });
    this.#onTheWay.add(task);
    task.finally(() => this.#onTheWay.delete(task));
    if (this.#onTheWay.size >= atOnce) await Promise.race(this.#onTheWay);
  }

  async #writeCell(tile: MapTile, text: string, holds: 'aeds' | 'clusters'): Promise<void> {
    const brotli = await this.writePrecompressed(`${cellName(tile)}.json`, text);
    this.#cells.push({ tile, hash: sha256(text) });
    if (holds === 'aeds')
      this.aedBytes = { raw: this.aedBytes.raw + text.length, brotli: this.aedBytes.brotli + brotli };
  }

  /** Writes a file with its .br and .gz beside it; returns the bytes of the first. */
  async writePrecompressed(name: string, text: string): Promise<number> {
    const path = this.path(name);
    const folder = dirname(path);
    if (!this.#folders.has(folder)) await mkdir(folder, { recursive: true });
    this.#folders.add(folder);
    const bytes = Buffer.from(text);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.length),
    };
    const [brotli, zipped] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes, { level: 9 })]);
    await Promise.all([writeFile(path, bytes), writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)]);
    return brotli.length;
  }

  /** Waits for the cells and writes their checksums: one list for `sha256sum -c`, and small ones for a search. Returns their root. */
  async seal(): Promise<string> {
    await Promise.all(this.#onTheWay);
    if (this.#failure) throw this.#failure;
    const lines = this.#cells.map(({ tile, hash }) => `${hash}  ${cellName(tile)}.json`);
    await writeFile(
      this.path('checksums.txt'),
      `${lines.sort((a, b) => (a.slice(66) < b.slice(66) ? -1 : 1)).join('\n')}\n`,
    );
    const { root, files } = await sealCells(this.#cells);
    for (const { name, text } of files) await this.writePrecompressed(name, text);
    return root;
  }

  /** Puts the written registry in the place of the published one. */
  async publish(): Promise<void> {
    await swapIn(this.#partial, this.#target);
    this.#unlock();
  }

  /** Throws away what was written, once nothing more is on its way to the disk. */
  async discard(): Promise<void> {
    await Promise.all(this.#onTheWay);
    this.abandon();
  }

  /** Throws away what was written. Works at once, so that an interrupted import can still clean up. */
  abandon(): void {
    rmSync(this.#partial, { recursive: true, force: true });
    this.#unlock();
  }
}
