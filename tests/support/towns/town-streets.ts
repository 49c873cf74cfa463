import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import {
  type BarrierTags,
  cellExtent,
  gridPointToPosition,
  type RoadTags,
} from '../../../domain/streets/street-cell.ts';
import { cellAt, computeMetresPerGridUnit } from '../../../domain/streets/street-grid.ts';
import { type StreetCellContent, StreetNetwork } from '../../../domain/streets/street-network.ts';

/** A point, in metres east and north of the town's centre. */
type At = readonly [east: number, north: number];

/** An invented town whose streets are given in metres. */
export interface TestTown {
  readonly roads: readonly { readonly road: RoadTags; readonly at: readonly At[] }[];
  readonly obstacles?: readonly (readonly At[])[];
  readonly brooks?: readonly (readonly At[])[];
  readonly walls?: readonly (readonly At[])[];
  /** Each square is a list of closed rings: its outline, and the obstacles in it. */
  readonly squares?: readonly (readonly (readonly At[])[])[];
  readonly gates?: readonly (BarrierTags & { readonly at: At })[];
  /** Cells whose centre is more than this many metres east of the town's centre cannot be read. */
  readonly unreadableBeyond?: number;
}

/** The town's centre, in an uninhabited area. It is also the centre of a cell. */
const townCentre = { x: 2148.5 * cellExtent, y: 1441.5 * cellExtent };
const step = computeMetresPerGridUnit(townCentre.y);

const onGrid = ([east, north]: At) => ({
  x: Math.round(townCentre.x + east / step),
  y: Math.round(townCentre.y - north / step),
});

/** Returns the position at this many metres east and north of the town's centre. */
export const positionInTown = (east: number, north: number): LongitudeLatitude =>
  gridPointToPosition(onGrid([east, north]));

const flatGridCoordinates = (at: readonly At[]) => at.flatMap((point) => Object.values(onGrid(point)));

/** Converts the points of a line from metres to the coordinates of the world's grid. */
export const gridLineOf = (at: readonly At[]) => at.map(onGrid);

/**
 * Creates the network of the town's streets, which is read cell by cell. A street segment that crosses the edge of two
 * cells is in both.
 */
export function createTownNetwork({
  roads,
  obstacles = [],
  brooks = [],
  walls = [],
  squares = [],
  gates = [],
  unreadableBeyond = Infinity,
}: TestTown): StreetNetwork {
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
    if ((x + 0.5) * cellExtent > townCentre.x + unreadableBeyond / step) throw new Error('no network');
    return {
      lines: roads.flatMap(({ road, at }) =>
        piecesIn(flatGridCoordinates(at), x, y).map((points) => ({ road, points })),
      ),
      barriers: gates.map(({ at, ...tags }) => ({ ...onGrid(at), tags })),
      obstacles: obstacles.map(flatGridCoordinates),
      brooks: brooks.map(flatGridCoordinates),
      walls: walls.map(flatGridCoordinates),
      squares: squares.map((rings) => rings.map(flatGridCoordinates)),
    };
  });
}
