/**
 * A cache of the values used last, between `size` and twice as many. Finding the oldest entry of one `Map` would take
 * longer the more entries were deleted from it; here the older half is dropped at once.
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

  /** The value of a key, computed when it is not in the cache. */
  getOrCompute(key: Key, compute: (key: Key) => Value): Value {
    const known = this.get(key);
    if (known !== undefined) return known;
    const value = compute(key);
    this.set(key, value);
    return value;
  }
}
