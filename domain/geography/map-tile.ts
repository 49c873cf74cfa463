import { distanceKm } from './distance.ts';
import type { LongitudeLatitude } from './position.ts';

/** A tile in the XYZ scheme of web maps. At zoom z the world has 2^z × 2^z tiles, counted from the north-west. */
export interface MapTile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** A box whose edges are in degrees. It never crosses the antimeridian, so `west` is always less than `east`. */
export interface LonLatBox {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/**
 * Returns the tile at zoom `z` that contains a position. Web maps end at a latitude of 85.05 degrees; positions closer
 * to a pole belong to the first or last row.
 */
export function tileAt([longitude, latitude]: LongitudeLatitude, z: number): MapTile {
  const across = 2 ** z;
  const sine = Math.sin(radians(latitude));
  const fromNorth = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return {
    z,
    x: clamp(Math.floor((longitude / 360 + 0.5) * across), 0, across - 1),
    y: clamp(Math.floor(fromNorth * across), 0, across - 1),
  };
}

function northEdge(y: number, z: number): number {
  if (y === 0) return 90;
  if (y === 2 ** z) return -90;
  return degrees(Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** z))));
}

/**
 * Returns the box that a tile covers. The first and last row extend to the poles, because `tileAt` assigns positions
 * near the poles to them.
 */
export function tileBox({ z, x, y }: MapTile): LonLatBox {
  const width = 360 / 2 ** z;
  return {
    west: x * width - 180,
    east: (x + 1) * width - 180,
    north: northEdge(y, z),
    south: northEdge(y + 1, z),
  };
}

/** Returns the four tiles at the next zoom level that cover a tile: north-west, north-east, south-west, south-east. */
export function tileChildren({ z, x, y }: MapTile): readonly [MapTile, MapTile, MapTile, MapTile] {
  return [
    { z: z + 1, x: 2 * x, y: 2 * y },
    { z: z + 1, x: 2 * x + 1, y: 2 * y },
    { z: z + 1, x: 2 * x, y: 2 * y + 1 },
    { z: z + 1, x: 2 * x + 1, y: 2 * y + 1 },
  ];
}

/**
 * Calculates the distance in km from a position to the part of a meridian between two latitudes; `edge` is the
 * meridian's longitude. Along a meridian the cosine of the distance is A sin θ + B cos θ, which has its only maximum at
 * atan2(A, B) if B is positive.
 */
function distanceToMeridianKm(from: LongitudeLatitude, edge: number, south: number, north: number): number {
  const latitude = radians(from[1]);
  const towards = Math.cos(latitude) * Math.cos(radians(edge - from[0]));
  const closest = degrees(Math.atan2(Math.sin(latitude), towards));
  const candidates = closest > south && closest < north ? [south, north, closest] : [south, north];
  return Math.min(...candidates.map((candidate) => distanceKm(from, [edge, candidate])));
}

/**
 * Calculates the great-circle distance in km from a position to the nearest point of a box; 0 if it is inside. The
 * result is exact even at the poles and across the antimeridian.
 */
export function distanceToBoxKm(from: LongitudeLatitude, box: LonLatBox): number {
  const eastOfWest = (((from[0] - box.west) % 360) + 360) % 360;
  if (eastOfWest <= box.east - box.west) {
    return distanceKm([0, from[1]], [0, clamp(from[1], box.south, box.north)]);
  }
  return Math.min(
    distanceToMeridianKm(from, box.west, box.south, box.north),
    distanceToMeridianKm(from, box.east, box.south, box.north),
  );
}
