import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { importRegistry } from '../../registry/import-registry.ts';
import { openRegistryFiles } from '../../server/http/registry-files.ts';

export interface MadeUpAed {
  /** Of OpenStreetMap, as if it stood there. */
  readonly id: number;
  readonly longitude: number;
  readonly latitude: number;
  readonly tags: Readonly<Record<string, string>>;
}

/** Imports made-up AEDs as the command line would, in cells so small that a few hundred fill many. Returns the registry's folder. */
export async function writeMadeUpRegistry(aeds: readonly MadeUpAed[], cellLimit: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'made-up-registry-'));
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

/** Lets a page find a registry at /aeds/, sent by the server's own code. */
export async function publishTo(page: Page, registryFolder: string): Promise<void> {
  const answer = openRegistryFiles(registryFolder);
  await page.route('**/aeds/**', async (route) => {
    const response = await answer(new Request(route.request().url()));
    if (response === null) return route.fallback();
    const headers = Object.fromEntries(response.headers);
    await route.fulfill({ status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) });
  });
}
