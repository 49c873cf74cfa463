import type { RegisteredAed } from '../../domain/aed/aed-registry.ts';
import { coverageTileOf, encodeTiles } from '../../domain/registry/registry-coverage.ts';
import { countryOfZone } from '../hours/country-of-zone.ts';

/** Fewer AEDs of a country come in with a neighbour's list: they count only in tiles that are mostly theirs. */
const leastOfCountry = 20;

/** Counts where the published AEDs of each country lie. Memory holds a number for each country and tile. */
export class CoverageCount {
  readonly #countries = new Map<string, Map<number, number>>();
  readonly #tiles = new Map<number, number>();

  add({ position, timeZone }: Pick<RegisteredAed, 'position' | 'timeZone'>): void {
    const country = countryOfZone(timeZone)?.toUpperCase();
    if (country === undefined) return;
    const tile = coverageTileOf(position);
    const ofCountry = this.#countries.get(country) ?? new Map<number, number>();
    ofCountry.set(tile, (ofCountry.get(tile) ?? 0) + 1);
    this.#countries.set(country, ofCountry);
    this.#tiles.set(tile, (this.#tiles.get(tile) ?? 0) + 1);
  }

  /** The tiles of each country, as they stand in the index. */
  coverage(): Record<string, number[]> {
    const covered = [...this.#countries].map(([country, tiles]): [string, number[]] => {
      const total = [...tiles.values()].reduce((sum, count) => sum + count, 0);
      const isOwn = ([tile, count]: readonly [number, number]) =>
        total >= leastOfCountry || 2 * count > (this.#tiles.get(tile) ?? 0);
      const own = [...tiles].filter(isOwn).map(([tile]) => tile);
      return [country, encodeTiles(own.sort((a, b) => a - b))];
    });
    return Object.fromEntries(covered.filter(([, tiles]) => tiles.length > 0).sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
