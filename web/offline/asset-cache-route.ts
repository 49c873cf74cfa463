import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { limitCacheEntries } from './cache-expiration.ts';
import { cacheName } from './cache-names.ts';
import { findPrecachedAsset, findPrecachedPath, isInThisVersion } from './precache.ts';

/** Enough for every hub's image and a version's scripts. */
const seenAssets = 160;

const seen = new CacheFirst({
  cacheName: cacheName.assets,
  matchOptions: { ignoreVary: true },
  plugins: [limitCacheEntries(seenAssets)],
});

const wordsAddress = /\/assets\/words-[\w.-]+\.js/g;

/**
 * Caches the texts that a translated page references, including those of lazy parts: without them it would be
 * incomplete.
 */
export async function cacheTextsOfPage(page: Response): Promise<void> {
  const names = new Set((await page.clone().text()).match(wordsAddress) ?? []);
  const kept = await caches.open(cacheName.assets);
  const lacking = await Promise.all([...names].map(async (name) => ((await kept.match(name)) ? [] : [name])));
  await kept.addAll(lacking.flat());
}

const film = /\.(?:mp4|webm)$/;

/**
 * Files named by content hash: cached entries are always valid. Videos are large and requested in ranges; they stay
 * online.
 */
export function registerAssetsRoute(): void {
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && url.pathname.startsWith('/assets/') && !film.test(url.pathname) && !request.headers.has('Range'),
    async (options) => (await findPrecachedAsset(options.url.href)) ?? seen.handle(options),
  );
  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && request.mode !== 'navigate' && isFixedFile(url),
    async ({ request, url }) =>
      fetch(request).catch(async (cause) => (await findPrecachedPath(url.pathname)) ?? fail(cause)),
  );
}

/** The icon and the manifest have fixed names although their content changes. */
function isFixedFile(url: URL): boolean {
  return /^\/[\w-]+\.(?:svg|webmanifest)$/.test(url.pathname) && isInThisVersion(url.href);
}

function fail(cause: unknown): never {
  throw cause;
}
