import { type MapTile, tileAt } from '../geography/map-tile.ts';
import type { LongitudeLatitude } from '../geography/position.ts';
import { Untrusted } from '../text/untrusted.ts';
import { type StreetFile, streetAreaOf, streetAreaZoom, streetCellZoom, streetTileName } from './street-cell.ts';

/** Version of the file format. It is increased when readers of the previous format could misread the files. */
export const streetFormat = 1;

const remedy = 'import the streets again';

/** A source from which streets were imported. */
export interface StreetSource {
  readonly title: string;
  readonly attribution: string;
  readonly licence: string;
  /** The date of the source's data; null if unknown. */
  readonly asOf: string | null;
  /** The schema of the source: either OpenStreetMap's own or that of a basemap. */
  readonly schema: string;
  /** The share of the walkable length that is connected, from 0 to 100. */
  readonly connectedPercent: number;
}

/** The index of the published streets: a TileJSON 3 document with an additional field `streets`. */
export interface StreetIndex {
  readonly version: string;
  readonly attribution: string;
  /** The bounding box as [west, south, east, north]. */
  readonly bounds: readonly [number, number, number, number];
  /** The date of the oldest source; null if no date is known. */
  readonly asOf: string | null;
  readonly sources: readonly StreetSource[];
  readonly cellCount: number;
  /** For each zoom-7 tile, the hash in the URL of its list of cells. */
  readonly areas: ReadonlyMap<string, string>;
}

export interface ListedStreetFile {
  /** Hash of the content, which is part of the file's URL. */
  readonly hash: string;
  /** Transfer size in bytes, compressed with brotli. */
  readonly bytes: number;
}

/** A street cell, as listed in the file of its area. */
export interface ListedStreetCell {
  readonly ways: ListedStreetFile;
  /** The file with everything that is only drawn; null if the cell has nothing to draw. */
  readonly land: ListedStreetFile | null;
  /** Whether enough of the street network is connected to calculate routes. */
  readonly isRoutable: boolean;
  /** Indices into the `sources` of the index. */
  readonly sources: readonly number[];
}

function readSource(source: Untrusted): StreetSource {
  return {
    title: source.field('title').text(),
    attribution: source.field('attribution').text(),
    licence: source.field('licence').text(),
    asOf: source.field('asOf').textOrNull(),
    schema: source.field('schema').text(),
    connectedPercent: source.field('connectedPercent').number(0, 100),
  };
}

function readHash(value: Untrusted): string {
  const hash = value.text();
  return /^[0-9a-f]{12}$/.test(hash) ? hash : value.refuse('twelve digits of a hash');
}

function entriesOf(value: Untrusted): (readonly [string, Untrusted])[] {
  const record = value.raw();
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return value.refuse('an object');
  return Object.keys(record).map((name) => [name, value.field(name)] as const);
}

/**
 * Parses the index of the published streets; null if no streets are published. Throws if the document does not fit the
 * format.
 */
export function parseStreetIndex(document: unknown): StreetIndex | null {
  const index = new Untrusted(document, 'The index of streets', null, remedy);
  const streets = index.field('streets');
  if (streets.isMissing) return null;
  streets.field('format').number(streetFormat, streetFormat);
  const [west, south, east, north] = index.field('bounds').list();
  if (!west || !south || !east || !north) return index.field('bounds').refuse('four numbers');
  return {
    version: streets.field('version').text(),
    attribution: index.field('attribution').text(),
    bounds: [west.number(-180, 180), south.number(-90, 90), east.number(-180, 180), north.number(-90, 90)],
    asOf: streets.field('asOf').textOrNull(),
    sources: streets.field('sources').list().map(readSource),
    cellCount: streets.field('cellCount').number(0, 1e9),
    areas: new Map(entriesOf(streets.field('areas')).map(([name, hash]) => [name, readHash(hash)])),
  };
}

function readFile(file: Untrusted): ListedStreetFile {
  const [hash, bytes] = file.list();
  if (!hash || !bytes) return file.refuse('a hash and bytes');
  return { hash: readHash(hash), bytes: bytes.number(0, 1e9) };
}

function readCell(cell: Untrusted): ListedStreetCell {
  const land = cell.field('land');
  return {
    ways: readFile(cell.field('ways')),
    land: land.isMissing ? null : readFile(land),
    isRoutable: cell.field('routable').flagOrNull() ?? false,
    sources: cell
      .field('sources')
      .list()
      .map((place) => place.number(0, 1e6)),
  };
}

/** Parses the list of an area's cells and returns them by name. Throws if the document does not fit the format. */
export function parseStreetArea(document: unknown): ReadonlyMap<string, ListedStreetCell> {
  const cells = new Untrusted(document, 'A list of street cells', null, remedy).field('cells');
  return new Map(entriesOf(cells).map(([name, cell]) => [name, readCell(cell)]));
}

/** Returns the path of the list of an area's cells, below `/streets/`. */
export const streetAreaFile = (area: Pick<MapTile, 'x' | 'y'>, hash: string) =>
  `areas/${streetAreaZoom}/${streetTileName(area)}-${hash}.json`;

/**
 * Path of one of a cell's files, below `/streets/`. A file never changes, because its name contains the hash of its
 * content.
 */
export const streetCellFile = (file: StreetFile, cell: Pick<MapTile, 'x' | 'y'>, hash: string) =>
  `${file}/${streetCellZoom}/${streetTileName(cell)}-${hash}.mvt`;

const cellFilePattern = new RegExp(`/(?:ways|land)/${streetCellZoom}/(\\d+)/(\\d+)-[0-9a-f]{12}\\.mvt$`);

/** Returns the cell whose file is at a URL; null if it is the URL of another file. */
export function cellOfStreetFile(url: string): MapTile | null {
  const [, x, y] = cellFilePattern.exec(url) ?? [];
  return x === undefined || y === undefined ? null : { z: streetCellZoom, x: Number(x), y: Number(y) };
}

/** Returns the cell that contains a position, and the area whose list contains that cell. */
export function streetCellAt(position: LongitudeLatitude): { readonly cell: MapTile; readonly area: MapTile } {
  const cell = tileAt(position, streetCellZoom);
  return { cell, area: streetAreaOf(cell) };
}
