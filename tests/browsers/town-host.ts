import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { createApp } from '../../server/app.ts';
import { createPublishedFolderHandler } from '../../server/http/files/published-files.ts';
import { createRegistryHandler } from '../../server/http/files/registry-files.ts';
import { readSite } from '../../server/http/files/site.ts';
import { createStreetsHandler } from '../../server/http/files/street-files.ts';
import { getLocalOrigin, listen } from '../../server/http/listen.ts';
import { createOpenDataHandler } from '../../server/open-data/create-open-data-handler.ts';
import { readOpenRegistry } from '../../server/open-data/open-registry.ts';
import { createPageHandler } from '../../server/pages/create-page-handler.ts';
import { createTestFolder } from '../support/test-folder.ts';
import { writeStreets } from '../support/towns/publish-streets.ts';
import { type PlacedAed, writeSmallRegistry } from '../support/towns/small-registry.ts';
import type { TestTown } from '../support/towns/town-streets.ts';

/** A server for the built site with invented AEDs. Like a CDN, it has no accounts. */
export interface TownHost {
  readonly origin: string;
  /** The paths of all requests that the server has received. */
  readonly asked: readonly string[];
  /** Simulates a loss of the network by closing open connections and letting further requests fail. */
  goAway(): Promise<void>;
}

const inMadrid = [
  {
    id: 1,
    longitude: -3.7045,
    latitude: 40.4172,
    tags: { name: 'Made-up Theatre', 'addr:street': 'Made-up Street', opening_hours: '24/7' },
  },
  { id: 2, longitude: -3.7001, latitude: 40.4201, tags: { name: 'Made-up Library', opening_hours: '24/7' } },
];

const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

interface Town {
  readonly aeds: readonly PlacedAed[];
  /** The streets to publish. If omitted, none are published. */
  readonly streets?: TestTown;
}

/** Serves a town while `work` runs. The default town has two AEDs in Madrid. */
export async function withTownServer<Result>(
  work: (town: TownHost) => Promise<Result>,
  town: Town = { aeds: inMadrid },
): Promise<Result> {
  const host = await openTownHost(town);
  try {
    return await work(host);
  } finally {
    await host.close();
  }
}

async function openTownHost({ aeds, streets }: Town): Promise<TownHost & { close(): Promise<void> }> {
  const registry = await writeSmallRegistry(aeds);
  const streetsFolder = createTestFolder();
  if (streets !== undefined) await writeStreets(streetsFolder, streets);
  const site = await readSite('build');
  const published = createPublishedFolderHandler(registry.folder, readOpenRegistry);
  const app = createApp({
    site,
    log: quiet,
    registry: createRegistryHandler(registry.folder),
    openData: createOpenDataHandler({ aedsFolder: registry.folder, siteOrigin: 'https://aeds.example' }),
    pages: createPageHandler({ site, buildFolder: resolve('build'), aedsFolder: registry.folder, published }),
    streets: createStreetsHandler(streetsFolder),
  });
  const asked: string[] = [];
  const fetch: typeof app = (request, from) => {
    asked.push(new URL(request.url).pathname);
    return app(request, from);
  };
  const server = await listen({ fetch, port: 0, host: 'localhost', trustedProxies: 0 });
  return {
    origin: getLocalOrigin(server, 'localhost'),
    asked,
    goAway: () => stop(server),
    close: () => stop(server),
  };
}

async function stop(server: Server): Promise<void> {
  if (!server.listening) return;
  const stopped = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await stopped;
}
