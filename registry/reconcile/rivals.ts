/** Two records of two registers that look alike, whether they are joined or not. */
export interface LikePair {
  readonly first: number;
  readonly second: number;
  /** An id is one partner, in however many files it is listed. */
  readonly ids: readonly [string, string];
  readonly registers: readonly [string, string];
}

/**
 * Who else of a register may be meant by a record of another: where two may, neither is known to be, and all are kept.
 */
export class Rivals {
  readonly #partners = new Map<string, Set<string>>();

  add({ first, second, ids, registers }: LikePair): void {
    this.#note(first, registers[1], ids[1]);
    this.#note(second, registers[0], ids[0]);
  }

  /** Whether each of the two is the only one of its register that the other may mean. */
  areAlone({ first, second, registers }: LikePair): boolean {
    return this.#count(first, registers[1]) <= 1 && this.#count(second, registers[0]) <= 1;
  }

  #note(index: number, register: string, id: string): void {
    const key = `${index} ${register}`;
    const partners = this.#partners.get(key) ?? new Set();
    this.#partners.set(key, partners.add(id));
  }

  #count(index: number, register: string): number {
    return this.#partners.get(`${index} ${register}`)?.size ?? 0;
  }
}
