import type { MapTile } from '../geography/map-tile.ts';

/**
 * Zoom levels of the tiles that have a checksum list. Each list covers the cells in its tile, down to the next of these
 * levels: at most 85 cells, or 341 from zoom 8, where only large cities have so many. A search then loads only the
 * lists that it needs.
 */
const listZooms = [8, 4, 0] as const;

export const cellName = ({ z, x, y }: MapTile) => `${z}/${x}/${y}`;

/** Returns the map tile of a registry file, from the file's name. */
export function tileOfCellName(name: string): MapTile {
  const [z = 0, x = 0, y = 0] = name.split('/').slice(-3).map(Number);
  return { z, x, y };
}

/** Returns the map tile whose checksum list covers a cell. */
export function checksumListTileOf({ z, x, y }: MapTile): MapTile {
  const listZoom = listZooms.find((zoom) => z >= zoom) ?? 0;
  const cellsAcross = 2 ** (z - listZoom);
  return { z: listZoom, x: Math.floor(x / cellsAcross), y: Math.floor(y / cellsAcross) };
}

/** Returns the path of the checksum list that covers a cell, relative to the registry's folder. */
export function checksumListPath(cell: MapTile, version: string): string {
  return `checksums/${cellName(checksumListTileOf(cell))}.json?v=${version}`;
}
