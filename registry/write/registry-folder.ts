import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { cellName } from '../../domain/checksum/cell-names.ts';
import { type MapTile, tileAt } from '../../domain/geography/map-tile.ts';
import { type CellChanges, type CellFeature, changesBetween } from '../../domain/registry/cell-changes.ts';
import type { CellTree } from '../../domain/registry/cell-tree.ts';
import { changeFileTileOf, type RegistryFileVersions } from '../../domain/registry/registry-file-versions.ts';
import { FormerFiles, featuresIn } from './former-files.ts';
import { PartialFolder } from './partial-folder.ts';
import { sealCells } from './seal-cells.ts';
import { stampTrees } from './stamp-trees.ts';
import { type CellSink, clusterZooms } from './write-cells.ts';

const maxConcurrentFiles = 8;

/**
 * Maximum size of changes relative to their base before a new base is written: measured in
 * docs/decisions/addresses-that-stay.md.
 */
const mostOfBase = 1 / 8;

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

interface Sealed {
  /** Root of the lists of checksums. */
  readonly checksum: string;
  readonly version: string;
  readonly stamps: RegistryFileVersions;
}

/** Keys of equal features in a base and the current cell: AED ids, and tiles for clusters. */
function keyIn({ z }: MapTile, { id, geometry }: CellFeature): string {
  return id ?? cellName(tileAt(geometry.coordinates, z + clusterZooms));
}

/** A registry being written next to the published one. */
export class RegistryFolder extends PartialFolder implements CellSink {
  readonly #former: FormerFiles;
  /** The SHA-256 of each cell and each file of changes, by its name. */
  readonly #hashes = new Map<string, string>();
  /** The version of files that keep their URL; the others get the new version. */
  readonly #kept = new Map<string, string>();
  /** Changes by file name, then by cell name. */
  readonly #changes = new Map<string, Record<string, CellChanges>>();
  aedBytes = { raw: 0, brotli: 0 };
  cellCount = { aeds: 0, clusters: 0 };

  private constructor(target: string, former: string, unlock: () => void) {
    super(target, unlock, maxConcurrentFiles);
    this.#former = new FormerFiles(former);
  }

  /**
   * Starts a registry for `target`, to replace the one at `former`. Throws ImportError while another import writes
   * there.
   */
  static begin(target: string, former = target): Promise<RegistryFolder> {
    return PartialFolder.prepare(target, (place, unlock) => new RegistryFolder(place, resolve(former), unlock));
  }

  async write(tile: MapTile, text: string, holds: 'aeds' | 'clusters'): Promise<void> {
    this.cellCount[holds] += 1;
    await this.addPending(this.#writeCell(tile, text, holds));
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

  /**
   * Writes a file under the URL of its former version, or (null) of the new one; returns its size with brotli in bytes.
   */
  #writeOrKeep(name: string, text: string, version: string | null): Promise<number> {
    this.#hashes.set(name, sha256(text));
    if (version === null) return this.writePacked(`${name}.json`, text);
    this.#kept.set(name, version);
    return this.#former.keep(`${name}.json`, this.path(`${name}.json`));
  }

  /**
   * Adds the changes from a base to a cell's text; false if they are so large that the cell should be written again.
   */
  #noteChanges(tile: MapTile, base: string, text: string): boolean {
    if (base === text) return true;
    const changes = changesBetween(featuresIn(base), featuresIn(text), (feature) => keyIn(tile, feature));
    if (changes === null) return true;
    // If a cell was split or joined, its base no longer shares anything with it and is dropped.
    const isAnother = changes.out?.length === changes.of;
    if (isAnother || JSON.stringify(changes).length > base.length * mostOfBase) return false;
    const name = `changes/${cellName(changeFileTileOf(tile))}`;
    this.#changes.set(name, { ...this.#changes.get(name), [cellName(tile)]: changes });
    return true;
  }

  /** Writes the changes, area by area; unchanged files keep their URL. */
  async #writeChanges(): Promise<void> {
    for (const [name, cells] of this.#changes) {
      const text = `${JSON.stringify({ cells })}\n`;
      const former = this.#former.file(`${name}.json`);
      this.#count(text, await this.#writeOrKeep(name, text, former?.text === text ? former.version : null));
    }
  }

  /**
   * Waits for the cells, writes their changes and all checksums: one list for `sha256sum -c`, and small ones for a
   * search.
   */
  async seal(tree: CellTree): Promise<Sealed> {
    await this.waitForPending();
    if (this.hasFailed) this.#former.requireUnchanged();
    this.throwFailure();
    await this.#writeChanges();
    this.#former.requireUnchanged();
    const lines = Array.from(this.#hashes, ([name, hash]) => `${hash}  ${name}.json`);
    await writeFile(
      this.path('checksums.txt'),
      `${lines.sort((a, b) => (a.slice(66) < b.slice(66) ? -1 : 1)).join('\n')}\n`,
    );
    const { root, files } = await sealCells(this.#hashes);
    for (const { name, text } of files) await this.writePacked(name, text);
    const version = root.slice(0, 12);
    const versionOf = (name: string) => this.#kept.get(name) ?? version;
    const versions = new Map(Array.from(this.#hashes.keys(), (name) => [name, versionOf(name)]));
    return { checksum: root, version, stamps: stampTrees(tree, versions) };
  }
}
