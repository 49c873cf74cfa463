import { type MapTile, tileBox } from '../../domain/geography/map-tile.ts';
import { streetCellZoom } from '../../domain/streets/street-cell.ts';

/**
 * Returns the edges in degrees of the narrowest box around cells: west, south, east and north. West is greater than
 * east if the box contains the 180th meridian, as in GeoJSON (RFC 7946, section 5.2).
 */
export function boxAroundCells(cells: readonly MapTile[]): readonly [number, number, number, number] {
  const columns = [...new Set(cells.map(({ x }) => x))].sort((a, b) => a - b);
  const [first = 0, last = 0] = [columns[0], columns.at(-1)];
  let edges = { west: first, east: last };
  let widest = first + 2 ** streetCellZoom - last;
  for (const [place, west] of columns.entries()) {
    const east = columns[place - 1];
    if (east === undefined || west - east <= widest) continue;
    edges = { west, east };
    widest = west - east;
  }
  const rows = cells.reduce(({ top, bottom }, { y }) => ({ top: Math.min(top, y), bottom: Math.max(bottom, y) }), {
    top: Number.POSITIVE_INFINITY,
    bottom: 0,
  });
  const { west, north } = tileBox({ z: streetCellZoom, x: edges.west, y: rows.top });
  const { east, south } = tileBox({ z: streetCellZoom, x: edges.east, y: rows.bottom });
  return [west, south, east, north];
}
