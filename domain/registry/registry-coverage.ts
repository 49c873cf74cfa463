import { tileAt } from '../geography/map-tile.ts';
import type { LongitudeLatitude } from '../geography/position.ts';
import type { Untrusted } from '../text/untrusted.ts';

/**
 * Tiles of this zoom define which parts of a country a registry covers: 313 km wide at the equator, 200 at 50 degrees.
 */
export const coverageZoom = 7;
const tilesAcross = 2 ** coverageZoom;

/** By ISO 3166-1 code, the numbers of the tiles in which the registry lists AEDs of that country. */
export type RegistryCoverage = ReadonlyMap<string, ReadonlySet<number>>;

/** The number of the tile that contains a position: its row times the number of columns, plus its column. */
export function coverageTileOf(position: LongitudeLatitude): number {
  const { x, y } = tileAt(position, coverageZoom);
  return y * tilesAcross + x;
}

/**
 * A registry's coverage at a position: it lists AEDs of that country there, only in another part of it, or nowhere in
 * it.
 */
export type CoverageState = 'here' | 'elsewhere' | 'not';

export function coverageAt(coverage: RegistryCoverage, country: string, position: LongitudeLatitude): CoverageState {
  const tiles = coverage.get(country);
  if (tiles === undefined) return 'not';
  return isNearTiles(tiles, position) ? 'here' : 'elsewhere';
}

/** Whether one of some `coverageZoom` tiles contains a position, or is within 25 km of it. */
export const isNearTiles = (tiles: ReadonlySet<number>, position: LongitudeLatitude): boolean =>
  tilesAround(position).some((tile) => tiles.has(tile));

/** Coverage extends 25 km beyond a tile; in degrees of latitude. */
const beyondTile = 25 / 111;

function tilesAround([longitude, latitude]: LongitudeLatitude): number[] {
  const east = beyondTile / Math.max(Math.cos((latitude * Math.PI) / 180), 0.01);
  const steps = [-1, 0, 1];
  const wrapped = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;
  return steps.flatMap((x) =>
    steps.map((y) => coverageTileOf([wrapped(longitude + x * east), latitude + y * beyondTile])),
  );
}

/** Delta-encodes ascending numbers. */
export const encodeTiles = (tiles: readonly number[]): number[] =>
  tiles.map((tile, index) => tile - (tiles[index - 1] ?? 0));

/** Decodes numbers of `encodeTiles`. */
export function decodeTiles(steps: readonly number[]): Set<number> {
  let tile = 0;
  return new Set(steps.map((step) => (tile += step)));
}

/** Parses the coverage of an index; null in an older one. Throws UnreadableDataError for anything that does not fit. */
export function readCoverage(value: Untrusted): RegistryCoverage | null {
  if (value.isMissing) return null;
  const said = value.raw();
  if (typeof said !== 'object' || said === null || Array.isArray(said)) return value.refuse('tiles by country');
  return new Map(
    Object.keys(said).map((country) => {
      const steps = value
        .field(country)
        .list()
        .map((step) => step.number(0, tilesAcross ** 2));
      return [country, decodeTiles(steps)] as const;
    }),
  );
}
