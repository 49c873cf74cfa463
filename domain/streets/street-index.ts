import { type MapTile, tileAt } from '../geography/map-tile.ts';
import type { LongitudeLatitude } from '../geography/position.ts';
import { Untrusted } from '../text/untrusted.ts';
import { type StreetFile, streetAreaOf, streetAreaZoom, streetCellZoom, streetTileName } from './street-cell.ts';

/** Changes when readers of the former format could misread the files. */
export const streetFormat = 1;

const remedy = 'import the streets again';

/** A file that streets came from. */
export interface StreetSource {
  readonly title: string;
  readonly attribution: string;
  readonly licence: string;
  /** The day its data are of; null if the file does not say. */
  readonly asOf: string | null;
  /** How it was made: from OpenStreetMap's own data, or a basemap by its schema. */
  readonly schema: string;
  /** Percent of its walkable length that hangs together, 0 to 100. */
  readonly connectedPercent: number;
}

/** The start page of published streets: a TileJSON 3 document with the field `streets`. */
export interface StreetIndex {
  readonly version: string;
  readonly attribution: string;
  /** West, south, east, north. */
  readonly bounds: readonly [number, number, number, number];
  /** The day of the oldest source; null if none says. */
  readonly asOf: string | null;
  readonly sources: readonly StreetSource[];
  readonly cellCount: number;
  /** Name of an area of zoom 7 → the hash in its list's address. */
  readonly areas: ReadonlyMap<string, string>;
}

export interface StreetFileListed {
  /** In the file's address. */
  readonly hash: string;
  /** On the wire, packed by brotli. */
  readonly bytes: number;
}

/** A cell as its area's list names it. */
export interface StreetCellListed {
  readonly ways: StreetFileListed;
  /** Missing if there is nothing to draw. */
  readonly land: StreetFileListed | null;
  /** Whether its network holds together, so that ways may be reckoned on it. */
  readonly isRoutable: boolean;
  /** Places in the index's list of sources. */
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

/** Reads the index; null if none is published. Throws a sentence for anything that does not fit the format. */
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

function readFile(file: Untrusted): StreetFileListed {
  const [hash, bytes] = file.list();
  if (!hash || !bytes) return file.refuse('a hash and bytes');
  return { hash: readHash(hash), bytes: bytes.number(0, 1e9) };
}

function readCell(cell: Untrusted): StreetCellListed {
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

/** Reads an area's list: name of a cell of zoom 12 → what there is of it. Throws a sentence like `parseStreetIndex`. */
export function parseStreetArea(document: unknown): ReadonlyMap<string, StreetCellListed> {
  const cells = new Untrusted(document, 'A list of street cells', null, remedy).field('cells');
  return new Map(entriesOf(cells).map(([name, cell]) => [name, readCell(cell)]));
}

/** The address of an area's list below `/streets/`. */
export const streetAreaFile = (area: Pick<MapTile, 'x' | 'y'>, hash: string) =>
  `areas/${streetAreaZoom}/${streetTileName(area)}-${hash}.json`;

/** The address of one of a cell's files below `/streets/`. A file never changes: its content's hash is in its name. */
export const streetCellFile = (file: StreetFile, cell: Pick<MapTile, 'x' | 'y'>, hash: string) =>
  `${file}/${streetCellZoom}/${streetTileName(cell)}-${hash}.mvt`;

/** The cell a position lies in, and the area that lists it. */
export function streetCellAt(position: LongitudeLatitude): { readonly cell: MapTile; readonly area: MapTile } {
  const cell = tileAt(position, streetCellZoom);
  return { cell, area: streetAreaOf(cell) };
}
