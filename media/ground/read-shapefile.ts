import { readFileSync } from 'node:fs';
import type { LineString, MultiLineString, MultiPolygon, Polygon, Position } from 'geojson';
import { parseDbf, parseShp } from 'shpjs';

type Shape = LineString | MultiLineString | Polygon | MultiPolygon;

/** A record of a Shapefile with its lines: rings of an area, or the parts of a line. */
export interface ShapeRow {
  readonly row: Readonly<Record<string, unknown>>;
  readonly lines: readonly Position[][];
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Reads `path`.shp and `path`.dbf, in degrees as in Natural Earth. */
export function readShapefile(path: string): ShapeRow[] {
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
