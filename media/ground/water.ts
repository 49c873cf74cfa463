import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LineString, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';
import { parseDbf, parseShp } from 'shpjs';
import {
  clipLinesToTile,
  clipRingsToTile,
  closeRing,
  type TileGrid,
  type TilePosition,
  unwrapLine,
} from '../globe/tile-grid.ts';
import type { Pixel } from '../plates/path-data.ts';

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Rivers and lakes in degrees. The largest rivers have rank 1. */
export interface Water {
  readonly rivers: readonly (ShapeRow & { readonly rank: number })[];
  readonly lakes: readonly (ShapeRow & { readonly rank: number })[];
}

/** Natural Earth ranks rivers from 0 to more than 10. The map draws three widths. */
const rankOf = (scaleRank: number) => (scaleRank <= 3 ? 1 : scaleRank <= 5 ? 2 : 3);

/**
 * Reads rivers and lakes of Natural Earth 1:10m from a folder. Rivers are in `ne_10m_rivers_lake_centerlines`, lakes
 * among the records of `ne_10m_ocean`.
 */
export function readWater(folder: string): Water {
  const rivers = readShapefile(join(folder, 'ne_10m_rivers_lake_centerlines'))
    .filter(({ row }) => row.featurecla !== 'Lake Centerline')
    .map((shape) => ({ ...shape, rank: rankOf(Number(shape.row.scalerank)) }));
  const lakes = readShapefile(join(folder, 'ne_10m_ocean'))
    .filter(({ row }) => row.featurec_2 !== undefined && /Lake|Reservoir/.test(String(row.featurec_2)))
    .map((shape) => ({ ...shape, rank: rankOf(Number(shape.row.scaleran_2)) }));
  return { rivers, lakes };
}

/** The water in a tile: rivers by rank, largest first, and lakes. All are lists of steps on the tile's grid. */
export interface WaterTile {
  readonly rivers: readonly (readonly (readonly number[])[])[];
  readonly lakes: readonly (readonly number[])[];
}

export type WaterClipper = (tile: TilePosition) => WaterTile;

/**
 * Returns a function that clips the water to a tile of the grid. Rivers and lakes with a rank number above `ranks` are
 * omitted.
 */
export function createWaterClipper({ rivers, lakes }: Water, grid: TileGrid, ranks: number): WaterClipper {
  const byRank = Array.from({ length: ranks }, (_, at): Pixel[][] =>
    rivers.filter(({ rank }) => rank === at + 1).flatMap(({ lines }) => lines.map((line) => unwrapLine(line, grid))),
  );
  const rings = lakes
    .filter(({ rank }) => rank <= ranks)
    .flatMap(({ lines }) => lines.map((line) => closeRing(line, grid)));
  return (place) => ({
    rivers: byRank.map((lines) => clipLinesToTile(grid, lines, place)),
    lakes: clipRingsToTile(grid, rings, place).filter((ring) => breadth(ring) >= minLakeUnits),
  });
}

/**
 * Minimum size of a lake in grid units, which is about three pixels. A lake that is smaller in both directions is
 * omitted.
 */
const minLakeUnits = 6;

/** Returns the larger of a ring's width and height, in grid units. */
function breadth(steps: readonly number[]): number {
  const span = (axis: 0 | 1) => {
    let [at, least, most] = [0, Infinity, -Infinity];
    for (let place: number = axis; place < steps.length; place += 2) {
      at += steps[place] ?? 0;
      [least, most] = [Math.min(least, at), Math.max(most, at)];
    }
    return most - least;
  };
  return Math.max(span(0), span(1));
}

type Shape = LineString | MultiLineString | Polygon | MultiPolygon;

/** A record of a Shapefile with its geometry: the rings of an area, or the parts of a line. */
interface ShapeRow {
  readonly row: Readonly<Record<string, unknown>>;
  readonly lines: readonly Position[][];
}

/** Reads the Shapefile `path`.shp with its table `path`.dbf. Coordinates must be in degrees, as in Natural Earth. */
function readShapefile(path: string): ShapeRow[] {
  const rows = parseDbf(viewOf(readFileSync(`${path}.dbf`)), 'utf-8');
  return parseShp(viewOf(readFileSync(`${path}.shp`))).map((shape, at) => ({
    row: rows[at] ?? {},
    lines: shape === null ? [] : linesOf(shape as Shape),
  }));
}

function linesOf(shape: Shape): Position[][] {
  if (shape.type === 'LineString') return [shape.coordinates];
  return shape.type === 'MultiPolygon' ? shape.coordinates.flat() : shape.coordinates;
}
