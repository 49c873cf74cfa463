import type { CivilDate } from '../../../domain/aed/weekly-opening-hours.ts';

/** Finds a text value by its key in the text around the elements of a JSON document. */
function textNamed(envelope: string, name: string): string | null {
  const quoted = new RegExp(`"${name}"\\s*:\\s*"((?:[^"\\\\]|\\\\.)*)"`).exec(envelope)?.[1];
  return (
    quoted
      ?.replaceAll(/\\[nrt]/g, ' ')
      .replaceAll(/\\(.)/g, '$1')
      .trim() || null
  );
}

/**
 * Returns the error message of an Overpass server that stopped early. The server responds with 200 and puts the message
 * at the end of the document (https://wiki.openstreetmap.org/wiki/Overpass_API/Overpass_QL).
 */
export const readOverpassRemark = (envelope: string): string | null => textNamed(envelope, 'remark');

/** Returns the date of the data, from Overpass's `timestamp_osm_base` or from the `timestamp` of a GeoJSON export. */
export function readEnvelopeDate(envelope: string): CivilDate | null {
  const text = textNamed(envelope, 'timestamp_osm_base') ?? textNamed(envelope, 'timestamp');
  return (/^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(text ?? '')?.[0] as CivilDate | undefined) ?? null;
}

/** Keys that open-data portals use for the total number of records when a response contains only one page of them. */
const totalNames = ['total_count', 'totalCount', 'totalFeatures', 'numberMatched', 'nhits', 'total'];

/**
 * Returns why a portal's response contains only one page of its list, or null if it is complete. CKAN, Opendatasoft,
 * OGC Features and ArcGIS report this.
 */
export function describePartialPage(envelope: string, read: number): string | null {
  const names = totalNames.join('|');
  const total = Number(new RegExp(`"(?:${names})"\\s*:\\s*"?(\\d+)\\b`).exec(envelope)?.[1] ?? 0);
  if (total > read) return `${read} of the ${total} records it counts`;
  return /"exceededTransferLimit"\s*:\s*true/.test(envelope) ? `${read} records and says that there are more` : null;
}

/**
 * EPSG codes of coordinate systems in degrees that differ from WGS 84 by at most a few metres, because of plate
 * movement and earthquakes. They are WGS 84 in three dimensions, and the systems of Europe, North America, China, South
 * America, France, Japan, Australia and New Zealand.
 */
const codesLikeWgs84 = new Set('4326 4979 4258 4937 4269 4617 6318 4490 4674 4171 6668 4612 4283 7844 4167'.split(' '));

/**
 * Returns the coordinate system that a GeoJSON or ArcGIS file names. Returns null if it names none, or if its positions
 * can be used as WGS 84 degrees. GeoJSON 2008 names it in `crs`, sometimes as `EPSG/0/4258`, and ArcGIS in `wkid`.
 */
export function readEnvelopeGrid(envelope: string): string | null {
  const code =
    /EPSG(?:[:/][\d.]*)?[:/](\d{4,6})/.exec(envelope)?.[1] ??
    /"(?:latestWkid|wkid)"\s*:\s*(\d{4,6})/.exec(envelope)?.[1];
  return code === undefined || codesLikeWgs84.has(code) ? null : `EPSG:${code}`;
}
