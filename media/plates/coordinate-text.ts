import type { Position } from 'geojson';

/** Points as "longitude,latitude longitude,latitude …" in degrees: a tenth of the lines of nested arrays. */
export type CoordinateText = `${number},${number} ${string}`;

export function parseCoordinateText(course: CoordinateText): Position[] {
  return course.split(' ').map((pair) => pair.split(',').map(Number));
}
