import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { cellName } from '../../domain/checksum/cell-names.ts';
import { type MapTile, tileAt } from '../../domain/geography/map-tile.ts';
import { type CellChanges, type CellFeature, computeCellChanges } from '../../domain/registry/cell-changes.ts';
import type { CellTree } from '../../domain/registry/cell-tree.ts';
import { changeFileTileOf, type RegistryFileVersions } from '../../domain/registry/registry-file-versions.ts';
import { computeCellsChecksum } from './cells-checksum.ts';
import { PartialFolder } from './partial-folder.ts';
import { PreviousFiles, parseCellFeatures } from './previous-files.ts';
import { buildVersionTrees } from './version-trees.ts';
import { type CellSink, clusterZoomCount } from './write-cells.ts';

const maxConcurrentFiles = 8;

/**
 * If the changes of a cell are larger than this fraction of its base file, a new base file is written. How the value
 * was found is described in docs/decisions/addresses-that-stay.md.
 */
const maxShareOfBase = 1 / 8;

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

interface Sealed {
  /** The root hash of all checksum lists. */
  readonly checksum: string;
  readonly version: string;
  readonly fileVersions: RegistryFileVersions;
}

/**
 * Returns the key by which a feature of a cell's base file is compared with the new cell. The key of an AED is its id,
 * and the key of a cluster is its tile.
 */
function keyIn({ z }: MapTile, { id, geometry }: CellFeature): string {
  return id ?? cellName(tileAt(geometry.coordinates, z + clusterZoomCount));
}

/** A new registry that is written in a folder next to the published one. */
export class RegistryFolder extends PartialFolder implements CellSink {
  readonly #former: PreviousFiles;
  /** The SHA-256 hashes of all cell files and change files by file name. */
  readonly #hashes = new Map<string, string>();
  /** The versions of files that keep their URL. All other files get the version of the new registry. */
  readonly #kept = new Map<string, string>();
  /** The changes of each cell, grouped by the file that will contain them. */
  readonly #changes = new Map<string, Record<string, CellChanges>>();
  aedBytes = { raw: 0, brotli: 0 };
  cellCount = { aeds: 0, clusters: 0 };

  private constructor(target: string, previous: string, unlock: () => void) {
    super(target, unlock, maxConcurrentFiles);
    this.#former = new PreviousFiles(previous);
  }

  /**
   * Starts to write a registry that will be published at `target`. It reuses unchanged files of the registry at
   * `previous`. Throws ImportError if another import holds the lock of `target`.
   */
  static begin(target: string, previous = target): Promise<RegistryFolder> {
    return PartialFolder.prepare(target, (place, unlock) => new RegistryFolder(place, resolve(previous), unlock));
  }

  async write(tile: MapTile, text: string, holds: 'aeds' | 'clusters'): Promise<void> {
    this.cellCount[holds] += 1;
    await this.addPending(this.#writeCell(tile, text, holds));
  }

  async #writeCell(tile: MapTile, text: string, holds: 'aeds' | 'clusters'): Promise<void> {
    const previous = this.#former.file(`${cellName(tile)}.json`);
    const isKept = previous !== null && this.#noteChanges(tile, previous.text, text);
    const base = isKept ? previous : { text, version: null };
    const brotli = await this.#writeOrKeep(cellName(tile), base.text, base.version);
    if (holds === 'aeds') this.#count(base.text, brotli);
  }

  #count(text: string, brotli: number): void {
    this.aedBytes = { raw: this.aedBytes.raw + text.length, brotli: this.aedBytes.brotli + brotli };
  }

  /**
   * Writes a file, or reuses the previous one if `version` is given, so that its URL does not change. Returns the size
   * of the brotli copy in bytes.
   */
  #writeOrKeep(name: string, text: string, version: string | null): Promise<number> {
    this.#hashes.set(name, sha256(text));
    if (version === null) return this.writePacked(`${name}.json`, text);
    this.#kept.set(name, version);
    return this.#former.keep(`${name}.json`, this.path(`${name}.json`));
  }

  /**
   * Stores the changes from a cell's base file to its new text. Returns false if the changes are so large that a new
   * base file should be written instead.
   */
  #noteChanges(tile: MapTile, base: string, text: string): boolean {
    if (base === text) return true;
    const changes = computeCellChanges(parseCellFeatures(base), parseCellFeatures(text), (feature) =>
      keyIn(tile, feature),
    );
    if (changes === null) return true;
    // If none of the base file's features remain, the cell was split or joined. The base file is then not reused.
    const isUnrelated = changes.out?.length === changes.of;
    if (isUnrelated || JSON.stringify(changes).length > base.length * maxShareOfBase) return false;
    const name = `changes/${cellName(changeFileTileOf(tile))}`;
    this.#changes.set(name, { ...this.#changes.get(name), [cellName(tile)]: changes });
    return true;
  }

  /**
   * Writes the change files, each of which is for an area of several cells. The URL of a file only changes if its
   * content does.
   */
  async #writeChanges(): Promise<void> {
    for (const [name, cells] of this.#changes) {
      const text = `${JSON.stringify({ cells })}\n`;
      const previous = this.#former.file(`${name}.json`);
      this.#count(text, await this.#writeOrKeep(name, text, previous?.text === text ? previous.version : null));
    }
  }

  /**
   * Waits for the cell files, and then writes the change files and all checksums. The checksums are written twice: as
   * one list for `sha256sum -c`, and as small lists, of which a visitor's search needs only a few.
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
    const { root, files } = await computeCellsChecksum(this.#hashes);
    for (const { name, text } of files) await this.writePacked(name, text);
    const version = root.slice(0, 12);
    const versionOf = (name: string) => this.#kept.get(name) ?? version;
    const versions = new Map(Array.from(this.#hashes.keys(), (name) => [name, versionOf(name)]));
    return { checksum: root, version, fileVersions: buildVersionTrees(tree, versions) };
  }
}
