import type { GridPoint } from './street-cell.ts';

const empty = -1;
const firstSize = 4096;

/** Maps grid points to numbers, with open addressing in one array: no object and no large number per point. */
export class PointIndex {
  readonly #pointOf: (number: number) => GridPoint;
  #slots = new Int32Array(firstSize).fill(empty);
  #count = 0;

  /** `pointOf` returns the point of a number that was added. */
  constructor(pointOf: (number: number) => GridPoint) {
    this.#pointOf = pointOf;
  }

  /** The number of a point; -1 if it has none. */
  find(x: number, y: number): number {
    return this.#slots[this.#slotOf(x, y)] ?? empty;
  }

  /** Adds a point that has no number yet. */
  add(number: number): void {
    if (2 * this.#count >= this.#slots.length) this.#grow();
    const { x, y } = this.#pointOf(number);
    this.#slots[this.#slotOf(x, y)] = number;
    this.#count += 1;
  }

  /** The slot that contains a point, or the empty one where it belongs. */
  #slotOf(x: number, y: number): number {
    const last = this.#slots.length - 1;
    // Odd multipliers spread neighbouring points (D. E. Knuth, The Art of Computer Programming, 6.4).
    let slot = (Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b)) >>> 0;
    slot = (slot ^ (slot >>> 15)) & last;
    for (;;) {
      const number = this.#slots[slot] ?? empty;
      if (number === empty) return slot;
      const point = this.#pointOf(number);
      if (point.x === x && point.y === y) return slot;
      slot = (slot + 1) & last;
    }
  }

  #grow(): void {
    const former = this.#slots;
    this.#slots = new Int32Array(2 * former.length).fill(empty);
    for (const number of former) {
      if (number === empty) continue;
      const { x, y } = this.#pointOf(number);
      this.#slots[this.#slotOf(x, y)] = number;
    }
  }
}
