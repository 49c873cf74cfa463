import type { RegisteredAed } from '../../domain/aed/aed-registry.ts';
import { countryOfTimeZone } from '../../domain/geography/country-of-time-zone.ts';
import { type EncodedCountry, encodeCountry } from '../../domain/registry/registry-countries.ts';
import { coverageTileOf, encodeTiles } from '../../domain/registry/registry-coverage.ts';

/**
 * If a country has fewer AEDs than this, they are probably from a neighbouring country's list. Its coverage then
 * includes only tiles in which most AEDs are in this country.
 */
const minAedsOfCountry = 20;

interface Tally {
  readonly tiles: Map<number, number>;
  readonly sources: Map<string, number>;
}

const countIn = <Key>(counts: Map<Key, number>, key: Key) => void counts.set(key, (counts.get(key) ?? 0) + 1);
const sumOf = (tiles: ReadonlyMap<number, number>) => [...tiles.values()].reduce((sum, count) => sum + count, 0);
const byCode = <Value>(entries: readonly (readonly [string, Value])[]) =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

/** Counts the published AEDs by country, tile and source. Keeps one number per country and tile in memory. */
export class CoverageCount {
  readonly #countries = new Map<string, Tally>();
  readonly #tiles = new Map<number, number>();

  add({ position, timeZone, sources }: Pick<RegisteredAed, 'position' | 'timeZone' | 'sources'>): void {
    const country = countryOfTimeZone(timeZone)?.toUpperCase();
    if (country === undefined) return;
    const tile = coverageTileOf(position);
    const ofCountry = this.#countries.get(country) ?? { tiles: new Map(), sources: new Map() };
    this.#countries.set(country, ofCountry);
    countIn(ofCountry.tiles, tile);
    for (const source of sources) countIn(ofCountry.sources, source);
    countIn(this.#tiles, tile);
  }

  /**
   * Returns the tiles with a country's AEDs that belong to its coverage or, if `isCovered` is false, those that do not.
   */
  #tilesOf({ tiles }: Tally, isCovered: boolean): number[] {
    const total = sumOf(tiles);
    const isOwn = ([tile, count]: readonly [number, number]) =>
      total >= minAedsOfCountry || 2 * count > (this.#tiles.get(tile) ?? 0);
    const wanted = [...tiles].filter((entry) => isOwn(entry) === isCovered);
    return wanted.map(([tile]) => tile).sort((a, b) => a - b);
  }

  /** Returns the coverage of each country in the form in which the index stores it. */
  coverage(): Record<string, number[]> {
    const covered = [...this.#countries].map(([code, tally]) => [code, this.#tilesOf(tally, true)] as const);
    return byCode(covered.flatMap(([code, tiles]) => (tiles.length > 0 ? [[code, encodeTiles(tiles)] as const] : [])));
  }

  /**
   * Returns the statistics of each country in the form in which the index stores them. They include AEDs outside the
   * country's coverage.
   */
  countries(): Record<string, EncodedCountry> {
    const counted = [...this.#countries].map(([code, tally]) => {
      const country = encodeCountry(sumOf(tally.tiles), tally.sources, this.#tilesOf(tally, false));
      return [code, country] as const;
    });
    return byCode(counted);
  }
}
