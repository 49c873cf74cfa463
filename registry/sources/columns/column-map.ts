import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RegistrySource } from '../../../domain/aed/aed-registry.ts';
import { isTimeZone } from '../../../domain/geography/country-of-time-zone.ts';
import { readPublisher, readSource } from '../../../domain/registry/registry-index.ts';
import { columnMapPlaceholder } from '../../../domain/registry-admin/column-fields.ts';
import { Untrusted } from '../../../domain/text/untrusted.ts';
import { projectionOf } from '../../formats/projection.ts';
import { ImportError } from '../../source-record.ts';
import type { JapaneseHours } from '../japanese-hours.ts';
import { readColumnMapFile } from './column-map-file.ts';

/**
 * How to read the columns of a municipal or national table. It is a JSON file, described in registry/README.md. A
 * column reference such as "ID|NO" means the first of these columns that exists.
 */
export interface ColumnMap {
  /**
   * The source whose files have these columns. If many publishers use the same columns, it has the values that all of
   * their sources share.
   */
  readonly source: RegistrySource;
  /** Only for a schema with many publishers: the columns that identify the publisher of a row. */
  readonly publisher?: PublisherColumns;
  /** Columns that a table must have to be recognised as one of this schema. Empty for points without properties. */
  readonly recognise: readonly string[];
  /** The column with ids. Null if the table has none. Ids are then made from the position and the name. */
  readonly id: string | null;
  /** The column with longitudes. If `latitude` names the same column, its cells contain both coordinates. */
  readonly longitude: string;
  readonly latitude: string;
  /** The order of two coordinates in one cell. */
  readonly pairOrder: PairOrder;
  /** Coordinate system of the positions, such as "EPSG:2056". If missing, the positions are in degrees. */
  readonly projection?: string;
  /** The sheet, layer or file to read in a workbook, database or ZIP file. */
  readonly part?: string;
  /** For each OpenStreetMap tag, the columns whose values are joined by a space. */
  readonly tags: Readonly<Record<string, readonly string[]>>;
  /** Columns with the date of a row's last edit. The date of the data is determined from them. */
  readonly edited: readonly string[];
  /** Columns with merged cells. Their empty cells take the value of the row above. */
  readonly fillDown: readonly string[];
  /** Columns with ids of other sources, each with the prefix of those ids: "osm_node_id": "osm/node". */
  readonly sameAs: Readonly<Record<string, string>>;
  readonly timeZone?: string;
  /** ISO 3166-1 codes of the countries where the AEDs may be, if the time zone does not cover them all. */
  readonly countries?: readonly string[];
  /** `yes` and `no` are the words for yes and no in the column, if they are not the usual ones. */
  readonly childPads?: { readonly column: string; readonly yes: string | null; readonly no: string | null };
  readonly japaneseHours?: JapaneseHours;
  /** Columns of times whose headings name days. */
  readonly weekHours: readonly string[];
  /**
   * A column of days. The times on these days are in the columns of opening_hours, or in one column for their start and
   * one for their end.
   */
  readonly dayHours?: DayHoursColumns;
  /** A column with notes that may change the hours. If a note is not understood, the hours of its row are unknown. */
  readonly hoursNote?: string;
  /** Columns with the state of an AED. AEDs that are not in use are left out, and unknown words are reported. */
  readonly state: readonly string[];
  /** Rows whose cell in `column` equals `value` are skipped. Accents and case are ignored. */
  readonly drop: readonly { readonly column: string; readonly value: string; readonly because: string }[];
}

export interface DayHoursColumns {
  readonly days: string;
  readonly start?: string;
  readonly end?: string;
}

export interface PublisherColumns {
  /** Column with the publisher's code; empty if the schema has none. */
  readonly code: string;
  readonly name: readonly string[];
  /**
   * Publishers with a known licence. `named` lists words that identify a publisher by its name, its code or the file
   * name.
   */
  readonly known: readonly { readonly named: readonly string[]; readonly source: Omit<RegistrySource, 'key'> }[];
}

const pairOrders = ['latitude longitude', 'longitude latitude'] as const;
type PairOrder = (typeof pairOrders)[number];

const builtInFolder = fileURLToPath(new URL('../../column-maps/', import.meta.url));

/** Reads every field of an object with the same function. */
function entriesOf<Value>(value: Untrusted, read: (field: Untrusted) => Value): Record<string, Value> {
  const record = value.raw();
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return value.refuse('an object');
  return Object.fromEntries(Object.keys(record).map((name) => [name, read(value.field(name))]));
}

const textsOf = (value: Untrusted) => value.list().map((entry) => entry.text());

function zoneOf(value: Untrusted): string {
  const name = value.text();
  return isTimeZone(name) ? name : value.refuse('a time zone like Europe/Berlin');
}

function padsOf(value: Untrusted) {
  const [yes, no] = [value.field('yes'), value.field('no')];
  // With only one of the two words, every other value would count as the opposite, so each requires the other.
  return {
    column: value.field('column').text(),
    yes: no.isMissing ? yes.textOrNull() : yes.text(),
    no: yes.isMissing ? no.textOrNull() : no.text(),
  };
}

function publisherOf(value: Untrusted): PublisherColumns {
  return {
    code: value.field('code').isMissing ? '' : value.field('code').text(),
    name: value
      .field('name')
      .listOrEmpty()
      .map((entry) => entry.text()),
    known: value
      .field('known')
      .listOrEmpty()
      .map((entry) => ({ named: textsOf(entry.field('named')), source: readPublisher(entry.field('source')) })),
  };
}

function hoursOf(value: Untrusted): JapaneseHours {
  const column = (name: keyof JapaneseHours) => value.field(name).text();
  return { days: column('days'), start: column('start'), end: column('end'), note: column('note') };
}

function dayHoursOf(value: Untrusted): DayHoursColumns {
  const [start, end] = [value.field('start'), value.field('end')];
  const days = value.field('days').text();
  // Hours need a start and an end, so each of the two columns requires the other.
  return start.isMissing && end.isMissing ? { days } : { days, start: start.text(), end: end.text() };
}

function projectionCodeOf(value: Untrusted): string {
  const code = value.text();
  return (
    projectionOf(code)?.code ?? value.refuse('the code of a known grid, like EPSG:2056, or degrees*1000000 or DDMMSS')
  );
}

function countriesOf(value: Untrusted): string[] {
  const codes = textsOf(value);
  if (!codes.every((code) => /^[A-Z]{2}$/.test(code))) value.refuse('ISO 3166-1 codes such as FR');
  return codes;
}

function dropOf(value: Untrusted) {
  // `value` may be empty, to skip rows with an empty cell.
  const cell = value.field('value');
  return {
    column: value.field('column').text(),
    value: cell.raw() === '' ? '' : cell.text(),
    because: value.field('because').text(),
  };
}

/**
 * Reads the columns to fill down. It rejects columns of ids and positions, because a total in the last row would
 * otherwise become an AED at the last position.
 */
function fillDownOf(fillDown: Untrusted, own: readonly (string | null)[]): string[] {
  const columns = fillDown.listOrEmpty().map((entry) => entry.text());
  if (columns.some((column) => own.includes(column))) fillDown.refuse('free of columns that hold places or ids');
  return columns;
}

function parseColumnMap(map: Untrusted): ColumnMap {
  const recognise = textsOf(map.field('recognise'));
  const optional = <Value>(name: string, read: (value: Untrusted) => Value): Value | undefined =>
    map.field(name).isMissing ? undefined : read(map.field(name));
  const [timeZone, childPads] = [optional('timeZone', zoneOf), optional('childPads', padsOf)];
  const countries = optional('countries', countriesOf);
  const [projection, part] = [optional('projection', projectionCodeOf), optional('part', (value) => value.text())];
  const [japaneseHours, publisher] = [optional('japaneseHours', hoursOf), optional('publisher', publisherOf)];
  const [dayHours, hoursNote] = [optional('dayHours', dayHoursOf), optional('hoursNote', (value) => value.text())];
  const order = map.field('pairOrder');
  const [id, sameAs] = [map.field('id').textOrNull(), map.field('sameAs').texts()];
  const [longitude, latitude] = [map.field('longitude').text(), map.field('latitude').text()];
  const tags = entriesOf(map.field('tags'), textsOf);
  // Only a map for points without properties may have no columns by which it recognises a table.
  if (recognise.length === 0 && (id !== null || Object.keys(tags).length > 0))
    map.field('recognise').refuse('at least one column');
  return {
    source: readSource(map.field('source')),
    recognise,
    id,
    longitude,
    latitude,
    tags,
    pairOrder: order.isMissing ? pairOrders[0] : order.oneOf(pairOrders),
    edited: map
      .field('edited')
      .listOrEmpty()
      .map((entry) => entry.text()),
    fillDown: fillDownOf(map.field('fillDown'), [id, longitude, latitude, ...Object.keys(sameAs)]),
    sameAs,
    weekHours: map
      .field('weekHours')
      .listOrEmpty()
      .map((entry) => entry.text()),
    state: map
      .field('state')
      .listOrEmpty()
      .map((entry) => entry.text()),
    drop: map.field('drop').listOrEmpty().map(dropOf),
    ...(timeZone && { timeZone }),
    ...(countries && { countries }),
    ...(projection && { projection }),
    ...(part && { part }),
    ...(childPads && { childPads }),
    ...(japaneseHours && { japaneseHours }),
    ...(dayHours && { dayHours }),
    ...(hoursNote && { hoursNote }),
    ...(publisher && { publisher }),
  };
}

/** Validates a column map in JSON. Throws ImportError naming the missing or invalid field. */
export function toColumnMap(map: unknown, path: string): ColumnMap {
  try {
    return parseColumnMap(new Untrusted(map, path, null, 'See registry/README.md'));
  } catch (cause) {
    throw new ImportError((cause as Error).message);
  }
}

/** Reads a column map. Throws ImportError naming the missing, incomplete or invalid field. */
export function readColumnMap(path: string): ColumnMap {
  const read = toColumnMap(readColumnMapFile(path), path);
  const open = Object.entries(read.source).find(([, text]) => text === columnMapPlaceholder)?.[0];
  if (open !== undefined)
    throw new ImportError(
      `${path}: source.${open} is still "${columnMapPlaceholder}". Write what the publisher says, or "unknown".`,
    );
  return read;
}

/** Reads the column maps that come with the importer. */
export function readBuiltInColumnMaps(): ColumnMap[] {
  return readdirSync(builtInFolder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => readColumnMap(`${builtInFolder}${name}`));
}
