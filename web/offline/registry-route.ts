import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { findFileVersion, readFileVersions } from '../../domain/registry/registry-file-versions.ts';
import { Untrusted } from '../../domain/text/untrusted.ts';
import { limitCacheEntries } from './cache-expiration.ts';
import { cacheName, savedRequestCacheMode } from './cache-names.ts';
import { buildRegistryIndexUrl, buildRegistryUrl, buildReportsUrl } from './registry-address.ts';

/** If the network has not answered after this many seconds, the most recently read index is used. */
const timeoutSeconds = 3;

/** Maximum number of cached cells. That is enough for several towns and the area around them. */
const maxCachedCells = 300;

const isSound = async ({ response }: { response: Response }) => (response.status === 200 ? response : null);

/**
 * Caches only valid responses. The page itself stores the cells of an area that it saves, and a second copy would waste
 * space.
 */
const cacheableCell = async ({ request, response }: { request: Request; response: Response }) =>
  request.cache === savedRequestCacheMode ? null : isSound({ response });

async function keptAnswer(url: string): Promise<Response | undefined> {
  return (await caches.open(cacheName.keptArea)).match(url, { ignoreVary: true });
}

/** Deletes cached files that a new index no longer lists, because no page requests them any more. */
async function deleteUnnamedFiles(answer: Response): Promise<void> {
  const registry = new Untrusted(await answer.clone().json(), buildRegistryIndexUrl()).field('registry');
  const version = registry.isMissing ? null : registry.field('version').text();
  const stamps = registry.isMissing ? null : readFileVersions(registry);
  const store = await caches.open(cacheName.registryCells);
  for (const request of await store.keys()) {
    const { href, searchParams } = new URL(request.url);
    const name = href.slice(buildRegistryUrl().length + 1).replace(/\?.*$/, '');
    const named = stamps === null || version === null ? null : findFileVersion(stamps, version, name);
    if (named === null || searchParams.get('v') !== named) await store.delete(request);
  }
}

/**
 * Offline, the index of the saved area comes first, because it lists exactly the saved cells. A newer index might list
 * others.
 */
const registryIndex = new NetworkFirst({
  cacheName: cacheName.registryIndex,
  networkTimeoutSeconds: timeoutSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: isSound,
      cacheDidUpdate: async ({ newResponse }) => deleteUnnamedFiles(newResponse),
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        (await keptAnswer(request.url)) ?? cachedResponse ?? null,
    },
  ],
});

/** A file's URL contains its version, so the content at a URL never changes. */
const registryCells = new CacheFirst({
  cacheName: cacheName.registryCells,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: cacheableCell,
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? (await keptAnswer(request.url)) ?? null,
    },
    limitCacheEntries(maxCachedCells),
  ],
});

/**
 * Maximum number of cached tiles of reports. They cover an area as large as several countries. Reports farther away are
 * requested again.
 */
const maxReportTiles = 40;

/**
 * Reads reports from the network, or from the cache if the network fails. If neither has them, the response is the JSON
 * value null.
 */
const reported = new NetworkFirst({
  cacheName: cacheName.reported,
  networkTimeoutSeconds: timeoutSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: isSound, handlerDidError: async () => Response.json(null) },
    limitCacheEntries(maxReportTiles),
  ],
});

/**
 * Serves the AED registry from this site or from the configured host. It requests nothing that a page has not
 * requested.
 */
export function registerRegistryRoute(): void {
  const folder = `${buildRegistryUrl()}/`;
  const isIndex = (url: URL) => url.href === buildRegistryIndexUrl();
  registerRoute(({ url }) => isIndex(url), registryIndex);
  registerRoute(({ url }) => url.href.startsWith(buildReportsUrl()), reported);
  registerRoute(({ url }) => url.href.startsWith(folder) && url.searchParams.has('v'), registryCells);
}
