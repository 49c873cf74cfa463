import { cellName } from '../checksum/registry-checksum.ts';
import type { MapTile } from '../geography/map-tile.ts';
import type { Untrusted } from '../text/untrusted.ts';

/** Cells are no finer than this zoom: a request for a cell tells no more of where a visitor stands (law 6). */
export const finestCellZoom = 12;

/**
 * With which publication a file came, over the web map's tiles: a number stands for a tile and all below it; where they differ, -1 comes first, then the
 * tile's own and the four quarters, in the order of `tileChildren`. Publications are counted from 1; 0 is none. One flat list, because there are as many
 * as cells and each search reads them all.
 */
export type StampTree = readonly number[];

export const quartered = -1;

/** The publications that the files of a registry are of: what has not changed keeps its address, which names its publication. */
export interface RegistryStamps {
  /** Versions of the publications in use. */
  readonly versions: readonly string[];
  /** Of the cells. */
  readonly bases: StampTree;
  /** Of the files of changes, by their areas; 0 where nothing of an area has changed since its cells. */
  readonly changes: StampTree;
}

/** A file of a registry, as it is requested and as the lists of checksums name it. */
export interface StampedFile {
  /** Below the registry's folder, with its publication. */
  readonly path: string;
  readonly name: string;
}

/** A registry all of whose files came at once. */
export const stampsOfOne = (version: string): RegistryStamps => ({ versions: [version], bases: [1], changes: [0] });

/**
 * The tile whose file of changes tells those of a cell: that of the cell's own zoom, or of the one above, so that up to four cells share one. Never
 * finer than the cell, so that it tells nobody more (law 6).
 */
export function areaOf({ z, x, y }: MapTile): MapTile {
  const zooms = z % 2;
  return { z: z - zooms, x: Math.floor(x / 2 ** zooms), y: Math.floor(y / 2 ** zooms) };
}

/** Where the entry after a tile's starts. */
function endOf(tree: StampTree, start: number): number {
  let at = start;
  for (let left = 1; left > 0; left--) {
    const isQuartered = tree[at] === quartered;
    at += isQuartered ? 2 : 1;
    if (isQuartered) left += 4;
  }
  return at;
}

function stampAt(tree: StampTree, { z, x, y }: MapTile): number {
  let at = 0;
  for (let zoom = 1; zoom <= z && tree[at] === quartered; zoom++) {
    const quarter = (Math.floor(x / 2 ** (z - zoom)) % 2) + 2 * (Math.floor(y / 2 ** (z - zoom)) % 2);
    at += 2;
    for (let passed = 0; passed < quarter; passed++) at = endOf(tree, at);
  }
  return tree[tree[at] === quartered ? at + 1 : at] ?? 0;
}

const fileOf = (name: string, version: string): StampedFile => ({ path: `${name}.json?v=${version}`, name });

/** The files a cell is put together from: its base, and the changes since, where there are any. */
export function filesOfCell(
  { versions, bases, changes }: RegistryStamps,
  cell: MapTile,
): { readonly base: StampedFile; readonly changes: StampedFile | null } {
  const area = areaOf(cell);
  const changed = versions[stampAt(changes, area) - 1];
  return {
    base: fileOf(cellName(cell), versions[stampAt(bases, cell) - 1] ?? ''),
    changes: changed === undefined ? null : fileOf(`changes/${cellName(area)}`, changed),
  };
}

const fileName = /^(changes\/|checksums\/)?(0|[1-9]\d?)\/(0|[1-9]\d{0,3})\/(0|[1-9]\d{0,3})\.json$/;

/**
 * The version by which a file below the registry's folder is requested; null if the index names no such file. Lists of checksums
 * and places are those of the registry's own version.
 */
export function versionOfFile(stamps: RegistryStamps, version: string, file: string): string | null {
  if (file === 'places.json' || file === 'checksums.txt') return version;
  const [, folder, ...numbers] = fileName.exec(file) ?? [];
  const [z, x, y] = numbers.map(Number);
  if (z === undefined || x === undefined || y === undefined) return null;
  if (z > finestCellZoom || x >= 2 ** z || y >= 2 ** z) return null;
  if (folder === 'checksums/') return version;
  const stamp = stampAt(folder === 'changes/' ? stamps.changes : stamps.bases, { z, x, y });
  return stamps.versions[stamp - 1] ?? null;
}

/** Looks at the plain values: there are as many as cells. */
function readStampTree(value: Untrusted, most: number): StampTree {
  const tree = value.raw();
  const isStamp = (one: unknown) => Number.isInteger(one) && (one as number) >= quartered && (one as number) <= most;
  if (Array.isArray(tree) && tree.every(isStamp) && endOf(tree, 0) === tree.length) return tree;
  return value.refuse(`numbers from ${quartered} to ${most}, each ${quartered} before five entries`);
}

/** The stamps of an index, of whatever format: before 2 all files were of its version. Throws UnreadableDataError. */
export function readStamps(registry: Untrusted): RegistryStamps {
  const format = registry.field('format').raw();
  if (format === undefined || format === 1) return stampsOfOne(registry.field('version').text());
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
