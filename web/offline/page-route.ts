import { registerRoute } from 'workbox-routing/registerRoute.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { buildTranslatedPath, mainPages, translations } from '../languages/languages.ts';
import { cacheTextsOfPage } from './asset-cache-route.ts';
import { cacheName } from './cache-names.ts';
import { findPrecachedPath } from './precache.ts';

/** After this many seconds without an answer from the network, a cached page is shown. */
const timeoutSeconds = 3;

const backendPath = /^\/(?:auth|rest)\/v1\//;
/** Paths of the translated pages that are useful offline. */
const cachedTranslations = new Set(
  translations.flatMap(({ tag }) => [...mainPages, '/offline'].map((page) => buildTranslatedPath(tag, page))),
);
/**
 * Whether a page is cached when a visitor opens it. This applies to the pages of places, and to pages in other
 * languages that are useful offline.
 */
const isCachedWhenOpened = (path: string) => /^\/bluezones\/[\w-]+$/.test(path) || cachedTranslations.has(path);
const languageFolder = new RegExp(`^/(?:${translations.map(({ tag }) => tag).join('|')})(?=/|$)`);

const pathOf = (url: string) => new URL(url).pathname.replace(/(?<=.)\/+$/, '');

/**
 * Returns the page that lists what works offline. It is in the language of the requested page if the cache has it in
 * that language.
 */
async function offlinePageFor(path: string): Promise<Response | undefined> {
  const [folder = ''] = languageFolder.exec(path) ?? [];
  const kept =
    folder === ''
      ? undefined
      : await caches.match(new URL(`${folder}/offline`, location.href).href, { cacheName: cacheName.pages });
  return kept ?? findPrecachedPath('/offline');
}

/**
 * Tries four sources in this order: the network, the page as it was last opened, the precached copy, and the page that
 * lists what works offline.
 */
const pages = new NetworkFirst({
  cacheName: cacheName.pages,
  networkTimeoutSeconds: timeoutSeconds,
  plugins: [
    {
      // A page's content does not depend on its query, such as a tracking parameter in a link from an email.
      cacheKeyWillBeUsed: async ({ request }) => new URL(pathOf(request.url), location.href).href,
      cacheWillUpdate: async ({ request, response }) => {
        if (!isCachedWhenOpened(pathOf(request.url)) || response.status !== 200 || response.redirected) return null;
        // The texts are cached before the page that needs them, so that no cached page lacks its texts after a network
        // failure.
        await cacheTextsOfPage(response);
        return response;
      },
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? (await findPrecachedPath(pathOf(request.url))) ?? null,
      handlerDidError: async ({ request }) => offlinePageFor(pathOf(request.url)),
    },
  ],
});

/** The data for client-side navigation. They come from the network, or from the precache if the network fails. */
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

/**
 * Serves documents, and also pages that the site asks to cache because the visitor reached them by client-side
 * navigation.
 */
export function registerPagesRoute(): void {
  registerRoute(({ request, url, sameOrigin }) => {
    if (!sameOrigin || backendPath.test(url.pathname)) return false;
    if (request.mode === 'navigate') return request.destination === 'document' && !/\.\w+$/.test(url.pathname);
    return request.destination === '' && isCachedWhenOpened(url.pathname);
  }, pages);
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('.data'), pageData);
}
