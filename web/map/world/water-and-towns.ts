import { language } from '../../languages/localize-text.ts';
import { coastTileOf, coastTileZoom, type DrawnTile, decodeWorldLine, fineCoastZoom } from './fine-coast.ts';
import type { WorldLine } from './world-geometry.ts';

/** From this zoom on the drawn world has rivers, lakes and town names, until streets begin. */
const groundZoom = 4;
const finestGroundZoom = 11;

/** Units per edge of a file's square, as written by media/ground.ts: of the whole world, and of a zoom-4 tile. */
const worldSteps = 16_384;
const tileSteps = 8192;

const worldFile = 'world';

interface GroundFile {
  readonly rivers: readonly (readonly (readonly number[])[])[];
  readonly lakes: readonly (readonly number[])[];
  readonly names: readonly string[];
  readonly places: readonly number[];
  /** One digit per town: the zoom from which it is labelled. */
  readonly fromZooms: string;
  /** One digit per town: from 0, a village, to 3, a city of a million. */
  readonly sizes: string;
}

/** Names in a language, by file and the town's index. */
type TownNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A town in the square of Web Mercator, 0 to 1 from west to east and north to south. */
export interface MapTown {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly fromZoom: number;
  readonly size: number;
}

/** Features on land: rivers by rank, largest first, lakes, and towns, the largest of each zoom first. */
export interface WaterAndTowns {
  readonly rivers: readonly (readonly WorldLine[])[];
  readonly lakes: readonly WorldLine[];
  readonly towns: readonly MapTown[];
}

export interface WaterAndTownsReader {
  /** The features of a square, if loaded; null before, at other zooms and if there are none. */
  at(tile: DrawnTile): WaterAndTowns | null;
  /** Resolves when `at` may return something else. It never rejects: on failure the bare land stays. */
  load(tile: DrawnTile): Promise<void>;
}

/** Whether squares of a zoom have features. */
export const hasWaterAndTowns = (zoom: number): boolean => zoom >= groundZoom && zoom <= finestGroundZoom;

/** The file for a square. */
export const waterAndTownsFileName = (tile: DrawnTile): string =>
  tile.z < fineCoastZoom ? worldFile : coastTileOf(tile).join('-');

/** Loads rivers, lakes and towns, each file once, and names in the reader's language with the first of them. */
export function createWaterAndTownsReader(signal: AbortSignal): WaterAndTownsReader {
  const known = new Map<string, WaterAndTowns>();
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
      const { waterAndTownsUrl, townNamesUrl } = await import('./water-and-town-files.ts');
      const address = waterAndTownsUrl(name);
      if (address === undefined) return;
      names ??= readNames(townNamesUrl(language.tag));
      const [file, translated] = await Promise.all([fetchJson<GroundFile>(address, signal), names]);
      known.set(name, parseWaterAndTowns(file, name, translated[name] ?? {}));
    } catch (cause) {
      // Requested again when the square is drawn again.
      awaited.delete(name);
      if (!signal.aborted) console.warn('Rivers and towns could not be loaded; the bare land stays.', cause);
    }
  }

  return {
    at: (tile) => (hasWaterAndTowns(tile.z) ? (known.get(waterAndTownsFileName(tile)) ?? null) : null),
    load(tile) {
      if (!hasWaterAndTowns(tile.z)) return Promise.resolve();
      const name = waterAndTownsFileName(tile);
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
export function parseWaterAndTowns(
  { rivers, lakes, names, places, fromZooms, sizes }: GroundFile,
  file: string,
  translated: Readonly<Record<string, string>>,
): WaterAndTowns {
  const isWorld = file === worldFile;
  const [x = 0, y = 0] = isWorld ? [0, 0] : file.split('-').map(Number);
  const square = isWorld ? { x, y, zoom: 0, steps: worldSteps } : { x, y, zoom: coastTileZoom, steps: tileSteps };
  const toSheet = (tile: number, steps: number | undefined) => (tile + (steps ?? 0) / square.steps) / 2 ** square.zoom;
  return {
    rivers: rivers.map((lines) => lines.map((steps) => decodeWorldLine(steps, { ...square, isClosed: false }))),
    lakes: lakes.map((steps) => decodeWorldLine(steps, { ...square, isClosed: true })),
    towns: names.map((name, at) => ({
      name: translated[at] ?? name,
      x: toSheet(x, places[2 * at]),
      y: toSheet(y, places[2 * at + 1]),
      fromZoom: Number(fromZooms[at]),
      size: Number(sizes[at]),
    })),
  };
}
