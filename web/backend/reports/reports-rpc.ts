import type { MapTile } from '../../../domain/geography/map-tile.ts';

/** Returns the name of the function that lists the reports of a tile, with the arguments for this tile. */
export const buildTileReportsRpc = ({ x, y }: MapTile): string => `list_aed_reports?tile_x=${x}&tile_y=${y}`;
