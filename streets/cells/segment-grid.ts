import type { GridPoint } from '../../domain/streets/street-cell.ts';
import { type GridLine, segmentsOf } from './cell-geometry.ts';
import type { TileFeature } from './tile-features.ts';

/** A segment of a line, with the feature to which the line belongs. */
export interface IndexedSegment {
  readonly feature: TileFeature;
  readonly a: GridPoint;
  readonly b: GridPoint;
}

/** Returns the segments of some of a feature's lines. */
export const indexedSegmentsOf = (feature: TileFeature, parts: readonly GridLine[]): IndexedSegment[] =>
  Array.from(segmentsOf(parts), ([a, b]) => ({ feature, a, b }));

/** The side of a square of the index in grid units, about 50 m in Europe. */
const side = 128;

const squareName = (column: number, row: number) => `${column},${row}`;

/** An index of segments by the squares of a grid that their bounding boxes touch. */
export class SegmentGrid {
  readonly #squares = new Map<string, IndexedSegment[]>();

  /** Creates an index of all segments of some features. */
  constructor(features: readonly TileFeature[] = []) {
    for (const feature of features) this.add(indexedSegmentsOf(feature, feature.parts));
  }

  add(segments: readonly IndexedSegment[]): void {
    for (const segment of segments) {
      const { a, b } = segment;
      const box = [Math.min(a.x, b.x), Math.max(a.x, b.x), Math.min(a.y, b.y), Math.max(a.y, b.y)] as const;
      for (const square of squaresIn(...box)) {
        const held = this.#squares.get(square);
        if (held === undefined) this.#squares.set(square, [segment]);
        else held.push(segment);
      }
    }
  }

  /** The segments that may be within a distance of a point, in grid units. A segment may be listed twice. */
  around({ x, y }: GridPoint, distance: number): IndexedSegment[] {
    const squares = squaresIn(x - distance, x + distance, y - distance, y + distance);
    return Array.from(squares).flatMap((square) => this.#squares.get(square) ?? []);
  }
}

function* squaresIn(west: number, east: number, north: number, south: number): Generator<string> {
  for (let column = Math.floor(west / side); column <= Math.floor(east / side); column++)
    for (let row = Math.floor(north / side); row <= Math.floor(south / side); row++) yield squareName(column, row);
}
