import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a file into a folder and returns its path. */
export function writeFileIn(folder: string, name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** Creates a GeoJSON feature in the form that OpenStreetMap exports use. */
export function createOsmNodeFeature(
  id: number,
  longitude: unknown,
  latitude: unknown,
  tags: Record<string, string> = {},
): object {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: { '@osm_type': 'node', '@osm_id': id, emergency: 'defibrillator', ...tags },
  };
}

export function formatGeojsonFile(...features: object[]): string {
  return JSON.stringify({ type: 'FeatureCollection', features });
}
