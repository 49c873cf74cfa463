import type { MapTile } from '../../domain/geography/map-tile.ts';
import { cellExtent, streetCellZoom, waysLayers } from '../../domain/streets/street-cell.ts';
import type { CellContent } from '../cells/build-cell.ts';
import { moveVertices, type VertexMoves } from '../cells/geometry.ts';
import { readTileFeatures, type TileFeature } from '../cells/tile-features.ts';
import type { StreetFileSource } from './open-source.ts';

/** Tiles that are kept as they were read: those around a cell are its neighbours' own. */
const mostTiles = 400;

/** A cell to be built, and the sources it is built from by their places in the list. */
export interface PlannedCell {
  readonly cell: MapTile;
  readonly sources: readonly number[];
}

const cellOf = ({ z, x, y }: MapTile): MapTile => {
  const below = 2 ** (z - streetCellZoom);
  return { z: streetCellZoom, x: Math.floor(x / below), y: Math.floor(y / below) };
};

/** Newest first; those that do not say last. */
const byDate = (a: StreetFileSource, b: StreetFileSource) => (b.asOf ?? '').localeCompare(a.asOf ?? '');

/**
 * The cells that some source holds, from north-west to south-east. Extracts are put together; a basemap is used if there is none, and of several the
 * newest.
 */
export async function planCells(sources: readonly StreetFileSource[]): Promise<PlannedCell[]> {
  const held = new Map<string, { readonly cell: MapTile; readonly sources: Set<number> }>();
  for (const [place, { archive }] of sources.entries()) {
    for await (const tile of archive.tiles()) {
      const cell = cellOf(tile);
      const name = `${cell.x}/${cell.y}`;
      const known = held.get(name) ?? { cell, sources: new Set<number>() };
      known.sources.add(place);
      held.set(name, known);
    }
  }
  const order = sources
    .map((_, place) => place)
    .sort((a, b) => byDate(sources[a] as StreetFileSource, sources[b] as StreetFileSource));
  const planned = Array.from(held.values(), (entry) => {
    const there = order.filter((place) => entry.sources.has(place));
    const extracts = there.filter((place) => sources[place]?.schema.hasIds);
    return { cell: entry.cell, sources: extracts.length > 0 ? extracts : there.slice(0, 1) };
  });
  return planned.sort((a, b) => a.cell.x - b.cell.x || a.cell.y - b.cell.y);
}

/** Reads what sources hold of cells and their surroundings. */
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

  /** The features of a cell's tiles, and the streets of the tiles around it. */
  async read({ cell, sources }: PlannedCell): Promise<CellContent> {
    const features: TileFeature[] = [];
    for (const place of sources) {
      for (const { tile, isOwn } of tilesAround(cell, this.#sources[place]?.archive.zoom ?? streetCellZoom)) {
        const found = await this.#features(place, tile);
        features.push(...(isOwn ? found : found.filter(isStreet)));
      }
    }
    const [first] = sources.map((place) => this.#sources[place] as StreetFileSource);
    if (first === undefined || first.schema.hasWholeSegments) return { features, cut: null };
    const side = cellExtent / 2 ** (first.archive.zoom - streetCellZoom);
    return { features, cut: { side, step: Math.max(1, Math.ceil(side / 4096)) } };
  }
}

/** The tiles of a zoom in a cell, and one more on each side of it. */
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

const isStreet = ({ layer }: TileFeature) => layer === waysLayers.roads || layer === waysLayers.squares;
