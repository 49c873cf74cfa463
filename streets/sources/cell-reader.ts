import { statSync } from 'node:fs';
import type { MapTile } from '../../domain/geography/map-tile.ts';
import { cellExtent, streetCellZoom } from '../../domain/streets/street-cell.ts';
import type { CellContent } from '../cells/build-cell.ts';
import { moveVertices, type VertexMoves } from '../cells/cell-geometry.ts';
import { isStreet, readTileFeatures, type TileFeature } from '../cells/tile-features.ts';
import { StreetsError } from '../streets-error.ts';
import { NewestStreets } from './newest-streets.ts';
import type { StreetFileSource } from './open-street-source.ts';

/** Maximum number of tiles in the cache. The tiles around one cell are also needed for its neighbours. */
const mostTiles = 400;

/** A cell to build, with the indices of the sources from which it is built. */
export interface PlannedCell {
  readonly cell: MapTile;
  readonly sources: readonly number[];
}

/** Sorts sources by date, newest first. Sources without a date come last. */
const byDate = (a: StreetFileSource, b: StreetFileSource) => (b.asOf ?? '').localeCompare(a.asOf ?? '');

/**
 * Whether a tile contains streets. This is checked only for tiles that repeat over a wide area, which are usually sea,
 * ice or desert.
 */
async function hasStreets({ archive, schema }: StreetFileSource, tile: MapTile): Promise<boolean> {
  const bytes = await archive.read(tile);
  return bytes !== null && readTileFeatures(bytes, tile, schema, archive.path).some(isStreet);
}

/** Whether a tile is on the map. tilemaker puts a node at exactly 180° into a tile beyond the last column. */
const isInWorld = ({ z, x }: MapTile) => x < 2 ** z;

/**
 * Generates the cells that contain tiles of a source. A cell may be generated more than once. Wide areas without
 * streets are left out.
 */
async function* cellsOf(source: StreetFileSource): AsyncIterable<MapTile> {
  for await (const run of source.archive.runs())
    if (isInWorld(run.first) && (run.count === 1 || (await hasStreets(source, run.first))))
      yield* run.above(streetCellZoom);
}

/**
 * The minimum size of a file in bytes per cell that it lists. On a real map a cell takes kilobytes, even in a desert. A
 * small file that lists one tile millions of times is refused, because each cell becomes files on the disk.
 */
const minBytesPerCell = 50;
const cellsOfAnyFile = 10_000;

const mostCellsOf = ({ archive }: StreetFileSource) =>
  cellsOfAnyFile + Math.floor(statSync(archive.path).size / minBytesPerCell);

/**
 * Lists the cells of all sources, from north-west to south-east. A cell is built from all extracts that contain it, and
 * if no extract does, from the newest basemap. Throws StreetsError if a file lists more cells than its size can
 * contain.
 */
export async function planCells(sources: readonly StreetFileSource[]): Promise<PlannedCell[]> {
  // The sources of each cell. A map of the planet has over a million cells, so equal lists share one array.
  const held = new Map<number, readonly number[]>();
  const lists = new Map<string, readonly number[]>();
  const listOf = (places: readonly number[]) => {
    const known = lists.get(String(places)) ?? places;
    lists.set(String(places), known);
    return known;
  };
  let most = 0;
  for (const [place, source] of sources.entries()) {
    most += mostCellsOf(source);
    for await (const cell of cellsOf(source)) {
      const number = cell.x * 2 ** streetCellZoom + cell.y;
      const known = held.get(number) ?? [];
      if (known.at(-1) !== place) held.set(number, listOf([...known, place]));
      if (held.size > most)
        throw new StreetsError(
          `${source.archive.path} claims more tiles than a file of this size can contain. Fetch it again.`,
        );
    }
  }
  const order = sources
    .map((_, place) => place)
    .sort((a, b) => byDate(sources[a] as StreetFileSource, sources[b] as StreetFileSource));
  const chosen = new Map<readonly number[], readonly number[]>();
  for (const list of lists.values()) {
    const there = order.filter((place) => list.includes(place));
    const extracts = there.filter((place) => sources[place]?.schema.hasIds);
    chosen.set(list, extracts.length > 0 ? extracts : there.slice(0, 1));
  }
  const numbers = Float64Array.from(held.keys()).sort();
  return Array.from(numbers, (number) => {
    const [x, y] = [Math.floor(number / 2 ** streetCellZoom), number % 2 ** streetCellZoom];
    return { cell: { z: streetCellZoom, x, y }, sources: chosen.get(held.get(number) ?? []) ?? [] };
  });
}

/** Reads the features of a cell and of the tiles around it, and caches the tiles. */
export class CellReader {
  readonly #sources: readonly StreetFileSource[];
  readonly #kept = new Map<string, readonly TileFeature[]>();

  constructor(sources: readonly StreetFileSource[]) {
    this.#sources = sources;
  }

  async #features(place: number, tile: MapTile): Promise<readonly TileFeature[]> {
    const name = `${place} ${tile.x}/${tile.y}`;
    const known = this.#kept.get(name);
    if (known !== undefined) return known;
    const { archive, schema, moves } = this.#sources[place] as StreetFileSource;
    const bytes = await archive.read(tile);
    const read = bytes === null ? [] : readTileFeatures(bytes, tile, schema, archive.path);
    const features = moves.size === 0 ? read : read.map((feature) => moved(feature, moves));
    this.#kept.set(name, features);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > mostTiles && oldest !== undefined) this.#kept.delete(oldest);
    return features;
  }

  /** Returns all features of the cell's tiles, and the streets of the adjacent tiles. */
  async read({ cell, sources }: PlannedCell): Promise<CellContent> {
    const features: TileFeature[] = [];
    const streets = new NewestStreets();
    for (const place of sources) {
      const { archive, cutStreets } = this.#sources[place] as StreetFileSource;
      const found: TileFeature[] = [];
      for (const { tile, isOwn } of tilesAround(cell, archive.zoom)) {
        const inTile = await this.#features(place, tile);
        found.push(...(isOwn ? inTile : inTile.filter(isStreet)));
      }
      features.push(...streets.select(found, cutStreets));
    }
    const [first] = sources.map((place) => this.#sources[place] as StreetFileSource);
    if (first === undefined || first.schema.hasWholeSegments) return { features, cut: null };
    const side = cellExtent / 2 ** (first.archive.zoom - streetCellZoom);
    return { features, cut: { side, step: Math.max(1, Math.ceil(side / 4096)) } };
  }
}

/** Generates the tiles of a cell at zoom `z`, and the adjacent tiles on each side. */
function* tilesAround(cell: MapTile, z: number): Generator<{ readonly tile: MapTile; readonly isOwn: boolean }> {
  const across = 2 ** (z - streetCellZoom);
  const [west, north] = [cell.x * across, cell.y * across];
  const isIn = (value: number, from: number) => value >= from && value < from + across;
  for (let x = Math.max(0, west - 1); x <= Math.min(2 ** z - 1, west + across); x++) {
    for (let y = Math.max(0, north - 1); y <= Math.min(2 ** z - 1, north + across); y++)
      yield { tile: { z, x, y }, isOwn: isIn(x, west) && isIn(y, north) };
  }
}

function moved(feature: TileFeature, moves: VertexMoves): TileFeature {
  const own = feature.id !== null && isStreet(feature) ? moves.get(feature.id) : undefined;
  return own === undefined ? feature : { ...feature, parts: moveVertices(feature.parts, own) };
}
