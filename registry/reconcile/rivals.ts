/** Two records of two registers that look alike, whether they are joined or not. */
export interface LikePair {
  readonly first: number;
  readonly second: number;
  /** An id is one partner, in however many files it is listed. */
  readonly ids: readonly [string, string];
  readonly sources: readonly [string, string];
}

/**
 * Who else of a register may be meant by a record of another: where two may, neither is known to be, and all are kept.
 */
export class Rivals {
  readonly #partners = new Map<string, Set<string>>();

  add({ first, second, ids, sources }: LikePair): void {
    this.#note(first, sources[1], ids[1]);
    this.#note(second, sources[0], ids[0]);
  }

  /** Whether each of the two is the only one of its register that the other may mean. */
  areAlone({ first, second, sources }: LikePair): boolean {
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
