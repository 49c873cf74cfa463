/** A queue that always gives the entry with the lowest key first: a binary heap. */
export class PriorityQueue<Entry> {
  readonly #heap: { readonly key: number; readonly entry: Entry }[] = [];

  get size(): number {
    return this.#heap.length;
  }

  /** The lowest key waiting, or Infinity when nothing waits. */
  get lowestKey(): number {
    return this.#heap[0]?.key ?? Number.POSITIVE_INFINITY;
  }

  push(key: number, entry: Entry): void {
    this.#heap.push({ key, entry });
    this.#siftUp(this.#heap.length - 1);
  }

  pop(): Entry | undefined {
    const top = this.#heap[0];
    const last = this.#heap.pop();
    if (top && last && top !== last) {
      this.#heap[0] = last;
      this.#siftDown(0);
    }
    return top?.entry;
  }

  #keyAt(position: number): number {
    return this.#heap[position]?.key ?? Number.POSITIVE_INFINITY;
  }

  #swap(a: number, b: number): void {
    const atA = this.#heap[a];
    const atB = this.#heap[b];
    if (!atA || !atB) return;
    this.#heap[a] = atB;
    this.#heap[b] = atA;
  }

  #siftUp(start: number): void {
    let child = start;
    while (child > 0) {
      const parent = (child - 1) >> 1;
      if (this.#keyAt(parent) <= this.#keyAt(child)) return;
      this.#swap(parent, child);
      child = parent;
    }
  }

  #siftDown(start: number): void {
    let parent = start;
    for (;;) {
      const left = 2 * parent + 1;
      const least = this.#keyAt(left + 1) < this.#keyAt(left) ? left + 1 : left;
      if (this.#keyAt(least) >= this.#keyAt(parent)) return;
      this.#swap(parent, least);
      parent = least;
    }
  }
}
