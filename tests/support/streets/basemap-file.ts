import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { fromGeojsonVt } from '@maplibre/vt-pbf';

/**
 * A line of an invented basemap. Its coordinates are units of a zoom-14 tile's grid of 4096, counted from the
 * north-west corner of the westernmost tile.
 */
export interface InventedLine {
  readonly layer: string;
  readonly tags: Readonly<Record<string, string | number | boolean>>;
  readonly places: readonly (readonly [number, number])[];
}

interface BasemapOptions {
  readonly lines: readonly InventedLine[];
  readonly layers: readonly string[];
  /** The column and the row of the westernmost zoom-14 tile. */
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly metadata?: Readonly<Record<string, string>>;
}

const extent = 4096;
/** How far lines extend beyond a tile's edge, in grid units, as in Planetiler's tiles. */
const buffer = 64;

/**
 * Clips a line at the edges of a tile with its buffer, as the builders of basemaps do. The new ends are just beyond the
 * tile.
 */
function clipToTile(places: readonly (readonly [number, number])[], west: number): (readonly [number, number])[][] {
  const [from, to] = [west - buffer, west + extent + buffer];
  const pieces: (readonly [number, number])[][] = [];
  places.forEach((b, step) => {
    const a = places[step - 1];
    if (a === undefined) return;
    const at = (x: number): readonly [number, number] =>
      a[0] === b[0] ? b : [x, Math.round(a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]))];
    if (Math.max(a[0], b[0]) < from || Math.min(a[0], b[0]) > to) return;
    const clamp = (point: readonly [number, number]) => (point[0] < from ? at(from) : point[0] > to ? at(to) : point);
    pieces.push([clamp(a), clamp(b)]);
  });
  return pieces;
}

function tileBytes(lines: readonly InventedLine[], west: number): Uint8Array {
  const layers: Record<string, { features: object[] }> = {};
  for (const { layer, tags, places } of lines) {
    const geometry = clipToTile(places, west).map((piece) => piece.map(([x, y]) => [x - west, y]));
    if (geometry.length === 0) continue;
    layers[layer] ??= { features: [] };
    layers[layer].features.push({ type: 2, tags, geometry });
  }
  return fromGeojsonVt(layers as unknown as Parameters<typeof fromGeojsonVt>[0], { version: 2, extent });
}

/** Writes invented lines as a basemap (.mbtiles) of neighbouring zoom-14 tiles. */
export function writeBasemap(path: string, { lines, layers, x, y, across, metadata = {} }: BasemapOptions): string {
  const database = new DatabaseSync(path);
  database.exec(
    'CREATE TABLE metadata (name TEXT, value TEXT); CREATE TABLE tiles (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_data BLOB)',
  );
  const rows = {
    name: 'Made-up basemap',
    json: JSON.stringify({ vector_layers: layers.map((id) => ({ id, fields: {} })) }),
    ...metadata,
  };
  for (const [name, value] of Object.entries(rows))
    database.prepare('INSERT INTO metadata VALUES (?, ?)').run(name, value);
  for (let column = 0; column < across; column++) {
    const bytes = gzipSync(tileBytes(lines, column * extent));
    database.prepare('INSERT INTO tiles VALUES (14, ?, ?, ?)').run(x + column, 2 ** 14 - 1 - y, bytes);
  }
  database.close();
  return path;
}

/**
 * Writes a basemap in Shortbread's schema. It has a street of this name, 2.4 km long, and lanes that meet the street,
 * so all streets of its cell are connected.
 */
export function writeStreetBasemap(path: string, name: string): string {
  const y = 2000;
  const street = (places: InventedLine['places'], called: string): InventedLine => ({
    layer: 'streets',
    tags: { kind: 'residential', name: called },
    places,
  });
  const columns = Array.from({ length: 15 }, (_, at) => 500 + 1000 * at);
  const along = columns.map((x) => [x, y] as const);
  const lanes = columns.map((x) =>
    street(
      [
        [x, y],
        [x, y + 1500],
      ],
      `${name} ${x}`,
    ),
  );
  return writeBasemap(path, {
    lines: [street(along, name), ...lanes],
    layers: ['streets', 'street_labels', 'water_polygons'],
    x: 8640,
    y: 5560,
    across: 4,
    metadata: { attribution: '© OpenStreetMap contributors' },
  });
}
