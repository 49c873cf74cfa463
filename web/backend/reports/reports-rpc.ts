import type { MapTile } from '../../../domain/geography/map-tile.ts';

/** The function that lists the reports of a tile, with its arguments. */
export const tileReportsRpc = ({ x, y }: MapTile): string => `list_aed_reports?tile_x=${x}&tile_y=${y}`;
