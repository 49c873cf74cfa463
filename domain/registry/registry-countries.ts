import type { MapTile } from '../geography/map-tile.ts';
import { Untrusted } from '../text/untrusted.ts';
import { type CellTree, cellsOfTree } from './cell-tree.ts';
import type { CountedCell } from './registry-area.ts';
import { coverageZoom, decodeTiles, encodeTiles, readCoverage } from './registry-coverage.ts';

/** A registry's AEDs in one country. */
export interface CountedCountry {
  /** Number of its AEDs; null in an index older than this count. */
  readonly count: number | null;
  /** Number of its AEDs per listing register: one that two registers list counts in both. Null in such an index too. */
  readonly sources: ReadonlyMap<string, number> | null;
  /** Numbers of the `coverageZoom` tiles that contain them. */
  readonly tiles: ReadonlySet<number>;
}

/** A country in the index's format: `beyond` are tiles with single AEDs that its coverage omits. */
export interface EncodedCountry {
  readonly count: number;
  readonly sources: Readonly<Record<string, number>>;
  readonly beyond?: readonly number[];
}

/** A registry's countries, by ISO 3166-1 code. */
export type RegistryCountries = ReadonlyMap<string, CountedCountry>;

/** @param beyond tiles outside the country's coverage, ascending */
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

/** The countries of `index.json`; in an older index, those of its coverage. Throws UnreadableDataError. */
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

/** For each coarser zoom, the tiles that contain one of the given tiles. */
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
 * The cells that may hold AEDs in some tiles of `coverageZoom`, in the tree's order. Cells at a border include
 * neighbours' AEDs.
 */
export function cellsOfTiles(tree: CellTree, tiles: ReadonlySet<number>): readonly CountedCell[] {
  const above = tilesAbove(tiles);
  return [...cellsOfTree(tree)].filter(({ tile }) => {
    const finer = Math.max(tile.z - coverageZoom, 0);
    const seen = { z: tile.z - finer, x: tile.x >> finer, y: tile.y >> finer };
    return above[seen.z]?.has(numberOf(seen)) === true;
  });
}
