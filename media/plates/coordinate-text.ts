import type { Position } from 'geojson';

/** Points in degrees as "longitude,latitude longitude,latitude …". Nested arrays would take ten times as many lines. */
export type CoordinateText = `${number},${number} ${string}`;

export function parseCoordinateText(text: CoordinateText): Position[] {
  return text.split(' ').map((pair) => pair.split(',').map(Number));
}
