import type { MapTile } from '../../domain/geography/map-tile.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import { positionToGridPoint, streetAreaOf, streetTileName } from '../../domain/streets/street-cell.ts';
import { findCellsAround } from '../../domain/streets/street-grid.ts';
import {
  cellOfStreetFile,
  parseStreetIndex,
  streetAreaFile,
  streetCellFile,
} from '../../domain/streets/street-index.ts';
import { StreetFileReader } from './street-files.ts';

/**
 * Radius in kilometres of the area whose streets are saved. It is the longest walk to an AED plus a margin the size of
 * a village.
 */
const offlineRadiusKm = 10;

/** The street files that are needed offline. */
export interface StreetFileList {
  readonly indexAddress: string;
  readonly addresses: readonly string[];
  /** Number of bytes transferred when the files are downloaded. */
  readonly bytes: number;
  readonly isListedBy: (index: unknown) => boolean;
}

interface StreetsWanted {
  /** The centre of an area whose streets are needed. */
  readonly around: LongitudeLatitude | null;
  /** URLs of files whose cells are needed too. The files may be from an earlier index. */
  readonly saved?: readonly string[];
}

/**
 * Lists the street files around a place and those of the saved cells. Resolves to null if no streets are published
 * there. It requests only the index and its lists of cells.
 */
export async function listStreetFiles(
  baseUrl: string,
  { around, saved = [] }: StreetsWanted,
): Promise<StreetFileList | null> {
  const files = new StreetFileReader(baseUrl);
  const index = await files.index();
  if (index === null) return null;
  const addresses = new Set<string>();
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
      const address = `${baseUrl}/${streetCellFile(kind, cell, file.hash)}`;
      if (addresses.has(address)) continue;
      addresses.add(address);
      bytes += file.bytes;
    }
  };
  const savedCells = saved.map(cellOfStreetFile).filter((cell) => cell !== null);
  const nearCells = around === null ? [] : findCellsAround(positionToGridPoint(around), offlineRadiusKm * 1000);
  for (const cell of [...nearCells, ...savedCells]) await add(cell);
  if (bytes === 0) return null;
  const isListedBy = (document: unknown) => parseStreetIndex(document)?.version === index.version;
  return { indexAddress: `${baseUrl}/index.json`, addresses: [...addresses], bytes, isListedBy };
}

/** Whether the published streets differ from those of a saved index. */
export async function areOtherStreetsPublished(baseUrl: string, savedIndex: unknown): Promise<boolean> {
  const published = await new StreetFileReader(baseUrl).index();
  return published !== null && published.version !== parseStreetIndex(savedIndex)?.version;
}
