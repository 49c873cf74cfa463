import { registerRoute } from 'workbox-routing/registerRoute.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { cacheName } from './cache-names.ts';
import { precachedPath } from './precache.ts';

/** After this many seconds a kept page is better than a network that does not answer. */
const timeoutSeconds = 3;

const backendPath = /^\/(?:auth|rest)\/v1\//;
const hubPage = /^\/bluezones\/[\w-]+$/;

const pathOf = (url: string) => new URL(url).pathname.replace(/(?<=.)\/+$/, '');

/** Network first; else the page as it was last opened; else as this version has it; else the page that says what still works. */
const pages = new NetworkFirst({
  cacheName: cacheName.pages,
  networkTimeoutSeconds: timeoutSeconds,
  plugins: [
    {
      // A page is one and the same whatever its address carries behind the path, such as the answer to a mailed link.
      cacheKeyWillBeUsed: async ({ request }) => new URL(pathOf(request.url), location.href).href,
      cacheWillUpdate: async ({ request, response }) =>
        hubPage.test(pathOf(request.url)) && response.status === 200 && !response.redirected ? response : null,
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? (await precachedPath(pathOf(request.url))) ?? null,
      handlerDidError: async () => precachedPath('/offline'),
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
    return request.destination === '' && hubPage.test(url.pathname);
  }, pages);
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('.data'), pageData);
}
