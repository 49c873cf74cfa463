import { describe, expect, it } from 'vitest';
import type { MapTile } from '../geography/map-tile.ts';
import type { CellTree } from './cell-tree.ts';
import { countAeds, estimateTransferBytes, findCellsWithin, findOverlappingCells } from './registry-area.ts';

const names = (cells: readonly { tile: MapTile; count: number }[]) =>
  cells.map(({ tile: { z, x, y }, count }) => `${z}/${x}/${y}: ${count}`);

/** Four cells that cover the world; the south-eastern one is split into four again. */
const world: CellTree = [3, 5, 7, [11, 0, 13, 17]];

describe('cellsWithin', () => {
  it('names every cell around the point where the four quarters meet', () => {
    expect(names(findCellsWithin(world, [0, 0], 25))).toEqual(['1/0/0: 3', '1/1/0: 5', '1/0/1: 7', '2/2/2: 11']);
  });

  it('names one cell when no edge is near', () => {
    expect(names(findCellsWithin(world, [-90, 40], 25))).toEqual(['1/0/0: 3']);
  });

  it('crosses the date line', () => {
    expect(names(findCellsWithin(world, [179.9, 40], 25))).toEqual(['1/0/0: 3', '1/1/0: 5']);
  });

  it('includes a cell whose edge is just within reach and excludes one just beyond', () => {
    // On the equator, 0.224 degrees of longitude are 24.9 km and 0.226 degrees are 25.1 km.
    expect(names(findCellsWithin(world, [-0.224, 40 / 1000], 25))).toContain('1/1/0: 5');
    expect(names(findCellsWithin(world, [-0.226, 40 / 1000], 25))).not.toContain('1/1/0: 5');
  });

  it('excludes cells without AEDs', () => {
    expect(names(findCellsWithin([0, 0, 0, 4], [0, 0], 25))).toEqual(['1/1/1: 4']);
  });
});

describe('cellsCovering', () => {
  it('finds a saved area again after its cells were split or joined', () => {
    expect(names(findOverlappingCells(world, [{ z: 1, x: 1, y: 1 }]))).toEqual(['2/2/2: 11', '2/2/3: 13', '2/3/3: 17']);
    expect(names(findOverlappingCells(world, [{ z: 3, x: 0, y: 0 }]))).toEqual(['1/0/0: 3']);
  });

  it('finds nothing when nothing was saved', () => {
    expect(findOverlappingCells(world, [])).toEqual([]);
  });
});

it("an area has its share of the registry's size, by its AEDs", () => {
  expect(countAeds(findCellsWithin(world, [0, 0], 25))).toBe(26);
  expect(estimateTransferBytes({ compressedBytes: 56_000, aedCount: 560 }, 26)).toBe(2600);
  expect(estimateTransferBytes({ compressedBytes: 0, aedCount: 0 }, 0)).toBe(0);
});
