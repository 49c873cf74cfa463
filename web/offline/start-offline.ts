import { isSourceLanguage, language } from '../languages/in-language.ts';
import { mainPages, translatedAddress } from '../languages/languages.ts';
import { isSiteCached, registerWorker } from './register-worker.ts';
import { indexAddress } from './registry-address.ts';
import { versionScript } from './version-script.ts';

/** The pages of a language are kept together, once one of them is opened. */
function pagesToKeep(path: string): readonly string[] {
  if (path.startsWith('/bluezones/')) return [path];
  if (isSourceLanguage) return [];
  return [...mainPages, '/offline'].map((page) => translatedAddress(language.tag, page));
}

const picture = /\/assets\/[^?]+\.(?:svg|png|jpg|avif|webp)$/;

/** Pictures of this site that the page has loaded before a worker could see them. */
function picturesOfThisPage(): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin) && picture.test(name));
}

/** Whether the visitor has asked the browser for little traffic; then only 'Save this area offline' brings the worker. */
function isSavingData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Registers the worker and offers it this page: the first page of a first visit was loaded before there was a worker. */
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

/** The registry's index, so that the locator starts without a network; not from another host, which would learn of a visit by it. */
function ownRegistryIndex(): readonly string[] {
  return indexAddress().startsWith(`${location.origin}/`) ? [indexAddress()] : [];
}

/**
 * Asks the worker to keep a hub page that was opened, and files beside it, so that it opens again without a network; not where the
 * visitor saves data, for that would fetch the page once more.
 */
export async function rememberPage(path: string, files: readonly string[] = []): Promise<void> {
  if (isSavingData()) return;
  const registration = await registerWorker();
  const urlsToCache = [...pagesToKeep(path), ...files];
  if (urlsToCache.length === 0) return;
  registration?.active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/** Tells a worker that waits which version this page is of; it takes over when nobody needs the one before. */
function offerTakeover({ waiting }: ServiceWorkerRegistration): void {
  waiting?.postMessage({ type: 'page-opened', script: versionScript() });
}
