import type { Position } from 'geojson';

/** Points as "longitude,latitude longitude,latitude …" in degrees: a tenth of the lines of nested arrays. */
export type Course = `${number},${number} ${string}`;

export function coursePoints(course: Course): Position[] {
  return course.split(' ').map((pair) => pair.split(',').map(Number));
}
