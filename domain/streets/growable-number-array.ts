type NumberList = Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

/** An array of numbers that grows: its typed array doubles in size when it is full. */
export class GrowableNumberArray<Numbers extends NumberList> {
  #numbers: Numbers;
  #length = 0;
  readonly #create: (length: number) => Numbers;

  constructor(create: (length: number) => Numbers) {
    this.#create = create;
    this.#numbers = create(1024);
  }

  get length(): number {
    return this.#length;
  }

  /** Returns the number at an index. Throws if the index is out of range. */
  at(place: number): number {
    const value = this.#numbers[place];
    if (value === undefined) throw new RangeError(`Index ${place} is outside a list of ${this.#length}.`);
    return value;
  }

  set(place: number, value: number): void {
    this.#numbers[place] = value;
  }

  /** Appends a number and returns its index. */
  push(value: number): number {
    if (this.#length === this.#numbers.length) {
      const larger = this.#create(2 * this.#length);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.#length] = value;
    return this.#length++;
  }
}

export const createGrowableIntegers = () => new GrowableNumberArray((length) => new Int32Array(length));
export const createGrowableDoubles = () => new GrowableNumberArray((length) => new Float64Array(length));
