import { integersFromDeltas } from './growing-numbers.ts';
import type { GridPoint } from './street-cell.ts';

/** The segments of a line: from `first` on, up to but excluding `end`. */
export interface Stretch {
  readonly first: number;
  readonly end: number;
}

const [west, north, east, south, first, end, fields] = [0, 1, 2, 3, 4, 5, 6];

/** An index of line segments by bounding box. */
export class StreetStretches {
  readonly #numbers = integersFromDeltas();

  add(stretch: Stretch, points: Iterable<GridPoint>): void {
    let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const { x, y } of points) {
      if (x < minX) minX = x;
      if (x > maxX) maxX = x;
      if (y < minY) minY = y;
      if (y > maxY) maxY = y;
    }
    for (const number of [minX, minY, maxX, maxY, stretch.first, stretch.end]) this.#numbers.push(number);
  }

  /** Those that may come within a distance, in grid units, of a point. */
  around({ x, y }: GridPoint, steps: number): Stretch[] {
    const numbers = this.#numbers;
    const found: Stretch[] = [];
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
