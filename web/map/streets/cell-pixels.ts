import type { MapTile } from '../../../domain/geography/map-tile.ts';
import { cellExtent, type GridPoint, streetCellZoom } from '../../../domain/streets/street-cell.ts';

/**
 * Returns the pixel of a point of a cell, counted from the map's upper left corner. The map repeats the world, and the
 * pixel is in the copy that is nearest to the middle of the view.
 * @param cellPx the width of a cell in pixels
 * @param middleX the middle of the view in pixels
 */
export function cellPointToPixels(
  cell: MapTile,
  { x, y }: GridPoint,
  { cellPx, middleX }: { readonly cellPx: number; readonly middleX: number },
): GridPoint {
  const worldPx = cellPx * 2 ** streetCellZoom;
  const east = (cell.x + x / cellExtent) * cellPx;
  return {
    x: east + worldPx * Math.round((middleX - east) / worldPx),
    y: (cell.y + y / cellExtent) * cellPx,
  };
}
