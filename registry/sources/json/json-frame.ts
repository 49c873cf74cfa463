import type { CivilDate } from '../../../domain/aed/opening-week.ts';

/** A text value of a JSON document, by its name, wherever in the frame it stands. */
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
 * What an Overpass server says when it stopped early: it answers 200 and puts the reason at the end of the document
 * (https://wiki.openstreetmap.org/wiki/Overpass_API/Overpass_QL).
 */
export const remarkOf = (frame: string): string | null => textNamed(frame, 'remark');

/** The day the file says its data are of: Overpass's `timestamp_osm_base`, the `timestamp` of a GeoJSON export. */
export function dateInFrame(frame: string): CivilDate | null {
  const text = textNamed(frame, 'timestamp_osm_base') ?? textNamed(frame, 'timestamp');
  return (/^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(text ?? '')?.[0] as CivilDate | undefined) ?? null;
}

/** Names under which open-data portals tell how many records there are in all, beside the page that was sent. */
const totalNames = ['total_count', 'totalCount', 'totalFeatures', 'numberMatched', 'nhits', 'total'];

/** Why a portal's answer is only a page of its list, or null: CKAN, Opendatasoft, OGC Features and ArcGIS say it. */
export function pageOf(frame: string, read: number): string | null {
  const names = totalNames.join('|');
  const total = Number(new RegExp(`"(?:${names})"\\s*:\\s*"?(\\d+)\\b`).exec(frame)?.[1] ?? 0);
  if (total > read) return `${read} of the ${total} records it counts`;
  return /"exceededTransferLimit"\s*:\s*true/.test(frame) ? `${read} records and the word that there are more` : null;
}

/**
 * Systems of degrees that differ from WGS 84 by no more than the few metres that plates and earthquakes have moved since: WGS 84 itself in three
 * dimensions, and those of Europe, North America, China, South America, France, Japan, Australia and New Zealand.
 */
const degreesAsGood = new Set('4326 4979 4258 4937 4269 4617 6318 4490 4674 4171 6668 4612 4283 7844 4167'.split(' '));

/**
 * The system a GeoJSON file says its positions are in, where they cannot be taken for degrees of WGS 84; else null. `crs` of GeoJSON 2008,
 * also as `EPSG/0/4258`, `wkid` of ArcGIS.
 */
export function gridOf(frame: string): string | null {
  const code =
    /EPSG(?:[:/][\d.]*)?[:/](\d{4,6})/.exec(frame)?.[1] ?? /"(?:latestWkid|wkid)"\s*:\s*(\d{4,6})/.exec(frame)?.[1];
  return code === undefined || degreesAsGood.has(code) ? null : `EPSG:${code}`;
}
