const empty = -1;
const firstSize = 4096;

/** A map from grid points to numbers. It uses open addressing in typed arrays, which needs no object per point. */
export class PointIndex {
  #x = new Int32Array(firstSize);
  #y = new Int32Array(firstSize);
  #numbers = new Int32Array(firstSize).fill(empty);
  #count = 0;

  /** Returns the number of a point; -1 if the point is not in the map. */
  find(x: number, y: number): number {
    return this.#numbers[this.#slotOf(x, y)] ?? empty;
  }

  /** Adds a point that is not in the map yet. Its number must not be negative. */
  add(x: number, y: number, number: number): void {
    if (2 * this.#count >= this.#numbers.length) this.#grow();
    this.#put(x, y, number);
    this.#count += 1;
  }

  #put(x: number, y: number, number: number): void {
    const slot = this.#slotOf(x, y);
    this.#x[slot] = x;
    this.#y[slot] = y;
    this.#numbers[slot] = number;
  }

  /** Returns the slot of a point, or the empty slot where the point would be added. */
  #slotOf(x: number, y: number): number {
    const last = this.#numbers.length - 1;
    // Multiplying by odd constants spreads neighbouring points over the slots (D. E. Knuth, The Art of Computer
    // Programming, 6.4).
    let slot = (Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b)) >>> 0;
    slot = (slot ^ (slot >>> 15)) & last;
    while (this.#numbers[slot] !== empty && (this.#x[slot] !== x || this.#y[slot] !== y)) slot = (slot + 1) & last;
    return slot;
  }

  #grow(): void {
    const [x, y, numbers] = [this.#x, this.#y, this.#numbers];
    this.#x = new Int32Array(2 * x.length);
    this.#y = new Int32Array(2 * y.length);
    this.#numbers = new Int32Array(2 * numbers.length).fill(empty);
    for (let slot = 0; slot < numbers.length; slot++) {
      const number = numbers[slot] ?? empty;
      if (number !== empty) this.#put(x[slot] ?? 0, y[slot] ?? 0, number);
    }
  }
}
