import type { MapTile } from '../geography/map-tile.ts';
import { cellExtent, type GridPoint, streetCellZoom } from './street-cell.ts';

const acrossTheWorld = cellExtent * 2 ** streetCellZoom;
const earthRadiusMetres = 6_371_000;
const stepAtEquator = (2 * Math.PI * earthRadiusMetres) / acrossTheWorld;

/** Metres per grid unit in this row; it shrinks towards the poles. */
export function stepMetres(y: number): number {
  return stepAtEquator / Math.cosh(Math.PI * (1 - (2 * y) / acrossTheWorld));
}

export function metresBetween(a: GridPoint, b: GridPoint): number {
  const across = a.x - b.x;
  const down = a.y - b.y;
  // Math.hypot guards against overflow, which cannot happen on the grid, and is several times slower.
  return Math.sqrt(across * across + down * down) * stepMetres((a.y + b.y) / 2);
}

/** The cell that contains a grid point. */
export function cellAt({ x, y }: GridPoint): MapTile {
  return { z: streetCellZoom, x: Math.floor(x / cellExtent), y: Math.floor(y / cellExtent) };
}

/** The cells within a distance in metres of a point, its own first. */
export function cellsAround(point: GridPoint, metres: number): MapTile[] {
  const steps = metres / stepMetres(point.y);
  const own = cellAt(point);
  const first = cellAt({ x: point.x - steps, y: point.y - steps });
  const last = cellAt({ x: point.x + steps, y: point.y + steps });
  const cells = [own];
  for (let y = first.y; y <= last.y; y++)
    for (let x = first.x; x <= last.x; x++) if (x !== own.x || y !== own.y) cells.push({ z: streetCellZoom, x, y });
  return cells;
}
