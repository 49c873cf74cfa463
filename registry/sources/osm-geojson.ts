import { distanceKm, nearestEquivalentLongitude } from '../../domain/geography/distance.ts';
import type { SourceRecord } from '../source-record.ts';
import { nonEmptyTags, osmRecord } from './osm.ts';

/** A geometry of GeoJSON or ArcGIS: x and y for an ArcGIS point, lists of positions for all others. */
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

/** Type and id of a feature, in either dialect: `@osm_type` with `@osm_id`, or an id like "node/123". */
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
 * Ids from `osmium export`: "n123", "w123", "r123"; and "a246" for areas, which is twice the id of a way, or twice that
 * of a relation plus one (https://osmcode.org/libosmium/manual.html#areas).
 */
function identifyByLetter(id: string): { readonly type: string; readonly number: string } | null {
  const [, letter, digits] = /^([nwra])(\d+)$/.exec(id) ?? [];
  if (letter === undefined || digits === undefined) return null;
  if (letter !== 'a') return { type: typeByLetter[letter] ?? 'unknown', number: digits };
  const doubled = BigInt(digits);
  return { type: doubled % 2n === 0n ? 'way' : 'relation', number: String(doubled / 2n) };
}

/** Whether the features of a file have OpenStreetMap ids. */
export function isOsmFeature(feature: unknown): boolean {
  return typeof feature === 'object' && feature !== null && identify(feature) !== null;
}

/** All positions of a geometry, at any depth. */
function* positions(coordinates: unknown): Generator<readonly unknown[]> {
  if (!Array.isArray(coordinates)) return;
  if (Array.isArray(coordinates[0])) for (const part of coordinates) yield* positions(part);
  else yield coordinates;
}

function drawn({ coordinates, x, y, points, paths, rings }: Geometry): unknown {
  return coordinates ?? points ?? paths ?? rings ?? (x === undefined ? undefined : [x, y]);
}

/** Metres of a national grid are not longitudes; they stay unchanged and are rejected later. */
const onEarth = (longitude: number, reference: number) =>
  Math.abs(longitude) <= 360 ? nearestEquivalentLongitude(longitude, reference) : longitude;

/** The centre of a building is near its doors; the centre of a larger area, or of two sites, is not useful. */
const widestKm = 0.5;

/**
 * Position of a feature: its point, or the centre of the bounding box of its line or area, also across the date line.
 * Larger extents are returned unchanged and are rejected later.
 */
export function positionOfFeature(feature: unknown): { readonly longitude: unknown; readonly latitude: unknown } {
  let [first, count]: [readonly unknown[] | undefined, number] = [undefined, 0];
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const position of positions(drawn((feature as Feature).geometry ?? {}))) {
    first ??= position;
    count += 1;
    const longitude = onEarth(Number(position[0]), Number(first[0]));
    const latitude = Number(position[1]);
    // Math.min and Math.max propagate NaN; a comparison would skip it.
    [west, east] = [Math.min(west, longitude), Math.max(east, longitude)];
    [south, north] = [Math.min(south, latitude), Math.max(north, latitude)];
  }
  if (count <= 1) return { longitude: first?.[0] ?? null, latitude: first?.[1] ?? null };
  const widthKm = distanceKm([west, south], [east, north]);
  if (widthKm > widestKm && Math.abs(west) <= 360 && Math.abs(south) <= 90) {
    const area = `points up to ${widthKm.toFixed(1)} km apart`;
    return { longitude: area, latitude: area };
  }
  return { longitude: onEarth((west + east) / 2, 0), latitude: (south + north) / 2 };
}

/** An AED of OpenStreetMap from a GeoJSON feature. */
export function osmGeojsonRecord(element: unknown, number: number): SourceRecord {
  const feature = element as Feature;
  const known = identify(feature);
  const { '@osm_type': _type, '@osm_id': _id, id: _own, '@id': _at, ...tags } = feature.properties ?? {};
  const record = osmRecord(
    known?.type ?? 'unknown',
    known?.number ?? '',
    positionOfFeature(feature),
    nonEmptyTags(tags),
    `element ${number}`,
  );
  return known ? record : { ...record, dropBecause: 'it names no OpenStreetMap element' };
}
