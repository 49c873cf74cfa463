import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { importRegistry } from '../../../registry/import-registry.ts';
import { createRegistryHandler, registryUrlPath } from '../../../server/http/files/registry-files.ts';
import { createTestFolder } from '../test-folder.ts';

export interface PlacedAed {
  /** The number of an OpenStreetMap node. */
  readonly id: number;
  readonly longitude: number;
  readonly latitude: number;
  readonly tags: Readonly<Record<string, string>>;
}

export interface SmallRegistry {
  readonly folder: string;
  readonly version: string;
}

/**
 * Imports invented AEDs as the command line does, and writes the registry into a folder.
 *
 * @param cellLimit maximum number of AEDs per cell; small, so that a few hundred AEDs fill many cells
 * @param previous the previous version of the registry
 */
export async function writeSmallRegistry(
  aeds: readonly PlacedAed[],
  cellLimit?: number,
  previous?: SmallRegistry,
): Promise<SmallRegistry> {
  const home = createTestFolder();
  const file = join(home, 'made-up.geojson');
  const features = aeds.map(({ id, longitude, latitude, tags }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: { '@osm_type': 'node', '@osm_id': id, emergency: 'defibrillator', ...tags },
  }));
  await writeFile(file, JSON.stringify({ type: 'FeatureCollection', features }));
  const folder = join(home, 'aeds');
  const follows = previous && { draftFor: previous.folder };
  await importRegistry({ files: [file], out: folder, asOf: '2026-11-21', ...(cellLimit && { cellLimit }), ...follows });
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
  return { folder, version: index.registry.version };
}

export interface HostedRegistry {
  /** The folder that is served. A test can replace it at any time. */
  folder: string;
  /**
   * Whether requests get a response. The browser's offline mode does not affect requests that a test answers itself.
   */
  isReachable: boolean;
  /** The requested paths with their queries. */
  readonly asked: string[];
}

/**
 * Publishes a registry to the pages and the service worker of a browser context, with the same responses as the
 * server's.
 */
export async function publishRegistry(context: BrowserContext, { folder }: SmallRegistry): Promise<HostedRegistry> {
  const published: HostedRegistry = { folder, isReachable: true, asked: [] };
  await context.route(
    (url) => url.pathname.startsWith(registryUrlPath),
    async (route) => {
      if (!published.isReachable) return route.abort('internetdisconnected');
      const url = new URL(route.request().url());
      published.asked.push(url.pathname + url.search);
      const answer = await createRegistryHandler(published.folder)(new Request(url));
      if (answer === null)
        throw new Error(`Got no registry in ${published.folder}, expected the one that was imported.`);
      const { status, headers } = answer;
      return route.fulfill({
        status,
        headers: Object.fromEntries(headers),
        body: Buffer.from(await answer.arrayBuffer()),
      });
    },
  );
  return published;
}
