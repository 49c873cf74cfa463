import { kmPerDegree } from '../geography/distance.ts';
import { type MapTile, tileAt } from '../geography/map-tile.ts';
import type { LongitudeLatitude } from '../geography/position.ts';

/**
 * Zoom of the tiles by which reports are requested. A tile is a few hundred kilometres wide, so the request reveals
 * less about the visitor's position than one for a cell of AEDs.
 */
const reportTileZoom = 6;

export const reportTileOf = (position: LongitudeLatitude): MapTile => tileAt(position, reportTileZoom);

/** Returns the tile of reports that contains a cell; null if the cell is larger than a tile. */
export function findReportTileContaining({ z, x, y }: MapTile): MapTile | null {
  const finer = z - reportTileZoom;
  return finer < 0 ? null : { z: reportTileZoom, x: x >> finer, y: y >> finer };
}

/** Returns the tiles of reports within a distance of a position. The distance must not exceed the width of a tile. */
export function findReportTilesNear([longitude, latitude]: LongitudeLatitude, km: number): readonly MapTile[] {
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
