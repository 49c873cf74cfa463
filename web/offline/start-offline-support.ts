import { buildTranslatedPath, mainPages } from '../languages/languages.ts';
import { isSourceLanguage, language } from '../languages/localize-text.ts';
import { cacheSite, registerWorker } from './register-worker.ts';
import { buildRegistryIndexUrl } from './registry-address.ts';
import { findVersionScriptUrl } from './version-script.ts';

/**
 * Returns the pages to cache when a page is opened. For a translated page, these are all main pages in its language.
 */
function pagesToCache(path: string): readonly string[] {
  if (path.startsWith('/bluezones/')) return [path];
  if (isSourceLanguage) return [];
  return [...mainPages, '/offline'].map((page) => buildTranslatedPath(language.tag, page));
}

const picture = /\/assets\/[^?]+\.(?:svg|png|jpg|avif|webp)$/;

/** Returns the images of this site that the page loaded before a worker could cache them. */
function imagesOfThisPage(): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin) && picture.test(name));
}

/**
 * Whether the browser's data saver is on. If so, the worker is registered only when the visitor saves an area for
 * offline use.
 */
function isSavingData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/**
 * Registers the worker. On a first visit it also asks the worker to cache the open page, which was loaded without a
 * worker.
 */
export async function startOfflineSupport(): Promise<void> {
  if (isSavingData()) return;
  const registration = await registerWorker();
  if (registration === null) return;
  offerTakeover(registration);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => offerTakeover(registration));
  });
  const isFirstVisit = navigator.serviceWorker.controller === null;
  if ((await cacheSite()) !== 'cached' || !isFirstVisit) return;
  await cacheOpenedPage(location.pathname, [...ownRegistryIndex(), ...imagesOfThisPage()]);
}

/**
 * Returns the URL of the registry's index, so that the locator works offline. Returns nothing if the index is on
 * another host, because that host would learn of the visit.
 */
function ownRegistryIndex(): readonly string[] {
  return buildRegistryIndexUrl().startsWith(`${location.origin}/`) ? [buildRegistryIndexUrl()] : [];
}

/**
 * Asks the worker to cache an opened page and its files for offline use. If the data saver is on, it does nothing,
 * because the worker would load the page a second time.
 */
export async function cacheOpenedPage(path: string, files: readonly string[] = []): Promise<void> {
  if (isSavingData()) return;
  const registration = await registerWorker();
  const urlsToCache = [...pagesToCache(path), ...files];
  if (urlsToCache.length === 0) return;
  registration?.active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/**
 * Tells a waiting worker the version of this page, so that it can activate if no other page needs the previous version.
 */
function offerTakeover({ waiting }: ServiceWorkerRegistration): void {
  waiting?.postMessage({ type: 'page-opened', script: findVersionScriptUrl() });
}
