import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { cacheName } from './cache-names.ts';
import { maxEntries } from './max-entries.ts';
import { isOfThisVersion, precachedAsset, precachedPath } from './precache.ts';

/** Enough for every hub's picture and a version's scripts. */
const seenAssets = 160;

const seen = new CacheFirst({
  cacheName: cacheName.assets,
  matchOptions: { ignoreVary: true },
  plugins: [maxEntries(seenAssets)],
});

const wordsAddress = /\/assets\/words-[\w.-]+\.js/g;

/** Keeps the words that a translated page names, the ones too that it asks for later: without them it would be half a page. */
export async function cacheWordsOf(page: Response): Promise<void> {
  const names = new Set((await page.clone().text()).match(wordsAddress) ?? []);
  const kept = await caches.open(cacheName.assets);
  const lacking = await Promise.all([...names].map(async (name) => ((await kept.match(name)) ? [] : [name])));
  await kept.addAll(lacking.flat());
}

const film = /\.(?:mp4|webm)$/;

/** Files named after their content: what is kept is right forever. Films are large and requested in parts; they stay online. */
export function routeAssets(): void {
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && url.pathname.startsWith('/assets/') && !film.test(url.pathname) && !request.headers.has('Range'),
    async (options) => (await precachedAsset(options.url.href)) ?? seen.handle(options),
  );
  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && request.mode !== 'navigate' && isFixedFile(url),
    async ({ request, url }) =>
      fetch(request).catch(async (cause) => (await precachedPath(url.pathname)) ?? fail(cause)),
  );
}

/** The icon and the manifest, whose names stay when their content changes. */
function isFixedFile(url: URL): boolean {
  return /^\/[\w-]+\.(?:svg|webmanifest)$/.test(url.pathname) && isOfThisVersion(url.href);
}

function fail(cause: unknown): never {
  throw cause;
}
