import type { WorldGeometry, WorldLine } from './world-geometry.ts';

/** From this zoom on the coarse coastlines look angular. */
export const fineCoastZoom = 6;

/** The file format of media/globe/coast-tiles.ts: zoom-4 tiles, with this many units per edge. */
export const coastTileZoom = 4;
const gridSteps = 8192;

interface CoastTile {
  readonly land: readonly (readonly number[])[];
  readonly borders: readonly (readonly number[])[];
}

/** A square of the drawn map: one of 2^(z - 1) by 2^(z - 1). */
export interface DrawnTile {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export interface FineCoastLoader {
  /** The coastlines of a square, if loaded; null before, and if there are none. */
  at(tile: DrawnTile): WorldGeometry | null;
  /** Resolves when `at` may return something else. It never rejects: on failure the coarse coastlines stay. */
  load(tile: DrawnTile): Promise<void>;
}

/** Loads fine coastlines of the world, each file once. */
export function createFineCoast(signal: AbortSignal): FineCoastLoader {
  const known = new Map<string, WorldGeometry>();
  const awaited = new Map<string, Promise<void>>();

  async function read(x: number, y: number): Promise<void> {
    const name = `${x}-${y}`;
    try {
      const { coastFileUrl } = await import('./coast-files.ts');
      const address = coastFileUrl(name);
      if (address !== undefined) known.set(name, parseCoastTile(await fetchTile(address, signal), x, y));
    } catch (cause) {
      // Requested again when the square is drawn again.
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

/** The zoom-4 tile that contains a square of a finer zoom. */
export function coastTileOf({ x, y, z }: DrawnTile): [x: number, y: number] {
  const squares = 2 ** (z - 1 - coastTileZoom);
  return [Math.floor(x / squares), Math.floor(y / squares)];
}

const nameOf = (tile: DrawnTile) => coastTileOf(tile).join('-');

async function fetchTile(address: string, signal: AbortSignal): Promise<CoastTile> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The coast did not load: ${address} answered with status ${response.status}.`);
  return response.json();
}

/** Prepares a file for drawing. Its rings are closed along its edge, which is outside of every square drawn from it. */
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

/** The square to which a file's units refer. */
interface StepSquare {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  /** So many steps along its edge. */
  readonly steps: number;
}

/** Converts a file's units, x, y, x, y …, to the square of the world. */
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
