import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { siteConfig } from '../site-config.ts';
import { limitCacheEntries } from './cache-expiration.ts';
import { cacheName, savedRequestCacheMode } from './cache-names.ts';

/** If the network has not answered after this many seconds, the most recently read index is used. */
const timeoutSeconds = 3;

/** Maximum number of cached street files: the cells of a few towns, with two files each. */
const maxCachedFiles = 80;

async function keptAnswer(url: string): Promise<Response | undefined> {
  return (await caches.open(cacheName.keptStreets)).match(url, { ignoreVary: true });
}

const isSound = async ({ response }: { response: Response }) => (response.status === 200 ? response : null);

/** Offline, the index of the saved area comes first, because it lists the saved files. */
const index = new NetworkFirst({
  cacheName: cacheName.streetIndex,
  networkTimeoutSeconds: timeoutSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: isSound,
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        (await keptAnswer(request.url)) ?? cachedResponse ?? null,
    },
  ],
});

/** A file's name contains a hash of its content, so the content at a URL never changes. */
const files = new CacheFirst({
  cacheName: cacheName.streetFiles,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) =>
        request.cache === savedRequestCacheMode ? null : isSound({ response }),
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? (await keptAnswer(request.url)) ?? null,
    },
    limitCacheEntries(maxCachedFiles),
  ],
});

/** Serves the published streets. It requests nothing that a page has not requested. */
export function registerStreetsRoute(): void {
  const folder = `${new URL(siteConfig.streetsUrl, globalThis.location.href).href}/`;
  registerRoute(({ url }) => url.href === `${folder}index.json`, index);
  registerRoute(({ url }) => url.href.startsWith(folder) && /-[0-9a-f]{12}\.\w+$/.test(url.pathname), files);
}
