import { execFileSync } from 'node:child_process';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import { toRoadTags } from '../../streets/tags/road-tags.ts';

/** A pedestrian area as assembled by osmium-tool. The first ring of positions is its outline. */
interface Square {
  readonly tags: Record<string, string>;
  readonly rings: readonly (readonly LongitudeLatitude[])[];
}

interface ExportedArea {
  readonly properties: Record<string, string | number>;
  readonly geometry: { readonly coordinates: readonly (readonly LongitudeLatitude[])[][] };
}

/**
 * Maximum number of corners of a pedestrian area that is crossed; a larger one is walked around. The time to find an
 * area's lines of sight grows with the cube of this number.
 */
const mostCorners = 400;

/** Whether a closed way is the outline of an area that people walk on, although it has no tag area=yes. */
const isPlatformOrPier = ({
  highway,
  railway,
  public_transport: transport,
  man_made: structure,
  area,
}: Square['tags']) =>
  highway === undefined &&
  area !== 'no' &&
  (railway === 'platform' || transport === 'platform' || structure === 'pier');

/**
 * Reads an extract's pedestrian areas that people can walk across: closed ways with area=yes, multipolygons, and the
 * outlines of platforms and piers.
 */
export function readPedestrianSquares(extract: string): Square[] {
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
    const isArea = tags.area === 'yes' || tags['@type'] === 'relation' || isPlatformOrPier(tags);
    if (!isArea || toRoadTags(tags)?.foot === undefined) return [];
    return geometry.coordinates.map((rings) => ({ tags, rings }));
  });
}

type Segment = readonly [LongitudeLatitude, LongitudeLatitude];

const turn = ([ax, ay]: LongitudeLatitude, [bx, by]: LongitudeLatitude, [cx, cy]: LongitudeLatitude) =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** Whether two segments cross at an inner point of both. */
export const doSegmentsCross = ([a, b]: Segment, [c, d]: Segment) =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;

/** Whether a position is inside an area. It is inside if a line from it to the east crosses an odd number of edges. */
function isInside([x, y]: LongitudeLatitude, edges: readonly Segment[]): boolean {
  const east = edges.filter(([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay));
  return east.length % 2 === 1;
}

/** Yields the lines across an area that connect two of its corners without leaving it, and the area's edges. */
export function* listLinesOfSight({ rings }: Pick<Square, 'rings'>): Generator<Segment> {
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
