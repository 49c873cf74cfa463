import { fetchWorldFile } from './fetch-world-file.ts';
import type { WorldGeometry, WorldLine } from './world-geometry.ts';

/** From this zoom on, the detailed coastlines are drawn, because the coarse ones would look angular. */
export const detailedCoastZoom = 6;

/**
 * Zoom of the tiles into which media/globe/coast-tiles.ts divides the coastlines. The edge of a tile has `gridSteps`
 * units.
 */
export const coastTileZoom = 4;
const gridSteps = 8192;

interface CoastTile {
  readonly land: readonly (readonly number[])[];
  readonly borders: readonly (readonly number[])[];
}

/** A tile of the drawn map. At zoom z the map has 2^(z - 1) by 2^(z - 1) tiles. */
export interface DrawnTile {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export interface DetailedCoastLoader {
  /** Returns the coastlines of a tile; null if they have not loaded yet or if there are none. */
  at(tile: DrawnTile): WorldGeometry | null;
  /** Loads the coastlines of a tile. It never rejects; if loading fails, the coarse coastlines remain. */
  load(tile: DrawnTile): Promise<void>;
}

/** Creates a loader of fine coastlines, which loads each file only once. */
export function createDetailedCoastLoader(signal: AbortSignal): DetailedCoastLoader {
  const known = new Map<string, WorldGeometry>();
  const awaited = new Map<string, Promise<void>>();

  async function read(x: number, y: number): Promise<void> {
    const name = `${x}-${y}`;
    try {
      const { findCoastFileUrl } = await import('./coast-files.ts');
      const address = findCoastFileUrl(name);
      if (address !== undefined) known.set(name, parseCoastTile(await fetchTile(address, signal), x, y));
    } catch (cause) {
      // The file is requested again when the tile is drawn again.
      awaited.delete(name);
      if (!signal.aborted) console.warn('The fine outlines could not be loaded; the coarse ones stay.', cause);
    }
  }

  return {
    at: (tile) => known.get(nameOf(tile)) ?? null,
    load(tile) {
      const name = nameOf(tile);
      const present = awaited.get(name);
      if (present !== undefined) return present;
      const reading = read(...coastTileOf(tile));
      awaited.set(name, reading);
      return reading;
    },
  };
}

/** Returns the tile at zoom 4 that contains a drawn tile of zoom 5 or finer. */
export function coastTileOf({ x, y, z }: DrawnTile): [x: number, y: number] {
  const squares = 2 ** (z - 1 - coastTileZoom);
  return [Math.floor(x / squares), Math.floor(y / squares)];
}

const nameOf = (tile: DrawnTile) => coastTileOf(tile).join('-');

async function fetchTile(address: string, signal: AbortSignal): Promise<CoastTile> {
  return (await fetchWorldFile(address, signal)).json();
}

/**
 * Converts a coastline file for drawing. Its rings are closed along the file's edge, which is outside every tile drawn
 * from it.
 */
export function parseCoastTile({ land, borders }: CoastTile, x: number, y: number): WorldGeometry {
  const rings = land.map((steps) =>
    decodeWorldLine(steps, { x, y, zoom: coastTileZoom, steps: gridSteps, isClosed: true }),
  );
  return {
    land: rings,
    coasts: rings,
    borders: borders.map((steps) =>
      decodeWorldLine(steps, { x, y, zoom: coastTileZoom, steps: gridSteps, isClosed: false }),
    ),
  };
}

/** The square to which a file's coordinates refer. */
interface StepSquare {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  /** Number of units along the square's edge. */
  readonly steps: number;
}

/** Decodes a line from a file. `steps` has the difference from each point to the next, as x, y, x, y … */
export function decodeWorldLine(
  steps: readonly number[],
  square: StepSquare & { readonly isClosed: boolean },
): WorldLine {
  const points = new Float64Array(steps.length + (square.isClosed ? 2 : 0));
  let [column, row] = [0, 0];
  let [minX, maxX, minY, maxY] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let at = 0; at < steps.length; at += 2) {
    column += steps[at] ?? 0;
    row += steps[at + 1] ?? 0;
    const x = (square.x + column / square.steps) / 2 ** square.zoom;
    const y = (square.y + row / square.steps) / 2 ** square.zoom;
    points[at] = x;
    points[at + 1] = y;
    [minX, maxX, minY, maxY] = [Math.min(minX, x), Math.max(maxX, x), Math.min(minY, y), Math.max(maxY, y)];
  }
  if (square.isClosed) points.set(points.subarray(0, 2), steps.length);
  return { points, minX, maxX, minY, maxY };
}
