/**
 * A cache of the most recently used values, of which it holds between `size` and twice as many. It keeps a newer and an
 * older half, and drops the older half at once. A single `Map` would take longer to find its oldest entry the more
 * entries had been deleted from it.
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

  /** The value of a key, which is computed if it is not in the cache. */
  getOrCompute(key: Key, compute: (key: Key) => Value): Value {
    const known = this.get(key);
    if (known !== undefined) return known;
    const value = compute(key);
    this.set(key, value);
    return value;
  }
}
