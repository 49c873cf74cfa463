import { tileAt } from '../geography/map-tile.ts';
import type { LongitudeLatitude } from '../geography/position.ts';
import type { Untrusted } from '../text/untrusted.ts';

/**
 * The zoom of the tiles that define which parts of a country a registry covers. Tiles of this zoom are 313 km wide at
 * the equator and 200 km at 50 degrees of latitude.
 */
export const coverageZoom = 7;
const tilesAcross = 2 ** coverageZoom;

/** For each ISO 3166-1 code, the numbers of the tiles in which the registry lists AEDs of that country. */
export type RegistryCoverage = ReadonlyMap<string, ReadonlySet<number>>;

/**
 * Returns the number of the `coverageZoom` tile that contains a position: its row times the number of columns, plus its
 * column.
 */
export function coverageTileOf(position: LongitudeLatitude): number {
  const { x, y } = tileAt(position, coverageZoom);
  return y * tilesAcross + x;
}

/**
 * How a registry covers a country around a position: it lists AEDs there ('here'), only in another part of the country
 * ('elsewhere'), or nowhere in the country ('not').
 */
export type CoverageState = 'here' | 'elsewhere' | 'not';

export function coverageAt(coverage: RegistryCoverage, country: string, position: LongitudeLatitude): CoverageState {
  const tiles = coverage.get(country);
  if (tiles === undefined) return 'not';
  return isNearTiles(tiles, position) ? 'here' : 'elsewhere';
}

/** Whether a position is in one of the given `coverageZoom` tiles, or within 25 km of one. */
export const isNearTiles = (tiles: ReadonlySet<number>, position: LongitudeLatitude): boolean =>
  tilesAround(position).some((tile) => tiles.has(tile));

/** 25 km in degrees of latitude. This is how far coverage extends beyond the edge of a tile. */
const marginDegrees = 25 / 111;

function tilesAround([longitude, latitude]: LongitudeLatitude): number[] {
  const east = marginDegrees / Math.max(Math.cos((latitude * Math.PI) / 180), 0.01);
  const steps = [-1, 0, 1];
  const wrapped = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;
  return steps.flatMap((x) =>
    steps.map((y) => coverageTileOf([wrapped(longitude + x * east), latitude + y * marginDegrees])),
  );
}

/** Delta-encodes tile numbers, which must be in ascending order. */
export const encodeTiles = (tiles: readonly number[]): number[] =>
  tiles.map((tile, index) => tile - (tiles[index - 1] ?? 0));

/** Decodes tile numbers that `encodeTiles` encoded. */
export function decodeTiles(steps: readonly number[]): Set<number> {
  let tile = 0;
  return new Set(steps.map((step) => (tile += step)));
}

/**
 * Parses the coverage of an index; null if the index was published before the field existed. Throws UnreadableDataError
 * if the value does not fit the format.
 */
export function readCoverage(value: Untrusted): RegistryCoverage | null {
  if (value.isMissing) return null;
  const raw = value.raw();
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return value.refuse('tiles by country');
  return new Map(
    Object.keys(raw).map((country) => {
      const steps = value
        .field(country)
        .list()
        .map((step) => step.number(0, tilesAcross ** 2));
      return [country, decodeTiles(steps)] as const;
    }),
  );
}
