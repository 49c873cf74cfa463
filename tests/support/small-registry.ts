import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importRegistry } from '../../registry/import-registry.ts';

export interface PlacedAed {
  /** Of OpenStreetMap, as if it stood there. */
  readonly id: number;
  readonly longitude: number;
  readonly latitude: number;
  readonly tags: Readonly<Record<string, string>>;
}

/** Imports made-up AEDs as the command line would, in cells so small that a few hundred fill many. Returns the registry's folder. */
export async function writeSmallRegistry(aeds: readonly PlacedAed[], cellLimit: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'small-registry-'));
  const file = join(folder, 'made-up.geojson');
  const features = aeds.map(({ id, longitude, latitude, tags }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: { '@osm_type': 'node', '@osm_id': id, emergency: 'defibrillator', ...tags },
  }));
  await writeFile(file, JSON.stringify({ type: 'FeatureCollection', features }));
  const out = join(folder, 'aeds');
  await importRegistry({ files: [file], out, asOf: '2026-11-21', cellLimit });
  return out;
}
