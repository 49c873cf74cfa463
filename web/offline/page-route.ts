import { registerRoute } from 'workbox-routing/registerRoute.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { mainPages, translatedPath, translations } from '../languages/languages.ts';
import { cacheTextsOfPage } from './asset-cache-route.ts';
import { cacheName } from './cache-names.ts';
import { findPrecachedPath } from './precache.ts';

/** After this many seconds a cached page is better than a network that does not answer. */
const timeoutSeconds = 3;

const backendPath = /^\/(?:auth|rest)\/v1\//;
/** The pages of another language that are useful offline. */
const keptTranslations = new Set(
  translations.flatMap(({ tag }) => [...mainPages, '/offline'].map((page) => translatedPath(tag, page))),
);
/** Cached when opened: pages of places, and of other languages. */
const isKeptWhenSeen = (path: string) => /^\/bluezones\/[\w-]+$/.test(path) || keptTranslations.has(path);
const languageFolder = new RegExp(`^/(?:${translations.map(({ tag }) => tag).join('|')})(?=/|$)`);

const pathOf = (url: string) => new URL(url).pathname.replace(/(?<=.)\/+$/, '');

/** The page that lists what works offline, in the wanted page's language if cached. */
async function offlinePageFor(path: string): Promise<Response | undefined> {
  const [folder = ''] = languageFolder.exec(path) ?? [];
  const kept =
    folder === ''
      ? undefined
      : await caches.match(new URL(`${folder}/offline`, location.href).href, { cacheName: cacheName.pages });
  return kept ?? findPrecachedPath('/offline');
}

/**
 * Network first; else the page as last opened; else this version's copy; else the page that lists what works offline.
 */
const pages = new NetworkFirst({
  cacheName: cacheName.pages,
  networkTimeoutSeconds: timeoutSeconds,
  plugins: [
    {
      // A page is the same whatever its query, such as the response to a mailed link.
      cacheKeyWillBeUsed: async ({ request }) => new URL(pathOf(request.url), location.href).href,
      cacheWillUpdate: async ({ request, response }) => {
        if (!isKeptWhenSeen(pathOf(request.url)) || response.status !== 200 || response.redirected) return null;
        // Texts first, then the page that needs them: if the network fails in between, no page is left without its
        // texts.
        await cacheTextsOfPage(response);
        return response;
      },
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? (await findPrecachedPath(pathOf(request.url))) ?? null,
      handlerDidError: async ({ request }) => offlinePageFor(pathOf(request.url)),
    },
  ],
});

/** Data for client-side navigation: the latest available, else this version's. */
const pageData = new NetworkFirst({
  cacheName: cacheName.pages,
  networkTimeoutSeconds: timeoutSeconds,
  plugins: [
    {
      cacheWillUpdate: async () => null,
      cachedResponseWillBeUsed: async ({ request }) => (await findPrecachedPath(new URL(request.url).pathname)) ?? null,
    },
  ],
});

/** Documents, and hub pages that a page asks to cache because it was opened by client-side navigation. */
export function routePages(): void {
  registerRoute(({ request, url, sameOrigin }) => {
    if (!sameOrigin || backendPath.test(url.pathname)) return false;
    if (request.mode === 'navigate') return request.destination === 'document' && !/\.\w+$/.test(url.pathname);
    return request.destination === '' && isKeptWhenSeen(url.pathname);
  }, pages);
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('.data'), pageData);
}
