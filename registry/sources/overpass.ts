import type { SourceRecord } from '../source-record.ts';
import type { CsvRow } from './csv-rows.ts';
import { osmRecord, textTags } from './osm.ts';

/** Columns of a table made by Overpass; its header is what it is known by. */
export const overpassColumns = ['@id', '@type', '@lat', '@lon'];

/** An AED from an element of an Overpass answer in JSON. Ways and relations need `out center`. */
export function overpassJsonRecord(element: unknown, number: number): SourceRecord {
  const { type, id, lat, lon, center, tags } = element as {
    readonly type?: unknown;
    readonly id?: unknown;
    readonly lat?: unknown;
    readonly lon?: unknown;
    readonly center?: { readonly lat?: unknown; readonly lon?: unknown };
    readonly tags?: object;
  };
  const place = { longitude: lon ?? center?.lon ?? null, latitude: lat ?? center?.lat ?? null };
  return osmRecord(String(type), String(id), place, textTags(tags ?? {}), `element ${number}`);
}

/** An AED from a row of an Overpass answer in CSV. */
export function overpassCsvRecord(row: CsvRow): SourceRecord {
  const { '@id': id, '@type': type, '@lat': latitude, '@lon': longitude, ...tags } = row.cells;
  return osmRecord(String(type), String(id), { longitude, latitude }, textTags(tags), `line ${row.line}`);
}
