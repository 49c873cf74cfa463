/**
 * A cache of the most recently used values. It holds between `size` and twice as many, in a newer and an older half,
 * and drops the older half at once. With a single `Map`, finding the oldest entry would become slower with every
 * deleted entry.
 */
export class RecentValuesCache<Key, Value> {
  readonly #size: number;
  #newer = new Map<Key, Value>();
  #older = new Map<Key, Value>();

  constructor(size: number) {
    this.#size = size;
  }

  get(key: Key): Value | undefined {
    const value = this.#newer.get(key);
    if (value !== undefined) return value;
    const older = this.#older.get(key);
    if (older !== undefined) this.set(key, older);
    return older;
  }

  set(key: Key, value: Value): void {
    if (this.#newer.size >= this.#size) {
      this.#older = this.#newer;
      this.#newer = new Map();
    }
    this.#newer.set(key, value);
  }

  /** Returns the value of a key. If the cache does not contain it, it is computed. */
  getOrCompute(key: Key, compute: (key: Key) => Value): Value {
    const known = this.get(key);
    if (known !== undefined) return known;
    const value = compute(key);
    this.set(key, value);
    return value;
  }
}
