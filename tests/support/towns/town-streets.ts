import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import { type BarrierTags, cellExtent, positionOfGrid, type RoadTags } from '../../../domain/streets/street-cell.ts';
import { cellAt, metresPerGridUnit } from '../../../domain/streets/street-grid.ts';
import { type StreetCellContent, StreetNetwork } from '../../../domain/streets/street-network.ts';

/** Metres east and north of the town's centre. */
type At = readonly [east: number, north: number];

/** A town with streets defined in metres. */
export interface StreetTown {
  readonly roads: readonly { readonly road: RoadTags; readonly at: readonly At[] }[];
  readonly obstacles?: readonly (readonly At[])[];
  readonly brooks?: readonly (readonly At[])[];
  readonly walls?: readonly (readonly At[])[];
  /** The outline of each square and the obstacles in it, as closed rings. */
  readonly squares?: readonly (readonly (readonly At[])[])[];
  readonly gates?: readonly (BarrierTags & { readonly at: At })[];
  /** Cells whose centre is more than this many metres to the east cannot be read. */
  readonly unreadableBeyond?: number;
}

/** In the middle of a cell, in an uninhabited area. */
const middle = { x: 2148.5 * cellExtent, y: 1441.5 * cellExtent };
const step = metresPerGridUnit(middle.y);

const onGrid = ([east, north]: At) => ({
  x: Math.round(middle.x + east / step),
  y: Math.round(middle.y - north / step),
});

/** The position at some metres east and north of the town's centre. */
export const positionInTown = (east: number, north: number): LongitudeLatitude => positionOfGrid(onGrid([east, north]));

const flat = (at: readonly At[]) => at.flatMap((point) => Object.values(onGrid(point)));

/** Converts a line from metres to coordinates of the world's grid. */
export const gridLineOf = (at: readonly At[]) => at.map(onGrid);

/** The town's network, read cell by cell: a segment across an edge is in both cells. */
export function createTownNetwork({
  roads,
  obstacles = [],
  brooks = [],
  walls = [],
  squares = [],
  gates = [],
  unreadableBeyond = Infinity,
}: StreetTown): StreetNetwork {
  const isIn = (points: readonly number[], x: number, y: number) =>
    points.some((_, place) => {
      if (place % 2 !== 0) return false;
      const cell = cellAt({ x: points[place] ?? 0, y: points[place + 1] ?? 0 });
      return cell.x === x && cell.y === y;
    });
  const piecesIn = (points: readonly number[], x: number, y: number) =>
    points.flatMap((_, place) => {
      const piece = points.slice(place, place + 4);
      return place % 2 === 0 && piece.length === 4 && isIn(piece, x, y) ? [piece] : [];
    });
  return new StreetNetwork(async ({ x, y }): Promise<StreetCellContent | null> => {
    if ((x + 0.5) * cellExtent > middle.x + unreadableBeyond / step) throw new Error('no network');
    return {
      lines: roads.flatMap(({ road, at }) => piecesIn(flat(at), x, y).map((points) => ({ road, points }))),
      barriers: gates.map(({ at, ...tags }) => ({ ...onGrid(at), tags })),
      obstacles: obstacles.map(flat),
      brooks: brooks.map(flat),
      walls: walls.map(flat),
      squares: squares.map((rings) => rings.map(flat)),
    };
  });
}
