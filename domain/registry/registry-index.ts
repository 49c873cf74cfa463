import type { RegistrySource } from '../aed/aed-registry.ts';
import type { CivilDate } from '../aed/weekly-opening-hours.ts';
import type { LongitudeLatitude } from '../geography/position.ts';
import { Untrusted } from '../text/untrusted.ts';
import { type CellTree, readCellTree } from './cell-tree.ts';
import { type RegistryCoverage, readCoverage } from './registry-coverage.ts';
import { type RegistryFileVersions, readFileVersions } from './registry-file-versions.ts';
import { maxRegistryPlaces } from './registry-places.ts';

/**
 * Format version: changes when readers of the previous format could misread the files. A reader of version 1 would take
 * a base without its changes for the cell.
 */
export const registryFormat = 2;

/** A source of a published registry, with the counts of its last import. */
export interface IndexedSource extends RegistrySource {
  /** The date of its data: stated by the file, else that of its newest survey. Null if unknown. */
  readonly asOf: CivilDate | null;
  /** Number of its usable records, before merging; null in an index older than this count. */
  readonly recordCount: number | null;
  /**
   * The centre of its records, by which an import notices if all of them moved; null in an index older than this field.
   */
  readonly middle: LongitudeLatitude | null;
}

/** The start page of a registry: a TileJSON 3 document with the field `registry`. */
export interface RegistryIndex {
  readonly name: string;
  /** Attribution of every source, as plain text. */
  readonly attribution: string;
  /** Changes with the content: new files have it in their URL, so they can be cached forever. */
  readonly version: string;
  /** The publication of each file. */
  readonly stamps: RegistryFileVersions;
  /** Root of the Merkle tree over the lists of the cells' SHA-256; see `createCellVerifier`. */
  readonly checksum: string;
  /**
   * The date of the data, from the oldest source with a known date; null if there is none. Never the date of the
   * import.
   */
  readonly asOf: CivilDate | null;
  /** The date from which dated rules of the hours were expanded. */
  readonly hoursFrom: CivilDate;
  readonly aedCount: number;
  readonly sources: readonly IndexedSource[];
  /** The licence of the combined database; null if the sources' licences conflict or none was recorded. */
  readonly licence: string | null;
  readonly tree: CellTree;
  /** The countries and parts of them it covers; null in an index older than this field. */
  readonly coverage: RegistryCoverage | null;
  /** Number of towns in the list of places; 0 without a list. */
  readonly placeCount: number;
  /** Bytes of the leaf cells, precompressed with brotli: for estimating the size of a saved area. */
  readonly compressedBytes: number;
}

/** The publisher of a register, without its key. Throws UnreadableDataError if a text is missing or empty. */
export function readPublisher(value: Untrusted): Omit<RegistrySource, 'key'> {
  return {
    title: value.field('title').text(),
    licence: value.field('licence').text(),
    attribution: value.field('attribution').text(),
    url: value.field('url').textOrNull(),
  };
}

/** A register with its key. Throws UnreadableDataError if a text is missing or empty. */
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

/** The dates of an index. An older one has the date of the hours in `asOf`. */
function readDays(registry: Untrusted): Pick<RegistryIndex, 'asOf' | 'hoursFrom'> {
  const asOf = registry.field('asOf').textOrNull() as CivilDate | null;
  const hoursFrom = registry.field('hoursFrom');
  if (!hoursFrom.isMissing) return { asOf, hoursFrom: hoursFrom.text() as CivilDate };
  return { asOf: null, hoursFrom: registry.field('asOf').text() as CivilDate };
}

/** Parses `index.json`. Throws UnreadableDataError for anything that does not fit the format. */
export function parseRegistryIndex(value: unknown): RegistryIndex {
  const index = new Untrusted(value, 'index.json');
  const registry = index.field('registry');
  registry.field('format').number(1, registryFormat);
  return {
    name: index.field('name').text(),
    attribution: index.field('attribution').text(),
    version: registry.field('version').text(),
    stamps: readFileVersions(registry),
    checksum: registry.field('checksum').text(),
    ...readDays(registry),
    aedCount: registry.field('aedCount').number(0, 1e12),
    sources: registry.field('sources').list().map(readIndexedSource),
    licence: registry.field('licence').textOrNull(),
    tree: readCellTree(registry.field('cells')),
    coverage: readCoverage(registry.field('coverage')),
    placeCount: registry.field('placeCount').isMissing ? 0 : registry.field('placeCount').number(0, maxRegistryPlaces),
    compressedBytes: registry.field('compressedBytes').number(0, 1e15),
  };
}
