import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { readFileVersions, versionOfFile } from '../../domain/registry/registry-file-versions.ts';
import { Untrusted } from '../../domain/text/untrusted.ts';
import { limitCacheEntries } from './cache-expiration.ts';
import { cacheName, savedRequestCacheMode } from './cache-names.ts';
import { registryIndexUrl, registryUrlOfSite, reportsUrl } from './registry-address.ts';

/** After this many seconds the index as last read is better than a network that does not answer. */
const timeoutSeconds = 3;

/** Cells of some towns around those a visitor has looked at. */
const seenCells = 300;

const isSound = async ({ response }: { response: Response }) => (response.status === 200 ? response : null);

/** A cell of the saved area is stored by the page that requested it; a second copy would waste space. */
const isSoundAndSeen = async ({ request, response }: { request: Request; response: Response }) =>
  request.cache === savedRequestCacheMode ? null : isSound({ response });

async function keptAnswer(url: string): Promise<Response | undefined> {
  return (await caches.open(cacheName.keptArea)).match(url, { ignoreVary: true });
}

/** Files that the new index does not name can no longer be requested. */
async function forgetUnnamed(answer: Response): Promise<void> {
  const registry = new Untrusted(await answer.clone().json(), registryIndexUrl()).field('registry');
  const version = registry.isMissing ? null : registry.field('version').text();
  const stamps = registry.isMissing ? null : readFileVersions(registry);
  const store = await caches.open(cacheName.registryCells);
  for (const request of await store.keys()) {
    const { href, searchParams } = new URL(request.url);
    const name = href.slice(registryUrlOfSite().length + 1).replace(/\?.*$/, '');
    const named = stamps === null || version === null ? null : versionOfFile(stamps, version, name);
    if (named === null || searchParams.get('v') !== named) await store.delete(request);
  }
}

/** Offline, the saved area's own index comes first: it names exactly the saved cells, whatever was published since. */
const registryIndex = new NetworkFirst({
  cacheName: cacheName.registryIndex,
  networkTimeoutSeconds: timeoutSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: isSound,
      cacheDidUpdate: async ({ newResponse }) => forgetUnnamed(newResponse),
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        (await keptAnswer(request.url)) ?? cachedResponse ?? null,
    },
  ],
});

/** A file's URL contains its version, so its content never changes. */
const registryCells = new CacheFirst({
  cacheName: cacheName.registryCells,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: isSoundAndSeen,
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? (await keptAnswer(request.url)) ?? null,
    },
    limitCacheEntries(seenCells),
  ],
});

/** As wide as several countries; further away they are requested again. */
const reportedSquares = 40;

/** Reports: from the network if possible, else the cached ones, or nothing. */
const reported = new NetworkFirst({
  cacheName: cacheName.reported,
  networkTimeoutSeconds: timeoutSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: isSound, handlerDidError: async () => Response.json(null) },
    limitCacheEntries(reportedSquares),
  ],
});

/** The AED registry, of this site or of the configured host. Requests nothing that no page requested. */
export function registerRegistryRoute(): void {
  const folder = `${registryUrlOfSite()}/`;
  const isIndex = (url: URL) => url.href === registryIndexUrl();
  registerRoute(({ url }) => isIndex(url), registryIndex);
  registerRoute(({ url }) => url.href.startsWith(reportsUrl()), reported);
  registerRoute(({ url }) => url.href.startsWith(folder) && url.searchParams.has('v'), registryCells);
}
