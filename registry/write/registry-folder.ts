import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { cellName } from '../../domain/checksum/registry-checksum.ts';
import { type MapTile, tileAt } from '../../domain/geography/map-tile.ts';
import { type CellChanges, type CellFeature, changesBetween } from '../../domain/registry/cell-changes.ts';
import type { CellTree } from '../../domain/registry/nearest-cells.ts';
import { areaOf, type RegistryStamps } from '../../domain/registry/registry-stamps.ts';
import { lockFolder } from './folder-lock.ts';
import { FormerFiles, featuresIn } from './former-files.ts';
import { sealCells } from './seal-cells.ts';
import { stampTrees } from './stamp-trees.ts';
import { healSwap, swapIn } from './swap-folders.ts';
import { type CellSink, clusterZooms } from './write-cells.ts';
import { writePacked } from './write-packed.ts';

/** Files on the way to the disk at once: enough to keep the compressor's threads busy, few enough for the memory. */
const atOnce = 8;

/** Changes that take more than this of their base become a base again: measured in docs/decisions/addresses-that-stay.md. */
const mostOfBase = 1 / 8;

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

interface Sealed {
  /** Root of the lists of checksums. */
  readonly checksum: string;
  readonly version: string;
  readonly stamps: RegistryStamps;
}

/** Which features of a base and of today's cell are the same: AEDs by their ids, clusters by the tiles they stand for. */
function keyIn({ z }: MapTile, { id, geometry }: CellFeature): string {
  return id ?? cellName(tileAt(geometry.coordinates, z + clusterZooms));
}

/**
 * A registry being written beside the published one. Nothing of it is seen until `publish`; the published one stays
 * whole until then, and stays when the import fails.
 */
export class RegistryFolder implements CellSink {
  readonly #target: string;
  readonly #partial: string;
  /** Held from before the first look at the folder until after the last rename. */
  readonly #unlock: () => void;
  readonly #former: FormerFiles;
  /** The SHA-256 of each cell and each file of changes, by its name. */
  readonly #hashes = new Map<string, string>();
  /** The version of those that keep their address; the others come with this publication. */
  readonly #kept = new Map<string, string>();
  /** By the files' names, and in each by the cells'. */
  readonly #changes = new Map<string, Record<string, CellChanges>>();
  readonly #onTheWay = new Set<Promise<void>>();
  readonly #folders = new Set<string>();
  #failure: unknown;
  aedBytes = { raw: 0, brotli: 0 };
  cellCount = { aeds: 0, clusters: 0 };

  private constructor(target: string, former: string, unlock: () => void) {
    this.#target = target;
    this.#partial = `${target}.partial`;
    this.#former = new FormerFiles(former);
    this.#unlock = unlock;
  }

  /** Starts a registry for `target`, to follow the one at `former`. Throws ImportError while another import writes there. */
  static async begin(target: string, former = target): Promise<RegistryFolder> {
    const place = resolve(target);
    await mkdir(dirname(place), { recursive: true });
    const unlock = lockFolder(place);
    try {
      await healSwap(place);
      const folder = new RegistryFolder(place, resolve(former), unlock);
      await rm(folder.#partial, { recursive: true, force: true });
      await mkdir(join(folder.#partial, 'report'), { recursive: true });
      return folder;
    } catch (cause) {
      unlock();
      throw cause;
    }
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
    const former = this.#former.file(`${cellName(tile)}.json`);
    const isKept = former !== null && this.#noteChanges(tile, former.text, text);
    const base = isKept ? former : { text, version: null };
    const brotli = await this.#writeOrKeep(cellName(tile), base.text, base.version);
    if (holds === 'aeds') this.#count(base.text, brotli);
  }

  #count(text: string, brotli: number): void {
    this.aedBytes = { raw: this.aedBytes.raw + text.length, brotli: this.aedBytes.brotli + brotli };
  }

  /** A file under the address of the version that it came with, or (null) again; returns its bytes packed by brotli. */
  #writeOrKeep(name: string, text: string, version: string | null): Promise<number> {
    this.#hashes.set(name, sha256(text));
    if (version === null) return this.writePrecompressed(`${name}.json`, text);
    this.#kept.set(name, version);
    return this.#former.keep(`${name}.json`, this.path(`${name}.json`));
  }

  /** Notes what leads from a base to a cell's text; false where that is so much that the cell is better written again. */
  #noteChanges(tile: MapTile, base: string, text: string): boolean {
    if (base === text) return true;
    const changes = changesBetween(featuresIn(base), featuresIn(text), (feature) => keyIn(tile, feature));
    if (changes === null) return true;
    // Where a cell was split or joined, nothing of its base stays: it would be read for nothing.
    const isAnother = changes.out?.length === changes.of;
    if (isAnother || JSON.stringify(changes).length > base.length * mostOfBase) return false;
    const name = `changes/${cellName(areaOf(tile))}`;
    this.#changes.set(name, { ...this.#changes.get(name), [cellName(tile)]: changes });
    return true;
  }

  /** Writes the changes, area by area; those that are what they were keep their address. */
  async #writeChanges(): Promise<void> {
    for (const [name, cells] of this.#changes) {
      const text = `${JSON.stringify({ cells })}\n`;
      const former = this.#former.file(`${name}.json`);
      this.#count(text, await this.#writeOrKeep(name, text, former?.text === text ? former.version : null));
    }
  }

  /** Writes a file with its .br and .gz beside it; returns the bytes of the first. */
  async writePrecompressed(name: string, text: string): Promise<number> {
    const path = this.path(name);
    const folder = dirname(path);
    if (!this.#folders.has(folder)) await mkdir(folder, { recursive: true });
    this.#folders.add(folder);
    return writePacked(path, Buffer.from(text));
  }

  /** Waits for the cells, writes their changes and the checksums of all: one list for `sha256sum -c`, and small ones for a search. */
  async seal(tree: CellTree): Promise<Sealed> {
    await Promise.all(this.#onTheWay);
    if (this.#failure) this.#former.requireUnchanged();
    if (this.#failure) throw this.#failure;
    await this.#writeChanges();
    this.#former.requireUnchanged();
    const lines = Array.from(this.#hashes, ([name, hash]) => `${hash}  ${name}.json`);
    await writeFile(
      this.path('checksums.txt'),
      `${lines.sort((a, b) => (a.slice(66) < b.slice(66) ? -1 : 1)).join('\n')}\n`,
    );
    const { root, files } = await sealCells(this.#hashes);
    for (const { name, text } of files) await this.writePrecompressed(name, text);
    const version = root.slice(0, 12);
    const versionOf = (name: string) => this.#kept.get(name) ?? version;
    const versions = new Map(Array.from(this.#hashes.keys(), (name) => [name, versionOf(name)]));
    return { checksum: root, version, stamps: stampTrees(tree, versions) };
  }

  /** Puts the written registry instead of the published one. */
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
