/**
 * A queue that returns the entry with the lowest key first. It is a binary heap in two arrays, so that no object is
 * allocated for an entry.
 */
export class PriorityQueue<Entry> {
  readonly #keys: number[] = [];
  readonly #entries: Entry[] = [];

  get size(): number {
    return this.#keys.length;
  }

  /** The lowest key in the queue; Infinity if the queue is empty. */
  get lowestKey(): number {
    return this.#keys[0] ?? Number.POSITIVE_INFINITY;
  }

  push(key: number, entry: Entry): void {
    const keys = this.#keys;
    const entries = this.#entries;
    let child = keys.length;
    keys.push(key);
    entries.push(entry);
    while (child > 0) {
      const parent = (child - 1) >> 1;
      const parentKey = keys[parent] as number;
      if (parentKey <= key) break;
      keys[child] = parentKey;
      entries[child] = entries[parent] as Entry;
      child = parent;
    }
    keys[child] = key;
    entries[child] = entry;
  }

  pop(): Entry | undefined {
    const top = this.#entries[0];
    const key = this.#keys.pop();
    const entry = this.#entries.pop();
    if (key !== undefined && this.#keys.length > 0) this.#sink(key, entry as Entry);
    return top;
  }

  /** Puts an entry at the empty top of the heap and moves it down to its place. */
  #sink(key: number, entry: Entry): void {
    const keys = this.#keys;
    const entries = this.#entries;
    const { length } = keys;
    let parent = 0;
    for (let child = 1; child < length; child = 2 * parent + 1) {
      if (child + 1 < length && (keys[child + 1] as number) < (keys[child] as number)) child += 1;
      const childKey = keys[child] as number;
      if (childKey >= key) break;
      keys[parent] = childKey;
      entries[parent] = entries[child] as Entry;
      parent = child;
    }
    keys[parent] = key;
    entries[parent] = entry;
  }
}
