import type { RegistrySource } from '../aed/aed-registry.ts';
import type { CivilDate } from '../aed/weekly-opening-hours.ts';
import type { LongitudeLatitude } from '../geography/position.ts';
import { Untrusted } from '../text/untrusted.ts';
import { type CellTree, readCellTree } from './cell-tree.ts';
import { type RegistryCoverage, readCoverage } from './registry-coverage.ts';
import { type RegistryFileVersions, readFileVersions } from './registry-file-versions.ts';
import { maxRegistryPlaces } from './registry-places.ts';

/**
 * Version of the file format. It is increased when readers of the previous format could misread the files. For example,
 * a reader of format 1 would mistake the base of a cell for its current content.
 */
export const registryFormat = 2;

/** A source of a published registry, with the counts from its last import. */
export interface IndexedSource extends RegistrySource {
  /**
   * The date of the source's data as stated in its file, or else the date of its newest survey. Null if both are
   * unknown.
   */
  readonly asOf: CivilDate | null;
  /**
   * The number of usable records in the source, before merging. Null in an index published before this count existed.
   */
  readonly recordCount: number | null;
  /**
   * The centre of the source's records. The next import compares it with the new centre to detect that all records have
   * moved. Null in an index published before this field existed.
   */
  readonly middle: LongitudeLatitude | null;
}

/** The index of a registry: a TileJSON 3 document with an additional field `registry`. */
export interface RegistryIndex {
  readonly name: string;
  /** The attributions of all sources, as plain text. */
  readonly attribution: string;
  /** The version of the registry. It is part of the URL of every new file, so that files can be cached forever. */
  readonly version: string;
  /** The publication in which each file was last written. */
  readonly fileVersions: RegistryFileVersions;
  /** Root of the Merkle tree over the lists of SHA-256 checksums of the cells; see `createCellVerifier`. */
  readonly checksum: string;
  /**
   * The date of the oldest source whose date is known; null if no date is known. It is never the date of the import.
   */
  readonly asOf: CivilDate | null;
  /** The first date for which the import computed exceptions to the weekly opening hours. */
  readonly hoursFrom: CivilDate;
  readonly aedCount: number;
  readonly sources: readonly IndexedSource[];
  /** The licence of the combined database; null if the sources' licences conflict or none was recorded. */
  readonly licence: string | null;
  readonly tree: CellTree;
  /**
   * The countries that the registry covers, and which parts of them. Null in an index published before this field
   * existed.
   */
  readonly coverage: RegistryCoverage | null;
  /** The number of towns in `places.json`; 0 if there is no such file. */
  readonly placeCount: number;
  /** Total size in bytes of the leaf cells, compressed with brotli. It is used to estimate the size of a saved area. */
  readonly compressedBytes: number;
}

/**
 * Reads the publisher of a source, without the source's key. Throws UnreadableDataError if a text is missing or empty.
 */
export function readPublisher(value: Untrusted): Omit<RegistrySource, 'key'> {
  return {
    title: value.field('title').text(),
    licence: value.field('licence').text(),
    attribution: value.field('attribution').text(),
    url: value.field('url').textOrNull(),
  };
}

/** Reads a source with its key. Throws UnreadableDataError if a text is missing or empty. */
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

/** Reads the dates of an index. In an older index, `asOf` contains the date that is now `hoursFrom`. */
function readDates(registry: Untrusted): Pick<RegistryIndex, 'asOf' | 'hoursFrom'> {
  const asOf = registry.field('asOf').textOrNull() as CivilDate | null;
  const hoursFrom = registry.field('hoursFrom');
  if (!hoursFrom.isMissing) return { asOf, hoursFrom: hoursFrom.text() as CivilDate };
  return { asOf: null, hoursFrom: registry.field('asOf').text() as CivilDate };
}

/** Parses `index.json`. Throws UnreadableDataError if the file does not fit the format. */
export function parseRegistryIndex(value: unknown): RegistryIndex {
  const index = new Untrusted(value, 'index.json');
  const registry = index.field('registry');
  registry.field('format').number(1, registryFormat);
  return {
    name: index.field('name').text(),
    attribution: index.field('attribution').text(),
    version: registry.field('version').text(),
    fileVersions: readFileVersions(registry),
    checksum: registry.field('checksum').text(),
    ...readDates(registry),
    aedCount: registry.field('aedCount').number(0, 1e12),
    sources: registry.field('sources').list().map(readIndexedSource),
    licence: registry.field('licence').textOrNull(),
    tree: readCellTree(registry.field('cells')),
    coverage: readCoverage(registry.field('coverage')),
    placeCount: registry.field('placeCount').isMissing ? 0 : registry.field('placeCount').number(0, maxRegistryPlaces),
    compressedBytes: registry.field('compressedBytes').number(0, 1e15),
  };
}
