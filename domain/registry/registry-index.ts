import type { RegistrySource } from '../aed/aed-registry.ts';
import type { CivilDate } from '../aed/opening-week.ts';
import type { LongitudeLatitude } from '../geography/position.ts';
import { Untrusted } from '../text/untrusted.ts';
import type { CellTree } from './nearest-cells.ts';
import { type RegistryCoverage, readCoverage } from './registry-coverage.ts';
import { mostPlaces } from './registry-places.ts';
import { finestCellZoom, type RegistryStamps, readStamps } from './registry-stamps.ts';

/** Changes when readers of the former format could misread the files: one of the first would take a base without its changes for the cell. */
export const registryFormat = 2;

/** A source of a published registry, with what its last import had of it. */
export interface IndexedSource extends RegistrySource {
  /** The day its data are of: told by the file, else that of its newest survey. Null if nothing says. */
  readonly asOf: CivilDate | null;
  /** Records of it that could be used, before merging; null in an index of before they were counted. */
  readonly recordCount: number | null;
  /** The middle of its records, by which an import notices that all of them moved; null in such an index too. */
  readonly middle: LongitudeLatitude | null;
}

/** The start page of a registry: a TileJSON 3 document with the field `registry`. */
export interface RegistryIndex {
  readonly name: string;
  /** Attribution of every source, as plain text. */
  readonly attribution: string;
  /** Changes with the content: what came with this publication has it in its address, so files can be cached for good. */
  readonly version: string;
  /** Which publication each of the files came with. */
  readonly stamps: RegistryStamps;
  /** Root of the Merkle tree over the lists of the cells' SHA-256; `createCellVerifier` checks cells against it. */
  readonly checksum: string;
  /** The day the data are of, by the oldest source of which it is known; null if no source says. Never the day of the import. */
  readonly asOf: CivilDate | null;
  /** The day the dated rules of the hours were calculated from. */
  readonly hoursFrom: CivilDate;
  readonly aedCount: number;
  readonly sources: readonly IndexedSource[];
  /** Under which this database, made of its sources, may be used; null if theirs stand against one another or none was written down. */
  readonly licence: string | null;
  readonly tree: CellTree;
  /** Which parts of which countries it covers; null in an index of before that was told. */
  readonly coverage: RegistryCoverage | null;
  /** Towns in the list of places; 0 where there is no such list. */
  readonly placeCount: number;
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

/** Who publishes a register, without the key it has here. Throws UnreadableDataError where a text is missing or empty. */
export function readPublisher(value: Untrusted): Omit<RegistrySource, 'key'> {
  return {
    title: value.field('title').text(),
    licence: value.field('licence').text(),
    attribution: value.field('attribution').text(),
    url: value.field('url').textOrNull(),
  };
}

/** The register an AED comes from. Throws UnreadableDataError where a text is missing or empty. */
export const readSource = (value: Untrusted): RegistrySource => ({
  key: value.field('key').text(),
  ...readPublisher(value),
});

function readMiddle(value: Untrusted): LongitudeLatitude {
  const [longitude, latitude] = value.list();
  return longitude && latitude ? [longitude.number(-180, 180), latitude.number(-90, 90)] : value.refuse('a position');
}

function readIndexedSource(value: Untrusted): IndexedSource {
  const [count, middle] = [value.field('recordCount'), value.field('middle')];
  return {
    ...readSource(value),
    asOf: value.field('asOf').textOrNull() as CivilDate | null,
    recordCount: count.isMissing ? null : count.number(0, 1e12),
    middle: middle.isMissing ? null : readMiddle(middle),
  };
}

/** The days of an index. One of before data had their own day calls that of the hours `asOf`. */
function readDays(registry: Untrusted): Pick<RegistryIndex, 'asOf' | 'hoursFrom'> {
  const asOf = registry.field('asOf').textOrNull() as CivilDate | null;
  const hoursFrom = registry.field('hoursFrom');
  if (!hoursFrom.isMissing) return { asOf, hoursFrom: hoursFrom.text() as CivilDate };
  return { asOf: null, hoursFrom: registry.field('asOf').text() as CivilDate };
}

/** Reads `index.json`. Throws UnreadableDataError with a sentence for anything that does not fit the format. */
export function parseRegistryIndex(value: unknown): RegistryIndex {
  const index = new Untrusted(value, 'index.json');
  const registry = index.field('registry');
  registry.field('format').number(1, registryFormat);
  return {
    name: index.field('name').text(),
    attribution: index.field('attribution').text(),
    version: registry.field('version').text(),
    stamps: readStamps(registry),
    checksum: registry.field('checksum').text(),
    ...readDays(registry),
    aedCount: registry.field('aedCount').number(0, 1e12),
    sources: registry.field('sources').list().map(readIndexedSource),
    licence: registry.field('licence').textOrNull(),
    tree: readTree(registry.field('cells')),
    coverage: readCoverage(registry.field('coverage')),
    placeCount: registry.field('placeCount').isMissing ? 0 : registry.field('placeCount').number(0, mostPlaces),
    compressedBytes: registry.field('compressedBytes').number(0, 1e15),
  };
}
