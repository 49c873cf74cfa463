import { mainPages, translatedPath } from '../languages/languages.ts';
import { isSourceLanguage, language } from '../languages/localize-text.ts';
import { isSiteCached, registerWorker } from './register-worker.ts';
import { registryIndexUrl } from './registry-address.ts';
import { versionScriptUrl } from './version-script.ts';

/** All pages of a language are cached together, once one of them is opened. */
function pagesToKeep(path: string): readonly string[] {
  if (path.startsWith('/bluezones/')) return [path];
  if (isSourceLanguage) return [];
  return [...mainPages, '/offline'].map((page) => translatedPath(language.tag, page));
}

const picture = /\/assets\/[^?]+\.(?:svg|png|jpg|avif|webp)$/;

/** Images of this site that the page loaded before a worker could see them. */
function picturesOfThisPage(): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin) && picture.test(name));
}

/** Whether the visitor uses the browser's data saver; then only 'Save this area offline' registers the worker. */
function isSavingData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Registers the worker and passes it this page: the first page of a first visit was loaded without a worker. */
export async function startOffline(): Promise<void> {
  if (isSavingData()) return;
  const registration = await registerWorker();
  if (registration === null) return;
  offerTakeover(registration);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => offerTakeover(registration));
  });
  const isFirstVisit = navigator.serviceWorker.controller === null;
  if (!(await isSiteCached()) || !isFirstVisit) return;
  await cacheOpenedPage(location.pathname, [...ownRegistryIndex(), ...picturesOfThisPage()]);
}

/** The registry's index, so that the locator starts offline; not from another host, which would learn of the visit. */
function ownRegistryIndex(): readonly string[] {
  return registryIndexUrl().startsWith(`${location.origin}/`) ? [registryIndexUrl()] : [];
}

/**
 * Asks the worker to cache an opened hub page and its files for offline use; not with data saver, because it would load
 * the page again.
 */
export async function cacheOpenedPage(path: string, files: readonly string[] = []): Promise<void> {
  if (isSavingData()) return;
  const registration = await registerWorker();
  const urlsToCache = [...pagesToKeep(path), ...files];
  if (urlsToCache.length === 0) return;
  registration?.active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/** Tells a waiting worker which version this page is; it activates when nobody needs the previous one. */
function offerTakeover({ waiting }: ServiceWorkerRegistration): void {
  waiting?.postMessage({ type: 'page-opened', script: versionScriptUrl() });
}
