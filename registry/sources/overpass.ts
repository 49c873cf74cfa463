import type { SourceRecord } from '../source-record.ts';
import { nonEmptyTags, osmRecord } from './osm.ts';
import { positionOfFeature } from './osm-geojson.ts';
import type { CsvRow } from './text/csv-rows.ts';

/** Columns of an Overpass CSV, which is recognised by its header. */
export const overpassColumns = ['@id', '@type', '@lat', '@lon'];

/** A response may include the nodes of ways (`>; out skel qt;`): points without tags. */
const whyUntagged = (tags: object) =>
  Object.keys(tags).length === 0
    ? 'it has no tags: it is only a point of a way'
    : 'it is not tagged as a defibrillator: the tag emergency is missing';

interface OverpassElement {
  readonly lat?: unknown;
  readonly lon?: unknown;
  /** Centre of a way or relation, present with `out center`. */
  readonly center?: { readonly lat?: unknown; readonly lon?: unknown };
  /** Bounding box of a way or relation, present with `out bb` and `out geom`. */
  readonly bounds?: {
    readonly minlat?: unknown;
    readonly minlon?: unknown;
    readonly maxlat?: unknown;
    readonly maxlon?: unknown;
  };
}

function placeOfElement({ lat, lon, center, bounds }: OverpassElement) {
  const corners = bounds && [
    [bounds.minlon, bounds.minlat],
    [bounds.maxlon, bounds.maxlat],
  ];
  if (lon === undefined && center === undefined && corners)
    return positionOfFeature({ geometry: { coordinates: corners } });
  return { longitude: lon ?? center?.lon ?? null, latitude: lat ?? center?.lat ?? null };
}

/**
 * An AED from an element of an Overpass JSON response. Ways and relations need `out center`, `out bb` or `out geom`.
 */
export function overpassJsonRecord(element: unknown, number: number): SourceRecord {
  const { type, id, tags, timestamp } = element as {
    readonly type?: unknown;
    readonly id?: unknown;
    readonly tags?: object;
    /** Time of the last edit, present with `out meta`. */
    readonly timestamp?: unknown;
  };
  const said = nonEmptyTags(tags ?? {});
  const described = { ...said, ...nonEmptyTags({ '@timestamp': timestamp }) };
  const place = placeOfElement(element as OverpassElement);
  const record = osmRecord(String(type), String(id), place, described, `element ${number}`);
  return said.emergency ? record : { ...record, dropBecause: whyUntagged(said) };
}

/** An AED from a row of an Overpass CSV response. */
export function overpassCsvRecord(row: CsvRow): SourceRecord {
  const { '@id': id, '@type': type, '@lat': latitude, '@lon': longitude, ...tags } = row.cells;
  return osmRecord(String(type), String(id), { longitude, latitude }, nonEmptyTags(tags), `line ${row.line}`);
}
