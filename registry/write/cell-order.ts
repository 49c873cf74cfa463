import { tileAt } from '../../domain/geography/map-tile.ts';
import { finestCellZoom } from '../../domain/registry/registry-file-versions.ts';
import type { PositionedRecords } from '../reconcile/candidate-pairs.ts';

/**
 * The number of records must be lower than this. Then the position on the curve and the index of a record fit together
 * into one exact number.
 */
const indexRange = 2 ** 28;

/**
 * Interleaves the bits of a tile's column and row. The tiles inside any larger tile therefore have consecutive numbers.
 */
function curvePosition(x: number, y: number): number {
  let place = 0;
  for (let bit = finestCellZoom - 1; bit >= 0; bit--) place = place * 4 + ((y >> bit) & 1) * 2 + ((x >> bit) & 1);
  return place;
}

/** The indices of the published records, sorted along a Z-order curve. */
export class CellOrder {
  readonly #sorted: Float64Array;

  constructor(records: PositionedRecords, isKept: (index: number) => boolean) {
    const keys = new Float64Array(records.count);
    let kept = 0;
    for (let index = 0; index < records.count; index++) {
      if (!isKept(index)) continue;
      const { x, y } = tileAt(records.position(index), finestCellZoom);
      keys[kept++] = curvePosition(x, y) * indexRange + index;
    }
    this.#sorted = keys.subarray(0, kept).sort();
  }

  get count(): number {
    return this.#sorted.length;
  }

  /** Returns the index of the record that has the given 0-based rank in this order. */
  recordAt(rank: number): number {
    return (this.#sorted[rank] ?? 0) % indexRange;
  }

  /** Returns the rank of the first record at or after a position on the curve. */
  rankOf(place: number): number {
    const wanted = place * indexRange;
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? wanted) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Returns the first position of a tile on the curve, and the number of positions in the tile. */
export function curveSpanOfTile(x: number, y: number, z: number): { readonly first: number; readonly span: number } {
  const finer = 2 ** (finestCellZoom - z);
  return { first: curvePosition(x * finer, y * finer), span: finer * finer };
}
