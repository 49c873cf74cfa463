import { distanceKm, nearestEquivalentLongitude } from '../../domain/geography/distance.ts';
import type { SourceRecord } from '../source-record.ts';
import { collectNonEmptyTags, createOsmRecord } from './osm.ts';

/**
 * A geometry in GeoJSON or ArcGIS JSON. An ArcGIS point has `x` and `y`, and all other geometries have lists of
 * positions.
 */
interface Geometry {
  readonly coordinates?: unknown;
  readonly x?: unknown;
  readonly y?: unknown;
  readonly points?: unknown;
  readonly paths?: unknown;
  readonly rings?: unknown;
}

interface Feature {
  readonly id?: unknown;
  readonly geometry?: Geometry | null;
  readonly properties?: Record<string, unknown> | null;
}

/**
 * Returns the OpenStreetMap type and id of a feature, from `@osm_type` and `@osm_id` or from an id such as "node/123".
 * Returns null if it has neither.
 */
function identify(feature: Feature): { readonly type: string; readonly number: string } | null {
  const properties = feature.properties ?? {};
  if (properties['@osm_type'] !== undefined) {
    return { type: String(properties['@osm_type']), number: String(properties['@osm_id']) };
  }
  const id = [feature.id, properties['@id'], properties.id].find((value) => typeof value === 'string');
  const [, type, number] = /^(node|way|relation)\/(\d+)$/.exec(String(id)) ?? [];
  if (type && number) return { type, number };
  return 'emergency' in properties ? identifyByLetter(String(id)) : null;
}

const typeByLetter: Readonly<Record<string, string>> = { n: 'node', w: 'way', r: 'relation' };

/**
 * Parses the ids that `osmium export` writes: "n123" for a node, "w123" for a way, "r123" for a relation and "a246" for
 * an area. The number of an area is twice the id of its way, or twice the id of its relation plus one
 * (https://osmcode.org/libosmium/manual.html#areas).
 */
function identifyByLetter(id: string): { readonly type: string; readonly number: string } | null {
  const [, letter, digits] = /^([nwra])(\d+)$/.exec(id) ?? [];
  if (letter === undefined || digits === undefined) return null;
  if (letter !== 'a') return { type: typeByLetter[letter] ?? 'unknown', number: digits };
  const doubled = BigInt(digits);
  return { type: doubled % 2n === 0n ? 'way' : 'relation', number: String(doubled / 2n) };
}

/** Whether a GeoJSON feature has an OpenStreetMap id. */
export function isOsmFeature(feature: unknown): boolean {
  return typeof feature === 'object' && feature !== null && identify(feature) !== null;
}

/** Yields all positions in a geometry's coordinates, however deeply they are nested. */
function* positions(coordinates: unknown): Generator<readonly unknown[]> {
  if (!Array.isArray(coordinates)) return;
  if (Array.isArray(coordinates[0])) for (const part of coordinates) yield* positions(part);
  else yield coordinates;
}

function coordinatesOf({ coordinates, x, y, points, paths, rings }: Geometry): unknown {
  return coordinates ?? points ?? paths ?? rings ?? (x === undefined ? undefined : [x, y]);
}

/**
 * Returns the equivalent longitude that is nearest to a reference. Numbers beyond 360 are metres of a national grid.
 * They are returned unchanged, and the import rejects them later.
 */
const nearReference = (longitude: number, reference: number) =>
  Math.abs(longitude) <= 360 ? nearestEquivalentLongitude(longitude, reference) : longitude;

/**
 * The largest extent in kilometres for which the centre is used as the position. The centre of a building is near its
 * doors, but the centre of a larger area or of two separate sites may be far from the AED.
 */
const maxExtentKm = 0.5;

/**
 * Returns the position of a feature: its point, or the centre of the bounding box of its line or area, which may cross
 * the date line. If the extent is too large, a text describing it replaces both coordinates, so that the import rejects
 * the record later.
 */
export function computeFeaturePosition(feature: unknown): { readonly longitude: unknown; readonly latitude: unknown } {
  let [first, count]: [readonly unknown[] | undefined, number] = [undefined, 0];
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const position of positions(coordinatesOf((feature as Feature).geometry ?? {}))) {
    first ??= position;
    count += 1;
    const longitude = nearReference(Number(position[0]), Number(first[0]));
    const latitude = Number(position[1]);
    // Math.min and Math.max propagate NaN, while a comparison with `<` would ignore it.
    [west, east] = [Math.min(west, longitude), Math.max(east, longitude)];
    [south, north] = [Math.min(south, latitude), Math.max(north, latitude)];
  }
  if (count <= 1) return { longitude: first?.[0] ?? null, latitude: first?.[1] ?? null };
  const widthKm = distanceKm([west, south], [east, north]);
  if (widthKm > maxExtentKm && Math.abs(west) <= 360 && Math.abs(south) <= 90) {
    const area = `points up to ${widthKm.toFixed(1)} km apart`;
    return { longitude: area, latitude: area };
  }
  return { longitude: nearReference((west + east) / 2, 0), latitude: (south + north) / 2 };
}

/** Converts a GeoJSON feature from OpenStreetMap into a record. */
export function parseOsmGeojsonRecord(element: unknown, number: number): SourceRecord {
  const feature = element as Feature;
  const known = identify(feature);
  const { '@osm_type': _type, '@osm_id': _id, id: _own, '@id': _at, ...tags } = feature.properties ?? {};
  const record = createOsmRecord(
    known?.type ?? 'unknown',
    known?.number ?? '',
    computeFeaturePosition(feature),
    collectNonEmptyTags(tags),
    `element ${number}`,
  );
  return known ? record : { ...record, dropBecause: 'it names no OpenStreetMap element' };
}
