import { execFileSync } from 'node:child_process';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import { roadTags } from '../../streets/tags/road-tags.ts';

/** A pedestrian area as assembled by osmium-tool: rings of positions, the outer one first. */
interface Square {
  readonly tags: Record<string, string>;
  readonly rings: readonly (readonly LongitudeLatitude[])[];
}

interface ExportedArea {
  readonly properties: Record<string, string | number>;
  readonly geometry: { readonly coordinates: readonly (readonly LongitudeLatitude[])[][] };
}

/** Squares with more corners are walked around: the search across them grows cubically. */
const mostCorners = 400;

/** The areas of an extract that are walked across: closed ways with area=yes, and multipolygons. */
export function readSquares(extract: string): Square[] {
  const areas = [
    'export',
    '--geometry-types=polygon',
    '--attributes=type',
    '-f',
    'geojsonseq',
    '-x',
    'print_record_separator=false',
    extract,
  ];
  const lines = execFileSync('osmium', areas, { maxBuffer: 2 ** 31 - 1, encoding: 'utf8' }).split('\n');
  return lines.filter(Boolean).flatMap((line) => {
    const { properties, geometry }: ExportedArea = JSON.parse(line);
    const tags = Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, String(value)]));
    const isArea = tags.area === 'yes' || tags['@type'] === 'relation';
    if (!isArea || tags.highway === undefined || roadTags(tags)?.foot === undefined) return [];
    return geometry.coordinates.map((rings) => ({ tags, rings }));
  });
}

type Segment = readonly [LongitudeLatitude, LongitudeLatitude];

const turn = ([ax, ay]: LongitudeLatitude, [bx, by]: LongitudeLatitude, [cx, cy]: LongitudeLatitude) =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** Whether two segments cross at a point inside both. */
export const doSegmentsCross = ([a, b]: Segment, [c, d]: Segment) =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;

/** Whether a position is inside an area, by the parity of the edges east of it. */
function isInside([x, y]: LongitudeLatitude, edges: readonly Segment[]): boolean {
  const east = edges.filter(([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay));
  return east.length % 2 === 1;
}

/** All pairs of corners of a square with a line of sight across it, its edges included. */
export function* linesOfSight({ rings }: Pick<Square, 'rings'>): Generator<Segment> {
  const edges = rings.flatMap((ring) => ring.slice(1).map((end, step): Segment => [ring[step] ?? end, end]));
  yield* edges;
  const corners = rings.flatMap((ring) => ring.slice(1));
  if (corners.length > mostCorners) return;
  for (const [place, a] of corners.entries())
    for (const b of corners.slice(place + 1)) {
      const sight: Segment = [a, b];
      if (edges.some((edge) => doSegmentsCross(sight, edge))) continue;
      const along = [0.1, 0.5, 0.9].map(
        (share): LongitudeLatitude => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share],
      );
      if (along.every((position) => isInside(position, edges))) yield sight;
    }
}
