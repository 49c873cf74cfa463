import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { limitCacheEntries } from './cache-expiration.ts';
import { cacheName } from './cache-names.ts';
import { findPrecachedAsset, findPrecachedPath, isPrecachedInThisVersion } from './precache.ts';

/** Maximum number of cached assets: enough for the images of all hubs and the scripts of one version. */
const maxCachedAssets = 160;

const seen = new CacheFirst({
  cacheName: cacheName.assets,
  matchOptions: { ignoreVary: true },
  plugins: [limitCacheEntries(maxCachedAssets)],
});

const wordsAddress = /\/assets\/words-[\w.-]+\.js/g;

/**
 * Caches the scripts with a translated page's texts, including those of lazily loaded code. Without them the page would
 * be incomplete.
 */
export async function cacheTextsOfPage(page: Response): Promise<void> {
  const names = new Set((await page.clone().text()).match(wordsAddress) ?? []);
  const kept = await caches.open(cacheName.assets);
  const lacking = await Promise.all([...names].map(async (name) => ((await kept.match(name)) ? [] : [name])));
  await kept.addAll(lacking.flat());
}

const film = /\.(?:mp4|webm)$/;

/**
 * Serves files whose names contain a hash of their content, so that a cached copy is always valid. Videos are not
 * cached, because they are large and browsers request them in ranges.
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

/** Whether a file is the icon or the manifest. The names of these files stay the same when their content changes. */
function isFixedFile(url: URL): boolean {
  return /^\/[\w-]+\.(?:svg|webmanifest)$/.test(url.pathname) && isPrecachedInThisVersion(url.href);
}

function fail(cause: unknown): never {
  throw cause;
}
