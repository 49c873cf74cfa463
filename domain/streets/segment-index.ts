import { boundsOfLines } from './grid-geometry.ts';
import { createGrowableIntegers } from './growable-number-array.ts';
import type { GridPoint } from './street-cell.ts';

/** Consecutive segments of a line: from `first` to the one before `end`. */
export interface SegmentRange {
  readonly first: number;
  readonly end: number;
}

const [west, north, east, south, first, end, fields] = [0, 1, 2, 3, 4, 5, 6];

/** An index that finds line segments by their bounding boxes. */
export class SegmentIndex {
  readonly #numbers = createGrowableIntegers();

  /** Adds a range of segments whose points are given as x, y, x, y … */
  add(stretch: SegmentRange, points: readonly number[]): void {
    const { west, north, east, south } = boundsOfLines([points]);
    for (const number of [west, north, east, south, stretch.first, stretch.end]) this.#numbers.push(number);
  }

  /** Returns the ranges of segments that may be within a distance of a point, in grid units. */
  around({ x, y }: GridPoint, steps: number): SegmentRange[] {
    const numbers = this.#numbers;
    const found: SegmentRange[] = [];
    for (let at = 0; at < numbers.length; at += fields) {
      const isNear =
        x >= numbers.at(at + west) - steps &&
        x <= numbers.at(at + east) + steps &&
        y >= numbers.at(at + north) - steps &&
        y <= numbers.at(at + south) + steps;
      if (isNear) found.push({ first: numbers.at(at + first), end: numbers.at(at + end) });
    }
    return found;
  }
}
