import { cellName } from '../checksum/cell-names.ts';
import type { MapTile } from '../geography/map-tile.ts';
import type { Untrusted } from '../text/untrusted.ts';

/** Finest zoom of a cell. With smaller cells, the request for one would reveal a visitor's position more precisely. */
export const finestCellZoom = 12;

/**
 * The publication in which each file was last written, as a quadtree over the web map's tiles, flattened into one list
 * of numbers. A number applies to a tile and to all tiles within it. If these tiles have different numbers, the list
 * has -1, then the number of the tile itself, and then its four quarters in the order of `tileChildren`. Publications
 * are numbered from 1; 0 means that there is no file. A flat list is fast to read, and every search reads it.
 */
export type FileVersionTree = readonly number[];

export const splitTileToken = -1;

/**
 * The publication in which each file of a registry was last written. The URL of a file contains that publication, so an
 * unchanged file keeps its URL.
 */
export interface RegistryFileVersions {
  /** Versions of the publications that the trees refer to. */
  readonly versions: readonly string[];
  /** In which publication each cell's base file was last written. */
  readonly bases: FileVersionTree;
  /** In which publication each change file was last written. 0 if none of its cells has changed since its base. */
  readonly changes: FileVersionTree;
}

/** A file of the registry: its path in requests, and its name in the checksum lists. */
export interface VersionedRegistryFile {
  /** Path in the registry's folder, including the version of the publication. */
  readonly path: string;
  readonly name: string;
}

/** Creates the file versions of a registry whose files were all written in one publication. */
export const createUniformVersions = (version: string): RegistryFileVersions => ({
  versions: [version],
  bases: [1],
  changes: [0],
});

/**
 * Returns the tile whose change file covers a cell. It is the cell itself at an even zoom, and otherwise its parent, so
 * that up to four cells share a change file. It is never smaller than the cell, because requests would then reveal a
 * visitor's position more precisely.
 */
export function changeFileTileOf({ z, x, y }: MapTile): MapTile {
  const zooms = z % 2;
  return { z: z - zooms, x: Math.floor(x / 2 ** zooms), y: Math.floor(y / 2 ** zooms) };
}

/** Returns the index after the entry of the tile that starts at `start`. */
function endOf(tree: FileVersionTree, start: number): number {
  let at = start;
  for (let left = 1; left > 0; left--) {
    const isQuartered = tree[at] === splitTileToken;
    at += isQuartered ? 2 : 1;
    if (isQuartered) left += 4;
  }
  return at;
}

function stampAt(tree: FileVersionTree, { z, x, y }: MapTile): number {
  let at = 0;
  for (let zoom = 1; zoom <= z && tree[at] === splitTileToken; zoom++) {
    const quarter = (Math.floor(x / 2 ** (z - zoom)) % 2) + 2 * (Math.floor(y / 2 ** (z - zoom)) % 2);
    at += 2;
    for (let passed = 0; passed < quarter; passed++) at = endOf(tree, at);
  }
  return tree[tree[at] === splitTileToken ? at + 1 : at] ?? 0;
}

const fileOf = (name: string, version: string): VersionedRegistryFile => ({ path: `${name}.json?v=${version}`, name });

/** Returns the files that make up a cell: its base, and its change file if it has changed. */
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
 * Returns the version in the URL of a file in the registry's folder; null if the index has no such file. Checksum lists
 * and `places.json` have the version of the registry itself.
 */
export function findFileVersion(versions: RegistryFileVersions, version: string, file: string): string | null {
  if (file === 'places.json' || file === 'checksums.txt') return version;
  const [, folder, ...numbers] = fileName.exec(file) ?? [];
  const [z, x, y] = numbers.map(Number);
  if (z === undefined || x === undefined || y === undefined) return null;
  if (z > finestCellZoom || x >= 2 ** z || y >= 2 ** z) return null;
  if (folder === 'checksums/') return version;
  const stamp = stampAt(folder === 'changes/' ? versions.changes : versions.bases, { z, x, y });
  return versions.versions[stamp - 1] ?? null;
}

/** Checks raw values without `Untrusted`, because a large registry has thousands of them. */
function readVersionTree(value: Untrusted, most: number): FileVersionTree {
  const tree = value.raw();
  const isStamp = (one: unknown) =>
    Number.isInteger(one) && (one as number) >= splitTileToken && (one as number) <= most;
  if (Array.isArray(tree) && tree.every(isStamp) && endOf(tree, 0) === tree.length) return tree;
  return value.refuse(`numbers from ${splitTileToken} to ${most}, each ${splitTileToken} before five entries`);
}

/**
 * Reads the file versions from an index of any format. Before format 2, all files had the registry's version. Throws
 * UnreadableDataError if a value does not fit the format.
 */
export function readFileVersions(registry: Untrusted): RegistryFileVersions {
  const format = registry.field('format').raw();
  if (format === undefined || format === 1) return createUniformVersions(registry.field('version').text());
  const versions = registry
    .field('versions')
    .list()
    .map((version) => version.text());
  return {
    versions,
    bases: readVersionTree(registry.field('bases'), versions.length),
    changes: readVersionTree(registry.field('changes'), versions.length),
  };
}
