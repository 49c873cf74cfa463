import { registerRoute } from 'workbox-routing/registerRoute.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { mainPages, translatedAddress, translations } from '../languages/languages.ts';
import { cacheWordsOf } from './asset-route.ts';
import { cacheName } from './cache-names.ts';
import { precachedPath } from './precache.ts';

/** After this many seconds a kept page is better than a network that does not answer. */
const timeoutSeconds = 3;

const backendPath = /^\/(?:auth|rest)\/v1\//;
/** Of a language that is not English, what is of use without a network. */
const keptTranslations = new Set(
  translations.flatMap(({ tag }) => [...mainPages, '/offline'].map((page) => translatedAddress(tag, page))),
);
/** Kept when they are opened: pages of places, and those of other languages. */
const isKeptWhenSeen = (path: string) => /^\/bluezones\/[\w-]+$/.test(path) || keptTranslations.has(path);
const languageFolder = new RegExp(`^/(?:${translations.map(({ tag }) => tag).join('|')})(?=/|$)`);

const pathOf = (url: string) => new URL(url).pathname.replace(/(?<=.)\/+$/, '');

/** The page that says what still works, in the language of the one that was wanted if it is kept in it. */
async function offlinePageFor(path: string): Promise<Response | undefined> {
  const [folder = ''] = languageFolder.exec(path) ?? [];
  const kept =
    folder === ''
      ? undefined
      : await caches.match(new URL(`${folder}/offline`, location.href).href, { cacheName: cacheName.pages });
  return kept ?? precachedPath('/offline');
}

/** Network first; else the page as it was last opened; else as this version has it; else the page that says what still works. */
const pages = new NetworkFirst({
  cacheName: cacheName.pages,
  networkTimeoutSeconds: timeoutSeconds,
  plugins: [
    {
      // A page is one and the same whatever its address carries behind the path, such as the answer to a mailed link.
      cacheKeyWillBeUsed: async ({ request }) => new URL(pathOf(request.url), location.href).href,
      cacheWillUpdate: async ({ request, response }) => {
        if (!isKeptWhenSeen(pathOf(request.url)) || response.status !== 200 || response.redirected) return null;
        // First the words, then the page that needs them: a network that ends between the two leaves no page without its words.
        await cacheWordsOf(response);
        return response;
      },
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? (await precachedPath(pathOf(request.url))) ?? null,
      handlerDidError: async ({ request }) => offlinePageFor(pathOf(request.url)),
    },
  ],
});

/** What the router reads to go to a page without loading a document: the newest there is, else what came with this version. */
const pageData = new NetworkFirst({
  cacheName: cacheName.pages,
  networkTimeoutSeconds: timeoutSeconds,
  plugins: [
    {
      cacheWillUpdate: async () => null,
      cachedResponseWillBeUsed: async ({ request }) => (await precachedPath(new URL(request.url).pathname)) ?? null,
    },
  ],
});

/** Documents, and hub pages that a page asks to be kept because it was opened without loading one. */
export function routePages(): void {
  registerRoute(({ request, url, sameOrigin }) => {
    if (!sameOrigin || backendPath.test(url.pathname)) return false;
    if (request.mode === 'navigate') return request.destination === 'document' && !/\.\w+$/.test(url.pathname);
    return request.destination === '' && isKeptWhenSeen(url.pathname);
  }, pages);
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('.data'), pageData);
}
