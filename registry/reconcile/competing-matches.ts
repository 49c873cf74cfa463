/** Two similar records of different sources. They may be one AED or two. */
export interface SimilarPair {
  readonly first: number;
  readonly second: number;
  /** The ids of the two records. An id counts once, even if it is listed in several files. */
  readonly ids: readonly [string, string];
  readonly sources: readonly [string, string];
}

/**
 * Finds matches that exclude each other. If two records of one source match the same record of another, it is unknown
 * which match is correct, so none of the three records are merged.
 */
export class CompetingMatches {
  readonly #partners = new Map<string, Set<string>>();

  add({ first, second, ids, sources }: SimilarPair): void {
    this.#note(first, sources[1], ids[1]);
    this.#note(second, sources[0], ids[0]);
  }

  /** Whether each of the two records matches no other record in the source of the other one. */
  areAlone({ first, second, sources }: SimilarPair): boolean {
    return this.#count(first, sources[1]) <= 1 && this.#count(second, sources[0]) <= 1;
  }

  #note(index: number, source: string, id: string): void {
    const key = `${index} ${source}`;
    const partners = this.#partners.get(key) ?? new Set();
    this.#partners.set(key, partners.add(id));
  }

  #count(index: number, source: string): number {
    return this.#partners.get(`${index} ${source}`)?.size ?? 0;
  }
}
