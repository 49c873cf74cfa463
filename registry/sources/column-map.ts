import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RegistrySource } from '../../domain/aed-registry.ts';
import { readSource } from '../../domain/registry-index.ts';
import { Untrusted } from '../../domain/untrusted.ts';
import { isTimeZone } from '../hours/country-of-zone.ts';
import { ImportError, type SourceRecord } from '../source-record.ts';
import { type JapaneseHours, japaneseOpeningHours } from './japanese-hours.ts';
import { textTags } from './osm.ts';

/** How the columns of a municipal or national table are to be read. A JSON file; see the README of this room. */
export interface ColumnMap {
  readonly source: RegistrySource;
  /** Columns by which such a table is recognised: all must be there. */
  readonly recognise: readonly string[];
  readonly id: string;
  readonly longitude: string;
  readonly latitude: string;
  /** Tag of OpenStreetMap → the columns that make it up, joined by a space. */
  readonly tags: Readonly<Record<string, readonly string[]>>;
  /** Column → the register its ids belong to: "osm_node_id": "osm/node". */
  readonly sameAs?: Readonly<Record<string, string>>;
  readonly timeZone?: string;
  readonly childPads?: { readonly column: string; readonly yes: string; readonly no: string };
  readonly japaneseHours?: JapaneseHours;
  /** Rows that must not be used, by the exact text of a column. */
  readonly drop?: readonly { readonly column: string; readonly value: string; readonly because: string }[];
}

const shippedFolder = fileURLToPath(new URL('../column-maps/', import.meta.url));

/** The fields of an object, each read on its own. */
function entriesOf<Value>(value: Untrusted, read: (field: Untrusted) => Value): Record<string, Value> {
  const record = value.raw();
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return value.refuse('an object');
  return Object.fromEntries(Object.keys(record).map((name) => [name, read(value.field(name))]));
}

const textsOf = (value: Untrusted) => value.list().map((entry) => entry.text());

function zoneOf(value: Untrusted): string {
  const name = value.text();
  return isTimeZone(name) ? name : value.refuse('a time zone as Europe/Berlin');
}

function padsOf(value: Untrusted) {
  return { column: value.field('column').text(), yes: value.field('yes').text(), no: value.field('no').text() };
}

function hoursOf(value: Untrusted): JapaneseHours {
  const column = (name: keyof JapaneseHours) => value.field(name).text();
  return { days: column('days'), start: column('start'), end: column('end'), note: column('note') };
}

function dropOf(value: Untrusted) {
  // An empty cell may be what tells a row that must not be used.
  const cell = value.field('value');
  return {
    column: value.field('column').text(),
    value: cell.raw() === '' ? '' : cell.text(),
    because: value.field('because').text(),
  };
}

function parseColumnMap(map: Untrusted): ColumnMap {
  const recognise = textsOf(map.field('recognise'));
  if (recognise.length === 0) map.field('recognise').refuse('at least one column');
  const optional = <Value>(name: string, read: (value: Untrusted) => Value): Value | undefined =>
    map.field(name).isMissing ? undefined : read(map.field(name));
  const [timeZone, childPads] = [optional('timeZone', zoneOf), optional('childPads', padsOf)];
  const japaneseHours = optional('japaneseHours', hoursOf);
  return {
    source: readSource(map.field('source')),
    recognise,
    id: map.field('id').text(),
    longitude: map.field('longitude').text(),
    latitude: map.field('latitude').text(),
    tags: entriesOf(map.field('tags'), textsOf),
    sameAs: map.field('sameAs').texts(),
    drop: map.field('drop').listOrEmpty().map(dropOf),
    ...(timeZone && { timeZone }),
    ...(childPads && { childPads }),
    ...(japaneseHours && { japaneseHours }),
  };
}

/** Reads a column map. Throws ImportError naming the field that is missing or does not fit. */
export function readColumnMap(path: string): ColumnMap {
  let map: unknown;
  try {
    map = JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new ImportError(
      `${path}: got no column map (${(cause as Error).message}), expected a JSON file; see registry/README.md.`,
    );
  }
  try {
    return parseColumnMap(new Untrusted(map, path, null, 'see registry/README.md'));
  } catch (cause) {
    throw new ImportError((cause as Error).message);
  }
}

/** The maps that come with the product. */
export function shippedColumnMaps(): ColumnMap[] {
  return readdirSync(shippedFolder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => readColumnMap(`${shippedFolder}${name}`));
}

/** The map that fits these columns, or null. */
export function mapForColumns(maps: readonly ColumnMap[], columns: readonly string[]): ColumnMap | null {
  return maps.find((map) => map.recognise.every((column) => columns.includes(column))) ?? null;
}

function mappedTags(map: ColumnMap, cells: Readonly<Record<string, string>>): Record<string, string> {
  const tags: Record<string, string> = {};
  for (const [tag, columns] of Object.entries(map.tags)) {
    const text = columns.flatMap((column) => cells[column] ?? []).join(' ');
    if (text !== '') tags[tag] = text;
  }
  if (map.japaneseHours) {
    const { days, start, end, note } = map.japaneseHours;
    const cell = (column: string) => cells[column] ?? '';
    const hours = japaneseOpeningHours({ days: cell(days), start: cell(start), end: cell(end), note: cell(note) });
    if (hours) tags.opening_hours = hours;
    const written = [cell(days), [cell(start), cell(end)].filter(Boolean).join('–'), cell(note)]
      .filter(Boolean)
      .join(' ');
    if (written !== '') tags['opening_hours:text'] = written;
  }
  return tags;
}

/** An AED from a row of a table, or from the properties of a GeoJSON feature, by its column map. */
export function mappedRecord(
  map: ColumnMap,
  values: object,
  where: string,
  place?: { readonly longitude: unknown; readonly latitude: unknown },
): SourceRecord {
  const cells = textTags(values);
  const number = cells[map.id] ?? '';
  const drop = map.drop?.find((rule) => cells[rule.column] === rule.value);
  const pads = map.childPads && cells[map.childPads.column];
  return {
    id: `${map.source.key}/${number}`,
    sourceKey: map.source.key,
    where: `${where} (${map.id} ${number || 'missing'})`,
    longitude: place ? place.longitude : (cells[map.longitude] ?? null),
    latitude: place ? place.latitude : (cells[map.latitude] ?? null),
    tags: mappedTags(map, cells),
    sameAs: Object.entries(map.sameAs ?? {}).flatMap(([column, register]) =>
      cells[column] ? [`${register}/${cells[column]}`] : [],
    ),
    ...(number === '' && { dropBecause: `it has no ${map.id}` }),
    ...(drop && { dropBecause: drop.because }),
    ...(map.timeZone && { timeZone: map.timeZone }),
    ...(pads &&
      (pads === map.childPads?.yes || pads === map.childPads?.no) && { hasChildPads: pads === map.childPads.yes }),
  };
}
