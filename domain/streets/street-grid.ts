import type { MapTile } from '../geography/map-tile.ts';
import { cellExtent, type GridPoint, streetCellZoom } from './street-cell.ts';

const acrossTheWorld = cellExtent * 2 ** streetCellZoom;
const earthRadiusMetres = 6_371_000;
const stepAtEquator = (2 * Math.PI * earthRadiusMetres) / acrossTheWorld;

/** Returns the number of metres per grid unit in a row of the grid. It decreases towards the poles. */
export function computeMetresPerGridUnit(y: number): number {
  return stepAtEquator / Math.cosh(Math.PI * (1 - (2 * y) / acrossTheWorld));
}

export function metresBetween(a: GridPoint, b: GridPoint): number {
  const across = a.x - b.x;
  const down = a.y - b.y;
  // Math.hypot would also guard against overflow, which cannot happen on the grid, but it is several times slower.
  return Math.sqrt(across * across + down * down) * computeMetresPerGridUnit((a.y + b.y) / 2);
}

const cellsAcross = 2 ** streetCellZoom;
const numberOf = (grid: number) => Math.floor(grid / cellExtent);
const onGrid = (number: number) => Math.max(0, Math.min(cellsAcross - 1, number));

/**
 * Returns the cell that contains a grid point. For a point beyond the grid's edge, near a pole, it is the last cell
 * before the edge.
 */
export function cellAt({ x, y }: GridPoint): MapTile {
  return { z: streetCellZoom, x: onGrid(numberOf(x)), y: onGrid(numberOf(y)) };
}

/** Returns the cells within a distance in metres of a point, also beyond the 180th meridian. */
export function findCellsAround({ x, y }: GridPoint, metres: number): MapTile[] {
  const steps = metres / computeMetresPerGridUnit(y);
  const cells: MapTile[] = [];
  for (let row = Math.max(0, numberOf(y - steps)); row <= Math.min(cellsAcross - 1, numberOf(y + steps)); row++)
    for (let column = numberOf(x - steps); column <= numberOf(x + steps); column++)
      cells.push({ z: streetCellZoom, x: (column + cellsAcross) % cellsAcross, y: row });
  return cells;
}
