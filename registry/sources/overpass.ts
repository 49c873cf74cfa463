import type { SourceRecord } from '../source-record.ts';
import { collectNonEmptyTags, createOsmRecord } from './osm.ts';
import { computeFeaturePosition } from './osm-geojson.ts';
import type { CsvRow } from './text/csv-rows.ts';

/** A table that has all of these columns is recognised as an Overpass CSV response. */
export const overpassColumns = ['@id', '@type', '@lat', '@lon'];

/**
 * Returns why an element without an `emergency` tag is left out. Responses to queries that end with `>; out skel qt;`
 * include the nodes of ways, which have no tags.
 */
const untaggedReason = (tags: object) =>
  Object.keys(tags).length === 0
    ? 'it has no tags: it is only a point of a way'
    : 'it is not tagged as a defibrillator: the tag emergency is missing';

interface OverpassElement {
  readonly lat?: unknown;
  readonly lon?: unknown;
  /** The centre of a way or relation, which is present in responses to `out center`. */
  readonly center?: { readonly lat?: unknown; readonly lon?: unknown };
  /** The bounding box of a way or relation, which is present in responses to `out bb` and `out geom`. */
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
    return computeFeaturePosition({ geometry: { coordinates: corners } });
  return { longitude: lon ?? center?.lon ?? null, latitude: lat ?? center?.lat ?? null };
}

/**
 * Converts an element of an Overpass JSON response into a record. For ways and relations, the query needs `out center`,
 * `out bb` or `out geom`.
 */
export function parseOverpassJsonRecord(element: unknown, number: number): SourceRecord {
  const { type, id, tags, timestamp } = element as {
    readonly type?: unknown;
    readonly id?: unknown;
    readonly tags?: object;
    /** The time of the last edit, which is present in responses to `out meta`. */
    readonly timestamp?: unknown;
  };
  const presentTags = collectNonEmptyTags(tags ?? {});
  const described = { ...presentTags, ...collectNonEmptyTags({ '@timestamp': timestamp }) };
  const place = placeOfElement(element as OverpassElement);
  const record = createOsmRecord(String(type), String(id), place, described, `element ${number}`);
  return presentTags.emergency ? record : { ...record, dropBecause: untaggedReason(presentTags) };
}

/** Converts a row of an Overpass CSV response into a record. */
export function parseOverpassCsvRecord(row: CsvRow): SourceRecord {
  const { '@id': id, '@type': type, '@lat': latitude, '@lon': longitude, ...tags } = row.cells;
  return createOsmRecord(
    String(type),
    String(id),
    { longitude, latitude },
    collectNonEmptyTags(tags),
    `line ${row.line}`,
  );
}
