import { landPolygons, sharedBorders } from '../geometry.ts';
import type { Pixel } from '../plates/path-data.ts';
import { closeRing, linesInTile, ringsInTile, type TileGrid, unwrapLine } from './tile-grid.ts';

/** Grid units along a tile's edge: two per pixel of zoom 8. */
export const coastTileUnits = 8192;

/** One file per zoom-4 tile: 16 by 16 cover the world. Their margin includes a neighbouring coast's waterlines. */
export const coastTileGrid: TileGrid = { across: 16, steps: coastTileUnits, margin: 0.03, tolerance: 1.5 };

/** Antarctica south of the Antarctic Circle uses the coarse outlines. */
const lastRow = 11;

/** A tile's outlines: each a list of grid units, x, y, x, y …, the first from the tile's north-western corner. */
export interface CoastTile {
  readonly land: readonly (readonly number[])[];
  readonly borders: readonly (readonly number[])[];
}

/** Natural Earth 1:10m in zoom-4 tiles, by "x-y"; those without land are missing. For the map from zoom 6 on. */
export function coastTiles(): ReadonlyMap<string, CoastTile> {
  const tiles = new Map<string, CoastTile>();
  for (let y = 0; y <= lastRow; y += 1) {
    for (let x = 0; x < coastTileGrid.across; x += 1) {
      const tile = coastTile(x, y);
      if (tile.land.length > 0) tiles.set(`${x}-${y}`, tile);
    }
  }
  return tiles;
}

/** One tile, counted from the north-west. */
export function coastTile(x: number, y: number): CoastTile {
  const { rings, lines } = outlines();
  return { land: ringsInTile(coastTileGrid, rings, { x, y }), borders: linesInTile(coastTileGrid, lines, { x, y }) };
}

interface Outlines {
  readonly rings: readonly Pixel[][];
  readonly lines: readonly Pixel[][];
}

let world: Outlines | null = null;

/** All coasts and borders in tiles, read once. */
function outlines(): Outlines {
  world ??= {
    rings: landPolygons('10m')
      .flat()
      .map((ring) => closeRing(ring, coastTileGrid)),
    lines: sharedBorders('countries').coordinates.map((line) => unwrapLine(line, coastTileGrid)),
  };
  return world;
}
