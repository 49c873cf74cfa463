import { kmPerDegree } from '../geography/distance.ts';
import { type MapTile, tileAt } from '../geography/map-tile.ts';
import type { LongitudeLatitude } from '../geography/position.ts';

/**
 * Reports are requested by tiles of this zoom, a few hundred kilometres wide: coarser than the cells of AEDs (law 6).
 */
const reportSquareZoom = 6;

export const reportTileOf = (position: LongitudeLatitude): MapTile => tileAt(position, reportSquareZoom);

/** The tile that contains a cell; null for a larger cell. */
export function reportTileContaining({ z, x, y }: MapTile): MapTile | null {
  const finer = z - reportSquareZoom;
  return finer < 0 ? null : { z: reportSquareZoom, x: x >> finer, y: y >> finer };
}

/** The tiles within a distance of a position, at most a tile's width. */
export function reportTilesNear([longitude, latitude]: LongitudeLatitude, km: number): readonly MapTile[] {
  const up = km / kmPerDegree;
  const along = up / Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
  const squares = [-1, 1].flatMap((east) =>
    [-1, 1].map((north) =>
      reportTileOf([
        ((longitude + east * along + 540) % 360) - 180,
        Math.max(-89, Math.min(89, latitude + north * up)),
      ]),
    ),
  );
  return [...new Map(squares.map((square) => [`${square.x}/${square.y}`, square])).values()];
}
