import { cellName } from '../checksum/cell-names.ts';
import type { MapTile } from '../geography/map-tile.ts';
import type { Untrusted } from '../text/untrusted.ts';

/** Cells are no finer than this zoom, so a request for a cell reveals no more about a visitor's position (law 6). */
export const finestCellZoom = 12;

/**
 * The publication of each file, over the web map's tiles: a number stands for a tile and all below it; if they differ,
 * -1 comes first, then the tile's own number and the four quarters, in the order of `tileChildren`. Publications are
 * counted from 1; 0 is none. A flat list, because there are as many as cells and each search reads them all.
 */
export type FileVersionTree = readonly number[];

export const quarteredTileToken = -1;

/** The publication of each file of a registry: unchanged files keep their URL, which contains the publication. */
export interface RegistryFileVersions {
  /** Versions of the publications in use. */
  readonly versions: readonly string[];
  /** For the cells. */
  readonly bases: FileVersionTree;
  /** For the change files, by area; 0 if nothing has changed since its cells. */
  readonly changes: FileVersionTree;
}

/** A registry file, as requested and as named in the checksum lists. */
export interface VersionedRegistryFile {
  /** Path below the registry's folder, including the publication. */
  readonly path: string;
  readonly name: string;
}

/** A registry whose files are all of one publication. */
export const singleFileVersion = (version: string): RegistryFileVersions => ({
  versions: [version],
  bases: [1],
  changes: [0],
});

/**
 * The tile whose change file covers a cell: at the cell's own zoom, or the one above, so that up to four cells share
 * one. Never finer than the cell (law 6).
 */
export function changeFileTileOf({ z, x, y }: MapTile): MapTile {
  const zooms = z % 2;
  return { z: z - zooms, x: Math.floor(x / 2 ** zooms), y: Math.floor(y / 2 ** zooms) };
}

/** Index after the end of a tile's entry. */
function endOf(tree: FileVersionTree, start: number): number {
  let at = start;
  for (let left = 1; left > 0; left--) {
    const isQuartered = tree[at] === quarteredTileToken;
    at += isQuartered ? 2 : 1;
    if (isQuartered) left += 4;
  }
  return at;
}

function stampAt(tree: FileVersionTree, { z, x, y }: MapTile): number {
  let at = 0;
  for (let zoom = 1; zoom <= z && tree[at] === quarteredTileToken; zoom++) {
    const quarter = (Math.floor(x / 2 ** (z - zoom)) % 2) + 2 * (Math.floor(y / 2 ** (z - zoom)) % 2);
    at += 2;
    for (let passed = 0; passed < quarter; passed++) at = endOf(tree, at);
  }
  return tree[tree[at] === quarteredTileToken ? at + 1 : at] ?? 0;
}

const fileOf = (name: string, version: string): VersionedRegistryFile => ({ path: `${name}.json?v=${version}`, name });

/** The files a cell consists of: its base, and the changes since, if any. */
export function filesOfCell(
  { versions, bases, changes }: RegistryFileVersions,
  cell: MapTile,
): { readonly base: VersionedRegistryFile; readonly changes: VersionedRegistryFile | null } {
  const area = changeFileTileOf(cell);
  const changed = versions[stampAt(changes, area) - 1];
  return {
    base: fileOf(cellName(cell), versions[stampAt(bases, cell) - 1] ?? ''),
    changes: changed === undefined ? null : fileOf(`changes/${cellName(area)}`, changed),
  };
}

const fileName = /^(changes\/|checksums\/)?(0|[1-9]\d?)\/(0|[1-9]\d{0,3})\/(0|[1-9]\d{0,3})\.json$/;

/**
 * The version in the URL of a file below the registry's folder; null if the index has no such file. Checksum lists and
 * places have the registry's own version.
 */
export function versionOfFile(stamps: RegistryFileVersions, version: string, file: string): string | null {
  if (file === 'places.json' || file === 'checksums.txt') return version;
  const [, folder, ...numbers] = fileName.exec(file) ?? [];
  const [z, x, y] = numbers.map(Number);
  if (z === undefined || x === undefined || y === undefined) return null;
  if (z > finestCellZoom || x >= 2 ** z || y >= 2 ** z) return null;
  if (folder === 'checksums/') return version;
  const stamp = stampAt(folder === 'changes/' ? stamps.changes : stamps.bases, { z, x, y });
  return stamps.versions[stamp - 1] ?? null;
}

/** Checks unparsed values: there are as many as cells. */
function readStampTree(value: Untrusted, most: number): FileVersionTree {
  const tree = value.raw();
  const isStamp = (one: unknown) =>
    Number.isInteger(one) && (one as number) >= quarteredTileToken && (one as number) <= most;
  if (Array.isArray(tree) && tree.every(isStamp) && endOf(tree, 0) === tree.length) return tree;
  return value.refuse(`numbers from ${quarteredTileToken} to ${most}, each ${quarteredTileToken} before five entries`);
}

/** The stamps of an index of any format: before 2 all files had the registry's version. Throws UnreadableDataError. */
export function readFileVersions(registry: Untrusted): RegistryFileVersions {
  const format = registry.field('format').raw();
  if (format === undefined || format === 1) return singleFileVersion(registry.field('version').text());
  const versions = registry
    .field('versions')
    .list()
    .map((version) => version.text());
  return {
    versions,
    bases: readStampTree(registry.field('bases'), versions.length),
    changes: readStampTree(registry.field('changes'), versions.length),
  };
}
