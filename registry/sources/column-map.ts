import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RegistrySource } from '../../domain/aed-registry.ts';
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

/** Reads a column map. Throws ImportError naming the field that is missing. */
export function readColumnMap(path: string): ColumnMap {
  let map: Partial<ColumnMap>;
  try {
    map = JSON.parse(readFileSync(path, 'utf8')) as Partial<ColumnMap>;
  } catch (cause) {
    throw new ImportError(
      `${path}: got no column map (${(cause as Error).message}), expected a JSON file; see registry/README.md.`,
    );
  }
  const missing = (['source', 'recognise', 'id', 'longitude', 'latitude', 'tags'] as const).filter(
    (name) => !map[name],
  );
  if (missing.length > 0) {
    throw new ImportError(`${path}: got a column map without ${missing.join(', ')}; add it, see registry/README.md.`);
  }
  return map as ColumnMap;
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
