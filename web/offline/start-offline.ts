import { isSourceLanguage, language } from '../languages/in-language.ts';
import { mainPages, translatedAddress } from '../languages/languages.ts';
import { isSiteCached, registerWorker } from './register-worker.ts';
import { indexAddress } from './registry-address.ts';
import { versionScript } from './version-script.ts';

/** All pages of a language are cached together, once one of them is opened. */
function pagesToKeep(path: string): readonly string[] {
  if (path.startsWith('/bluezones/')) return [path];
  if (isSourceLanguage) return [];
  return [...mainPages, '/offline'].map((page) => translatedAddress(language.tag, page));
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
  await rememberPage(location.pathname, [...ownRegistryIndex(), ...picturesOfThisPage()]);
}

/** The registry's index, so that the locator starts offline; not from another host, which would learn of the visit. */
function ownRegistryIndex(): readonly string[] {
  return indexAddress().startsWith(`${location.origin}/`) ? [indexAddress()] : [];
}

/**
 * Asks the worker to cache an opened hub page and its files for offline use; not with data saver, because it would load
 * the page again.
 */
export async function rememberPage(path: string, files: readonly string[] = []): Promise<void> {
  if (isSavingData()) return;
  const registration = await registerWorker();
  const urlsToCache = [...pagesToKeep(path), ...files];
  if (urlsToCache.length === 0) return;
  registration?.active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/** Tells a waiting worker which version this page is; it activates when nobody needs the previous one. */
function offerTakeover({ waiting }: ServiceWorkerRegistration): void {
  waiting?.postMessage({ type: 'page-opened', script: versionScript() });
}
