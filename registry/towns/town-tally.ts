import type { CivilDate } from '../../domain/aed/opening-week.ts';
import type { CellFeature } from '../../domain/registry/cell-changes.ts';
import { profileOf, type TownFigures } from '../../domain/registry/registry-towns.ts';

/** Counts AEDs for the page of a town. Memory: a number for each register and each set of hours. */
export class TownTally {
  count = 0;
  #unchecked = 0;
  readonly #sources = new Map<string, number>();
  readonly #profiles = new Map<string, number>();

  /** @param profile when it is accessible, as formatted by `profileText` */
  add({ properties: { checked, sources } }: CellFeature, profile: string): void {
    this.count += 1;
    if (typeof checked !== 'string') this.#unchecked += 1;
    for (const source of Array.isArray(sources) ? sources : []) countIn(this.#sources, String(source));
    countIn(this.#profiles, profile);
  }

  figures(): TownFigures {
    const profiles = inOrder(this.#profiles).map(([text, count]) => [JSON.parse(text), count] as const);
    return {
      count: this.count,
      unchecked: this.#unchecked,
      sources: Object.fromEntries(inOrder(this.#sources)),
      profiles,
    };
  }
}

export const profileText = (feature: CellFeature, asOf: CivilDate): string => JSON.stringify(profileOf(feature, asOf));

export const countIn = (counts: Map<string, number>, key: string) => void counts.set(key, (counts.get(key) ?? 0) + 1);

/** The most frequent first, equal counts in alphabetical order. */
export const inOrder = (counts: ReadonlyMap<string, number>): [string, number][] =>
  [...counts].sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1));
