import type { SourceRecord } from '../source-record.ts';
import { osmRecord, textTags } from './osm.ts';

interface Feature {
  readonly id?: unknown;
  readonly geometry?: { readonly type?: unknown; readonly coordinates?: unknown } | null;
  readonly properties?: Record<string, unknown> | null;
}

/** Type and number of a feature, in either dialect: `@osm_type` with `@osm_id`, or an id like "node/123". */
function identify(feature: Feature): { readonly type: string; readonly number: string } | null {
  const properties = feature.properties ?? {};
  if (properties['@osm_type'] !== undefined) {
    return { type: String(properties['@osm_type']), number: String(properties['@osm_id']) };
  }
  const id = [feature.id, properties['@id'], properties.id].find((value) => typeof value === 'string');
  const [, type, number] = /^(node|way|relation)\/(\d+)$/.exec(String(id)) ?? [];
  return type && number ? { type, number } : null;
}

/** Whether the features of a file name elements of OpenStreetMap. */
export function isOsmFeature(feature: unknown): boolean {
  return typeof feature === 'object' && feature !== null && identify(feature) !== null;
}

/** Every position of a geometry, however deep it lies. */
function* positions(coordinates: unknown): Generator<readonly unknown[]> {
  if (!Array.isArray(coordinates)) return;
  if (Array.isArray(coordinates[0])) for (const part of coordinates) yield* positions(part);
  else yield coordinates;
}

/** The place of a feature: its point, or the middle of the box round its line or area. */
export function placeOf(feature: unknown): { readonly longitude: unknown; readonly latitude: unknown } {
  const all = [...positions((feature as Feature).geometry?.coordinates)];
  const [first] = all;
  if (all.length <= 1) return { longitude: first?.[0] ?? null, latitude: first?.[1] ?? null };
  const middle = (axis: 0 | 1) => {
    const values = all.map((position) => Number(position[axis]));
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return { longitude: middle(0), latitude: middle(1) };
}

/** An AED of OpenStreetMap from a GeoJSON feature. */
export function osmGeojsonRecord(element: unknown, number: number): SourceRecord {
  const feature = element as Feature;
  const known = identify(feature);
  const { '@osm_type': _type, '@osm_id': _id, id: _own, '@id': _at, ...tags } = feature.properties ?? {};
  const record = osmRecord(
    known?.type ?? 'unknown',
    known?.number ?? '',
    placeOf(feature),
    textTags(tags),
    `element ${number}`,
  );
  return known ? record : { ...record, dropBecause: 'it names no OpenStreetMap element' };
}
