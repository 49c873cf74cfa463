import { language } from '../../languages/localize-text.ts';
import { coastTileOf, coastTileZoom, type DrawnTile, decodeWorldLine, detailedCoastZoom } from './detailed-coast.ts';
import { fetchWorldFile } from './fetch-world-file.ts';
import type { WorldLine } from './world-geometry.ts';

/** Range of zooms at which the drawn world has rivers, lakes and town names. At finer zooms there are streets. */
const groundZoom = 4;
const finestGroundZoom = 11;

/**
 * Number of units along the edge of a file's square: first for the file of the whole world, then for the file of a tile
 * at zoom 4. Both must match media/ground.ts.
 */
const worldSteps = 16_384;
const tileSteps = 8192;

const worldFile = 'world';

interface GroundFile {
  readonly rivers: readonly (readonly (readonly number[])[])[];
  readonly lakes: readonly (readonly number[])[];
  readonly names: readonly string[];
  readonly places: readonly number[];
  /** One digit per town: the zoom from which on its name is drawn. */
  readonly fromZooms: string;
  /** One digit per town: its size from 0, a village, to 3, a city of a million. */
  readonly sizes: string;
}

/** The names of towns in a language, by file and by the town's index in the file. */
type TownNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A town. `x` and `y` are its position on the Web Mercator map, from 0 to 1 eastwards and southwards. */
export interface MapTown {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly fromZoom: number;
  readonly size: number;
}

/**
 * What is drawn on land: rivers by rank with the largest rivers first, lakes, and towns with the largest of each zoom
 * first.
 */
export interface WaterAndTowns {
  readonly rivers: readonly (readonly WorldLine[])[];
  readonly lakes: readonly WorldLine[];
  readonly towns: readonly MapTown[];
}

export interface WaterAndTownsReader {
  /**
   * Returns the water and towns of a tile. Returns null if they have not loaded yet, if there are none, or if none are
   * drawn at the tile's zoom.
   */
  at(tile: DrawnTile): WaterAndTowns | null;
  /** Loads the water and towns of a tile. It never rejects. If loading fails, the land is drawn without them. */
  load(tile: DrawnTile): Promise<void>;
}

/** Whether rivers, lakes and towns are drawn at a zoom. */
export const hasWaterAndTowns = (zoom: number): boolean => zoom >= groundZoom && zoom <= finestGroundZoom;

/** Returns the name of the file with the water and towns of a tile. */
export const waterAndTownsFileName = (tile: DrawnTile): string =>
  tile.z < detailedCoastZoom ? worldFile : coastTileOf(tile).join('-');

/**
 * Creates a reader of rivers, lakes and towns, which loads each file only once. It loads the town names in the
 * visitor's language with the first file.
 */
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
      const { findWaterAndTownsUrl, findTownNamesUrl } = await import('./water-and-town-files.ts');
      const address = findWaterAndTownsUrl(name);
      if (address === undefined) return;
      names ??= readNames(findTownNamesUrl(language.tag));
      const [file, translated] = await Promise.all([fetchJson<GroundFile>(address, signal), names]);
      known.set(name, parseWaterAndTowns(file, name, translated[name] ?? {}));
    } catch (cause) {
      // The file is requested again when the tile is drawn again.
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
  return (await fetchWorldFile(address, signal)).json();
}

/** Converts a file of water and towns for drawing, with the translated names of its towns. */
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
