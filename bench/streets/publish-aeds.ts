import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import { importRegistry } from '../../registry/import-registry.ts';

/**
 * Publishes AEDs at the given positions in the folder `aeds` of `folder`. They are always open, because a search at
 * night downloads more cells if AEDs are closed.
 */
export async function publishAeds(folder: string, positions: readonly LongitudeLatitude[]): Promise<void> {
  const features = positions.map((coordinates, place) => ({
    type: 'Feature',
    properties: { '@osm_type': 'node', '@osm_id': place + 1, emergency: 'defibrillator', opening_hours: '24/7' },
    geometry: { type: 'Point', coordinates },
  }));
  const file = join(folder, 'aeds.geojson');
  await writeFile(file, JSON.stringify({ type: 'FeatureCollection', features }));
  await importRegistry({ files: [file], out: join(folder, 'aeds'), asOf: '2026-11-21' });
}
