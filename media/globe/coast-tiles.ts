import { findSharedBorders, readLandPolygons } from '../geometry.ts';
import type { Pixel } from '../plates/path-data.ts';
import { clipLinesToTile, clipRingsToTile, closeRing, type TileGrid, unwrapLine } from './tile-grid.ts';

/** Grid units along the edge of a tile, two per pixel at zoom 8. */
export const coastTileUnits = 8192;

/**
 * The grid of 16 by 16 zoom-4 tiles, one file each. The margin has room for the waterlines of coasts in neighbouring
 * tiles.
 */
export const coastTileGrid: TileGrid = { across: 16, steps: coastTileUnits, margin: 0.03, tolerance: 1.5 };

/** Last row of tiles. South of the Antarctic Circle, the map uses the coarse outlines. */
const lastRow = 11;

/**
 * The outlines of a tile. Each is a list of steps in grid units, x, y, x, y …, and the first step starts at the
 * north-western corner.
 */
export interface CoastTile {
  readonly land: readonly (readonly number[])[];
  readonly borders: readonly (readonly number[])[];
}

/**
 * Builds zoom-4 tiles with the coasts and borders of Natural Earth 1:10m, by "x-y". Tiles without land are missing. The
 * map uses them from zoom 6 on.
 */
export function buildCoastTiles(): ReadonlyMap<string, CoastTile> {
  const tiles = new Map<string, CoastTile>();
  for (let y = 0; y <= lastRow; y += 1) {
    for (let x = 0; x < coastTileGrid.across; x += 1) {
      const tile = buildCoastTile(x, y);
      if (tile.land.length > 0) tiles.set(`${x}-${y}`, tile);
    }
  }
  return tiles;
}

/** Builds one tile. Its column and row are counted from the north-west. */
export function buildCoastTile(x: number, y: number): CoastTile {
  const { rings, lines } = outlines();
  return {
    land: clipRingsToTile(coastTileGrid, rings, { x, y }),
    borders: clipLinesToTile(coastTileGrid, lines, { x, y }),
  };
}

interface Outlines {
  readonly rings: readonly Pixel[][];
  readonly lines: readonly Pixel[][];
}

let world: Outlines | null = null;

/** Returns all coasts and borders of the world. They are read only once. */
function outlines(): Outlines {
  world ??= {
    rings: readLandPolygons('10m')
      .flat()
      .map((ring) => closeRing(ring, coastTileGrid)),
    lines: findSharedBorders('countries').coordinates.map((line) => unwrapLine(line, coastTileGrid)),
  };
  return world;
}
