import type { CivilDate } from '../../../domain/aed/weekly-opening-hours.ts';

/** A text value of a JSON document, by its key, anywhere outside the elements. */
function textNamed(frame: string, name: string): string | null {
  const quoted = new RegExp(`"${name}"\\s*:\\s*"((?:[^"\\\\]|\\\\.)*)"`).exec(frame)?.[1];
  return (
    quoted
      ?.replaceAll(/\\[nrt]/g, ' ')
      .replaceAll(/\\(.)/g, '$1')
      .trim() || null
  );
}

/**
 * The error of an Overpass server that stopped early: it responds with 200 and puts the reason at the end of the
 * document (https://wiki.openstreetmap.org/wiki/Overpass_API/Overpass_QL).
 */
export const overpassRemark = (frame: string): string | null => textNamed(frame, 'remark');

/** The date of the data: Overpass's `timestamp_osm_base`, the `timestamp` of a GeoJSON export. */
export function envelopeDate(frame: string): CivilDate | null {
  const text = textNamed(frame, 'timestamp_osm_base') ?? textNamed(frame, 'timestamp');
  return (/^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(text ?? '')?.[0] as CivilDate | undefined) ?? null;
}

/** Keys that open-data portals use for the total number of records, next to a page of them. */
const totalNames = ['total_count', 'totalCount', 'totalFeatures', 'numberMatched', 'nhits', 'total'];

/**
 * Why a portal's response is only a page of its list, or null: CKAN, Opendatasoft, OGC Features and ArcGIS report it.
 */
export function partialPageReason(frame: string, read: number): string | null {
  const names = totalNames.join('|');
  const total = Number(new RegExp(`"(?:${names})"\\s*:\\s*"?(\\d+)\\b`).exec(frame)?.[1] ?? 0);
  if (total > read) return `${read} of the ${total} records it counts`;
  return /"exceededTransferLimit"\s*:\s*true/.test(frame) ? `${read} records and says that there are more` : null;
}

/**
 * Degree-based systems within a few metres of WGS 84, by plate movement and earthquakes: WGS 84 in three dimensions,
 * and those of Europe, North America, China, South America, France, Japan, Australia and New Zealand.
 */
const degreesAsGood = new Set('4326 4979 4258 4937 4269 4617 6318 4490 4674 4171 6668 4612 4283 7844 4167'.split(' '));

/**
 * The coordinate system that a GeoJSON file names, if its positions cannot be taken as WGS 84 degrees; else null. `crs`
 * of GeoJSON 2008, also as `EPSG/0/4258`, `wkid` of ArcGIS.
 */
export function envelopeGrid(frame: string): string | null {
  const code =
    /EPSG(?:[:/][\d.]*)?[:/](\d{4,6})/.exec(frame)?.[1] ?? /"(?:latestWkid|wkid)"\s*:\s*(\d{4,6})/.exec(frame)?.[1];
  return code === undefined || degreesAsGood.has(code) ? null : `EPSG:${code}`;
}
