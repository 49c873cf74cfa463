import { language } from '../../languages/in-language.ts';
import { type DrawnTile, fileOf, fineCoastZoom, lineOf, tileZoom } from './fine-coast.ts';
import type { WorldLine } from './world-geometry.ts';

/** From this zoom on the drawn world has rivers, lakes and the names of towns, up to where streets begin. */
const groundZoom = 4;
const finestGroundZoom = 11;

/** Steps along the edge of a file's square, as media/ground.ts writes them: of the whole world, and of a tile of zoom 4. */
const worldSteps = 16_384;
const tileSteps = 8192;

const worldFile = 'world';

interface GroundFile {
  readonly rivers: readonly (readonly (readonly number[])[])[];
  readonly lakes: readonly (readonly number[])[];
  readonly names: readonly string[];
  readonly places: readonly number[];
  /** A digit a town: the zoom from which it is named. */
  readonly fromZooms: string;
  /** A digit a town: 0 a village to 3 a city of a million. */
  readonly sizes: string;
}

/** Names in a language, by file and the town's place in it. */
type TownNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A town in the square of Web Mercator, 0 to 1 from west to east and north to south. */
export interface GroundTown {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly fromZoom: number;
  readonly size: number;
}

/** What lies on the land: rivers by rank from the largest on, lakes, and towns, the largest of each scale first. */
export interface GroundTiles {
  readonly rivers: readonly (readonly WorldLine[])[];
  readonly lakes: readonly WorldLine[];
  readonly towns: readonly GroundTown[];
}

export interface GroundReader {
  /** The ground of a square, once it is there; null before that, at other scales and if there is none. */
  at(tile: DrawnTile): GroundTiles | null;
  /** Resolves when `at` may answer otherwise than before. It never rejects: the bare land stays where a file fails. */
  load(tile: DrawnTile): Promise<void>;
}

/** Whether squares of a scale have ground. */
export const hasGround = (zoom: number): boolean => zoom >= groundZoom && zoom <= finestGroundZoom;

/** The file that a square is drawn from. */
export const groundName = (tile: DrawnTile): string => (tile.z < fineCoastZoom ? worldFile : fileOf(tile).join('-'));

/** Reads rivers, lakes and towns, each file once; the names in the reader's language with the first of them. */
export function createGroundReader(signal: AbortSignal): GroundReader {
  const known = new Map<string, GroundTiles>();
  const awaited = new Map<string, Promise<void>>();
  let names: Promise<TownNames> | null = null;

  async function readNames(address: string | undefined): Promise<TownNames> {
    if (address === undefined) return {};
    return fetchJson<TownNames>(address, signal).catch((cause: unknown) => {
      if (!signal.aborted)
        console.warn('The names of towns could not be loaded; they stand as GeoNames has them.', cause);
      names = null;
      return {};
    });
  }

  async function read(name: string): Promise<void> {
    try {
      const { groundFile, townNamesFile } = await import('./ground-files.ts');
      const address = groundFile(name);
      if (address === undefined) return;
      names ??= readNames(townNamesFile(language.tag));
      const [file, translated] = await Promise.all([fetchJson<GroundFile>(address, signal), names]);
      known.set(name, readGround(file, name, translated[name] ?? {}));
    } catch (cause) {
      // Requested again when the square is drawn again.
      awaited.delete(name);
      if (!signal.aborted) console.warn('Rivers and towns could not be loaded; the bare land stays.', cause);
    }
  }

  return {
    at: (tile) => (hasGround(tile.z) ? (known.get(groundName(tile)) ?? null) : null),
    load(tile) {
      if (!hasGround(tile.z)) return Promise.resolve();
      const name = groundName(tile);
      const reading = awaited.get(name) ?? read(name);
      awaited.set(name, reading);
      return reading;
    },
  };
}

async function fetchJson<T>(address: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(address, { signal });
  if (!response.ok)
    throw new Error(`The drawn world did not load: ${address} answered with status ${response.status}.`);
  return response.json();
}

/** Prepares a file for drawing. */
export function readGround(
  { rivers, lakes, names, places, fromZooms, sizes }: GroundFile,
  file: string,
  translated: Readonly<Record<string, string>>,
): GroundTiles {
  const isWorld = file === worldFile;
  const [x = 0, y = 0] = isWorld ? [0, 0] : file.split('-').map(Number);
  const square = isWorld ? { x, y, zoom: 0, steps: worldSteps } : { x, y, zoom: tileZoom, steps: tileSteps };
  const toSheet = (tile: number, steps: number | undefined) => (tile + (steps ?? 0) / square.steps) / 2 ** square.zoom;
  return {
    rivers: rivers.map((lines) => lines.map((steps) => lineOf(steps, { ...square, isClosed: false }))),
    lakes: lakes.map((steps) => lineOf(steps, { ...square, isClosed: true })),
    towns: names.map((name, at) => ({
      name: translated[at] ?? name,
      x: toSheet(x, places[2 * at]),
      y: toSheet(y, places[2 * at + 1]),
      fromZoom: Number(fromZooms[at]),
      size: Number(sizes[at]),
    })),
  };
}
