import type { MapTile } from '../../../domain/geography/map-tile.ts';
import worldLandUrl from '../../assets/world-land.json?url';
import { findCoastFileUrl } from './coast-files.ts';
import { coastTileOf } from './detailed-coast.ts';
import { fetchWorldFile } from './fetch-world-file.ts';

const timeoutMs = 30_000;

/**
 * Requests the outlines of the world, and the fine coastlines around tiles of zoom 4 or finer, so that the service
 * worker caches them. Rejects if a file does not load in time.
 */
export async function fetchOutlines(tiles: readonly MapTile[]): Promise<void> {
  // Drawn tiles have 512 pixels instead of 256. At zoom z + 1, one covers the same area as a map tile at zoom z.
  const names = tiles.map(({ x, y, z }) => coastTileOf({ x, y, z: z + 1 }).join('-'));
  const addresses = [...new Set(names)].flatMap((name) => findCoastFileUrl(name) ?? []);
  const signal = AbortSignal.timeout(timeoutMs);
  await Promise.all([worldLandUrl, ...addresses].map((address) => fetchWorldFile(address, signal)));
}
