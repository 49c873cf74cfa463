import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { readStamps, versionOfFile } from '../../domain/registry/registry-stamps.ts';
import { Untrusted } from '../../domain/text/untrusted.ts';
import { cacheName, keptRequestCache } from './cache-names.ts';
import { maxEntries } from './max-entries.ts';
import { indexAddress, registryAddress, reportedAddress } from './registry-address.ts';

/** After this many seconds the index as last read is better than a network that does not answer. */
const timeoutSeconds = 3;

/** Cells of some towns around those a visitor has looked at. */
const seenCells = 300;

const isSound = async ({ response }: { response: Response }) => (response.status === 200 ? response : null);

/** A cell of the kept area is written there by the page that requested it so; a second copy would only take room. */
const isSoundAndSeen = async ({ request, response }: { request: Request; response: Response }) =>
  request.cache === keptRequestCache ? null : isSound({ response });

async function keptAnswer(url: string): Promise<Response | undefined> {
  return (await caches.open(cacheName.keptArea)).match(url, { ignoreVary: true });
}

/** Files that the new index does not name cannot be requested any more once it is read. */
async function forgetUnnamed(answer: Response): Promise<void> {
  const registry = new Untrusted(await answer.clone().json(), indexAddress()).field('registry');
  const version = registry.isMissing ? null : registry.field('version').text();
  const stamps = registry.isMissing ? null : readStamps(registry);
  const store = await caches.open(cacheName.registryCells);
  for (const request of await store.keys()) {
    const { href, searchParams } = new URL(request.url);
    const name = href.slice(registryAddress().length + 1).replace(/\?.*$/, '');
    const named = stamps === null || version === null ? null : versionOfFile(stamps, version, name);
    if (named === null || searchParams.get('v') !== named) await store.delete(request);
  }
}

/**
 * Without a network the kept area's own index comes first: it names exactly the cells that were kept, whatever was published since.
 */
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

/** A file's address carries the version it came with, so what is kept under it never changes. */
const registryCells = new CacheFirst({
  cacheName: cacheName.registryCells,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: isSoundAndSeen,
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? (await keptAnswer(request.url)) ?? null,
    },
    maxEntries(seenCells),
  ],
});

/** As wide as several countries; anyone who travels farther asks again. */
const reportedSquares = 40;

/** What people report, as fresh as the network gives it; without one as it was last told, or nothing. */
const reported = new NetworkFirst({
  cacheName: cacheName.reported,
  networkTimeoutSeconds: timeoutSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: isSound, handlerDidError: async () => Response.json(null) },
    maxEntries(reportedSquares),
  ],
});

/** The AED registry, of this site or of the host that the site was built to read it from. Nothing is requested that no page requested. */
export function routeRegistry(): void {
  const folder = `${registryAddress()}/`;
  const isIndex = (url: URL) => url.href === indexAddress();
  registerRoute(({ url }) => isIndex(url), registryIndex);
  registerRoute(({ url }) => url.href.startsWith(reportedAddress()), reported);
  registerRoute(({ url }) => url.href.startsWith(folder) && url.searchParams.has('v'), registryCells);
}
