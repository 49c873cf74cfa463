import type { MapTile } from '../geography/map-tile.ts';

/**
 * A list covers the cells of a few zooms under one tile, at most 85 (341 from zoom 8, where only large cities fill
 * them), so that a search loads the lists around it and no others.
 */
const listZooms = [8, 4, 0] as const;

export const cellName = ({ z, x, y }: MapTile) => `${z}/${x}/${y}`;

/** The tile of a registry file, by its name. */
export function tileOfCellName(name: string): MapTile {
  const [z = 0, x = 0, y = 0] = name.split('/').slice(-3).map(Number);
  return { z, x, y };
}

/** The tile whose list covers a cell. */
export function checksumListTileOf({ z, x, y }: MapTile): MapTile {
  const listZoom = listZooms.find((zoom) => z >= zoom) ?? 0;
  const cellsAcross = 2 ** (z - listZoom);
  return { z: listZoom, x: Math.floor(x / cellsAcross), y: Math.floor(y / cellsAcross) };
}

/** Path, below the registry's folder, of the list that covers a cell. */
export function checksumListPath(cell: MapTile, version: string): string {
  return `checksums/${cellName(checksumListTileOf(cell))}.json?v=${version}`;
}
