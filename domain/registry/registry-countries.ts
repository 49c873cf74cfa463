import type { MapTile } from '../geography/map-tile.ts';
import { Untrusted } from '../text/untrusted.ts';
import { type CellTree, cellsOfTree } from './cell-tree.ts';
import type { CountedCell } from './registry-area.ts';
import { coverageZoom, decodeTiles, encodeTiles, readCoverage } from './registry-coverage.ts';

/** A registry's AEDs in one country. */
export interface CountedCountry {
  /** The number of AEDs in the country; null if the index was published before this count existed. */
  readonly count: number | null;
  /**
   * Number of the country's AEDs in each source. An AED that two sources list counts for both. Null if the index was
   * published before this count existed.
   */
  readonly sources: ReadonlyMap<string, number> | null;
  /** Numbers of the `coverageZoom` tiles that contain AEDs of the country. */
  readonly tiles: ReadonlySet<number>;
}

/**
 * A country as encoded in the index. `beyond` lists tiles that contain AEDs of the country but are not part of its
 * coverage.
 */
export interface EncodedCountry {
  readonly count: number;
  readonly sources: Readonly<Record<string, number>>;
  readonly beyond?: readonly number[];
}

/** A registry's countries, by ISO 3166-1 code. */
export type RegistryCountries = ReadonlyMap<string, CountedCountry>;

/**
 * Encodes a country for the index.
 *
 * @param beyond Tiles with AEDs of the country that are not part of its coverage, in ascending order.
 */
export function encodeCountry(
  count: number,
  sources: ReadonlyMap<string, number>,
  beyond: readonly number[],
): EncodedCountry {
  const inOrder = [...sources].sort(([a], [b]) => (a < b ? -1 : 1));
  return { count, sources: Object.fromEntries(inOrder), ...(beyond.length > 0 && { beyond: encodeTiles(beyond) }) };
}

const mostAeds = 1e12;

function readCountry(value: Untrusted, covered: ReadonlySet<number>): CountedCountry {
  const sources = value.field('sources');
  const keys = Object.keys((sources.raw() ?? {}) as object);
  const beyond = value.field('beyond').listOrEmpty();
  return {
    count: value.field('count').number(0, mostAeds),
    sources: new Map(keys.map((key) => [key, sources.field(key).number(0, mostAeds)])),
    tiles: new Set([...covered, ...decodeTiles(beyond.map((step) => step.number(0, 4 ** coverageZoom)))]),
  };
}

/**
 * Reads the countries from `index.json`. An older index has no list of countries, so the countries of its coverage are
 * used. Throws UnreadableDataError if a value does not fit the format.
 */
export function readCountries(index: unknown): RegistryCountries {
  const registry = new Untrusted(index, 'index.json').field('registry');
  const coverage = readCoverage(registry.field('coverage')) ?? new Map<string, ReadonlySet<number>>();
  const countries = registry.field('countries');
  if (countries.isMissing) {
    return new Map([...coverage].map(([code, tiles]) => [code, { count: null, sources: null, tiles }]));
  }
  const codes = Object.keys(countries.raw() as object);
  return new Map(codes.map((code) => [code, readCountry(countries.field(code), coverage.get(code) ?? new Set())]));
}

const numberOf = ({ z, x, y }: MapTile) => y * 2 ** z + x;

/** Returns, for each coarser zoom, the tiles that contain any of the given tiles. */
function tilesAbove(tiles: ReadonlySet<number>): readonly ReadonlySet<number>[] {
  const zooms: Set<number>[] = Array.from({ length: coverageZoom + 1 }, () => new Set());
  for (const tile of tiles) {
    let [x, y] = [tile % 2 ** coverageZoom, Math.floor(tile / 2 ** coverageZoom)];
    for (let z = coverageZoom; z >= 0; z--) {
      zooms[z]?.add(numberOf({ z, x, y }));
      [x, y] = [x >> 1, y >> 1];
    }
  }
  return zooms;
}

/**
 * Returns the cells that may hold AEDs in the given `coverageZoom` tiles, in the tree's order. A cell at a border also
 * contains AEDs of the neighbouring country.
 */
export function findCellsInTiles(tree: CellTree, tiles: ReadonlySet<number>): readonly CountedCell[] {
  const above = tilesAbove(tiles);
  return [...cellsOfTree(tree)].filter(({ tile }) => {
    const finer = Math.max(tile.z - coverageZoom, 0);
    const seen = { z: tile.z - finer, x: tile.x >> finer, y: tile.y >> finer };
    return above[seen.z]?.has(numberOf(seen)) === true;
  });
}
