import type { RegistrySource } from './aed-registry.ts';
import type { MapTile } from './map-tile.ts';
import type { CellTree } from './nearest-cells.ts';
import type { CivilDate } from './opening-week.ts';
import { Untrusted } from './untrusted.ts';

/** Cells are no finer than this zoom: a request for a cell tells no more of where a visitor stands (law 6). */
export const finestCellZoom = 12;

/** Changes when readers of the former format could misread the files. */
export const registryFormat = 1;

/** The start page of a registry: a TileJSON 3 document with the field `registry`. */
export interface RegistryIndex {
  readonly name: string;
  /** Attribution of every source, as plain text. */
  readonly attribution: string;
  /** Changes with the content: part of every cell's address, so cells can be cached for good. */
  readonly version: string;
  /** Root of the Merkle tree over the lists of the cells' SHA-256; `createCellVerifier` checks cells against it. */
  readonly checksum: string;
  /** The day the dated rules of the hours were reckoned from. */
  readonly asOf: CivilDate;
  readonly aedCount: number;
  readonly sources: readonly RegistrySource[];
  readonly tree: CellTree;
  /** Bytes of the cells with AEDs, precompressed with brotli: for telling what keeping an area will take. */
  readonly compressedBytes: number;
}

/** Looks at the plain values: a tree of a million AEDs has twelve thousand of them. */
function isTree(value: unknown, depth: number): value is CellTree {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0;
  return (
    Array.isArray(value) &&
    value.length === 4 &&
    depth < finestCellZoom &&
    value.every((part) => isTree(part, depth + 1))
  );
}

function readTree(value: Untrusted): CellTree {
  const tree = value.raw();
  return isTree(tree, 0)
    ? tree
    : value.refuse(`counts and lists of four quarters, no deeper than zoom ${finestCellZoom}`);
}

/** The register an AED comes from. Throws UnreadableDataError where a text is missing or empty. */
export function readSource(value: Untrusted): RegistrySource {
  return {
    key: value.field('key').text(),
    title: value.field('title').text(),
    licence: value.field('licence').text(),
    attribution: value.field('attribution').text(),
    url: value.field('url').textOrNull(),
  };
}

/** Reads `index.json`. Throws UnreadableDataError with a sentence for anything that does not fit the format. */
export function parseRegistryIndex(value: unknown): RegistryIndex {
  const index = new Untrusted(value, 'index.json');
  const registry = index.field('registry');
  registry.field('format').number(registryFormat, registryFormat);
  return {
    name: index.field('name').text(),
    attribution: index.field('attribution').text(),
    version: registry.field('version').text(),
    checksum: registry.field('checksum').text(),
    asOf: registry.field('asOf').text() as CivilDate,
    aedCount: registry.field('aedCount').number(0, 1e12),
    sources: registry.field('sources').list().map(readSource),
    tree: readTree(registry.field('cells')),
    compressedBytes: registry.field('compressedBytes').number(0, 1e15),
  };
}

/** Address of a cell below the registry's folder. */
export function cellPath({ z, x, y }: MapTile, version: string): string {
  return `${z}/${x}/${y}.json?v=${version}`;
}
