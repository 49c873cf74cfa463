import { distanceKm, kmPerDegree } from '../geography/distance.ts';
import { distanceToBoxKm, type LonLatBox, type MapTile, tileBox } from '../geography/map-tile.ts';
import type { LongitudeLatitude } from '../geography/position.ts';

/** An area whose AEDs are listed: a circle, or a box in degrees. */
export type ListedArea =
  | { readonly kind: 'circle'; readonly center: LongitudeLatitude; readonly radiusKm: number }
  /** If `west` is greater than `east`, the box crosses the date line. */
  | { readonly kind: 'box'; readonly box: LonLatBox };

/** Maximum radius of a listed circle. A larger one covers a region or a country, which is too much for a list. */
const maxRadiusKm = 100;
export const defaultRadiusKm = 3;

/**
 * Maximum length of the parsed text: twice as long as four numbers with all their digits. Splitting a very long text
 * could take seconds.
 */
const maxTextLength = 200;

function readNumbers(text: string, count: number): readonly number[] | null {
  if (text.length > maxTextLength) return null;
  const parts = text.split(',').map((part) => part.trim());
  const isPlain = parts.length === count && parts.every((part) => /^[+-]?\d{1,3}(?:\.\d{1,12})?$/.test(part));
  return isPlain ? parts.map(Number) : null;
}

/**
 * Parses a centre such as "47.14,9.52" (latitude, longitude) and a radius in kilometres, by default three. Null if
 * either is invalid.
 */
export function parseCircle(center: string, radius: string | null): ListedArea | null {
  const [latitude, longitude] = readNumbers(center, 2) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  const [radiusKm = defaultRadiusKm] = radius === null ? [] : (readNumbers(radius, 1) ?? [Number.NaN]);
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180 || !(radiusKm > 0 && radiusKm <= maxRadiusKm)) return null;
  return { kind: 'circle', center: [longitude, latitude], radiusKm };
}

/**
 * Parses "west,south,east,north" in degrees, the order of GeoJSON (RFC 7946, section 5). Null if the text is invalid.
 */
export function parseBox(text: string): ListedArea | null {
  const [west, south, east, north] = readNumbers(text, 4) ?? [];
  if (west === undefined || south === undefined || east === undefined || north === undefined) return null;
  const isOnEarth = [west, east].every((edge) => Math.abs(edge) <= 180) && south >= -90 && north <= 90;
  return isOnEarth && south < north && west !== east ? { kind: 'box', box: { west, south, east, north } } : null;
}

/** Splits a box that crosses the date line into two boxes. */
function splitAtDateLine({ west, east, ...rest }: LonLatBox): readonly LonLatBox[] {
  if (west < east) return [{ west, east, ...rest }];
  return [
    { west, east: 180, ...rest },
    { west: -180, east, ...rest },
  ];
}

const overlaps = (one: LonLatBox, other: LonLatBox) =>
  one.west <= other.east && one.east >= other.west && one.south <= other.north && one.north >= other.south;

/** Whether a tile may overlap the area. */
export function mayOverlapTile(area: ListedArea, tile: MapTile): boolean {
  const box = tileBox(tile);
  if (area.kind === 'circle') return distanceToBoxKm(area.center, box) <= area.radiusKm;
  return splitAtDateLine(area.box).some((plain) => overlaps(plain, box));
}

/** Whether a position is inside the area or on its edge. */
export function isInArea(area: ListedArea, position: LongitudeLatitude): boolean {
  if (area.kind === 'circle') return distanceKm(area.center, position) <= area.radiusKm;
  const [longitude, latitude] = position;
  const isBetween = (box: LonLatBox) =>
    longitude >= box.west && longitude <= box.east && latitude >= box.south && latitude <= box.north;
  return splitAtDateLine(area.box).some(isBetween);
}

/**
 * Returns the bounding box of the area, in degrees. If the area crosses the date line, the east edge is greater than
 * 180.
 */
export function computeBoundingBox(area: ListedArea): LonLatBox {
  if (area.kind === 'box') {
    const { west, east } = area.box;
    return { ...area.box, east: west < east ? east : east + 360 };
  }
  const [longitude, latitude] = area.center;
  const north = area.radiusKm / kmPerDegree;
  const east = north / Math.max(Math.cos((latitude * Math.PI) / 180), 0.01);
  return {
    west: longitude - east,
    south: Math.max(-90, latitude - north),
    east: longitude + east,
    north: Math.min(90, latitude + north),
  };
}
