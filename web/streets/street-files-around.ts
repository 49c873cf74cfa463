import type { MapTile } from '../../domain/geography/map-tile.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import { gridOfPosition, streetAreaOf, streetTileName } from '../../domain/streets/street-cell.ts';
import { cellsAround } from '../../domain/streets/street-grid.ts';
import { streetAreaFile, streetCellFile } from '../../domain/streets/street-index.ts';
import { StreetFileReader } from './street-files.ts';

/** The longest walk to an AED plus a margin of the size of a village, in kilometres. */
const offlineRadiusKm = 10;

/** The street files that are needed offline around a place. */
export interface StreetFilesAround {
  readonly addresses: readonly string[];
  /** Number of bytes transferred when the files are downloaded. */
  readonly bytes: number;
}

/**
 * Lists the street files around a place; null if none are published there. It requests only the index and its lists of
 * cells.
 */
export async function listStreetFilesAround(
  baseUrl: string,
  position: LongitudeLatitude,
): Promise<StreetFilesAround | null> {
  const files = new StreetFileReader(baseUrl);
  const index = await files.index();
  if (index === null) return null;
  const addresses = new Set([`${baseUrl}/index.json`]);
  let bytes = 0;
  const add = async (cell: MapTile) => {
    const listed = await files.listed(cell);
    const area = streetAreaOf(cell);
    const hash = index.areas.get(streetTileName(area));
    if (listed === null || hash === undefined) return;
    addresses.add(`${baseUrl}/${streetAreaFile(area, hash)}`);
    for (const kind of ['ways', 'land'] as const) {
      const file = listed[kind];
      if (file === null) continue;
      addresses.add(`${baseUrl}/${streetCellFile(kind, cell, file.hash)}`);
      bytes += file.bytes;
    }
  };
  for (const cell of cellsAround(gridOfPosition(position), offlineRadiusKm * 1000)) await add(cell);
  return bytes === 0 ? null : { addresses: [...addresses], bytes };
}
