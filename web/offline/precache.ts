import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { cacheName } from './cache-names.ts';

/** A precached file. `revision` is null if the file's name already contains a hash of its content. */
export interface PrecacheEntry {
  readonly url: string;
  readonly revision: string | null;
}

/** The list of files to precache, which the build inserts (scripts/postbuild/service-worker.ts). */
declare const __PRECACHE__: readonly PrecacheEntry[];

export const precache = new PrecacheController();
precache.addToCacheList([...__PRECACHE__]);

const openPrecache = () => caches.open(precache.strategy.cacheName);

/** Returns the precached copy of a page, or of a page's data, from this version of the site. */
export async function findPrecachedPath(path: string): Promise<Response | undefined> {
  return precache.matchPrecache(new URL(path, location.href).href);
}

/**
 * Returns a precached file whose name contains a hash of its content. It may belong to this version or to one that is
 * waiting to be activated.
 */
export async function findPrecachedAsset(url: string): Promise<Response | undefined> {
  return (await openPrecache()).match(url, { ignoreVary: true });
}

/** Whether a file is part of this version of the site. */
export function isPrecachedInThisVersion(url: string): boolean {
  return precache.getCacheKeyForURL(url) !== undefined;
}

const assetAddress = /\/assets\/[\w.-]+/g;

/**
 * Returns the URLs of the scripts, styles and fonts that cached pages reference. A cached page may be from an earlier
 * version, and it must still open with the files of that version.
 */
async function assetsOfCachedPages(): Promise<ReadonlySet<string>> {
  const pages = await caches.open(cacheName.pages);
  const answers = await Promise.all((await pages.keys()).map((request) => pages.match(request)));
  const texts = await Promise.all(answers.map((answer) => answer?.text() ?? ''));
  const paths = texts.flatMap((text) => text.match(assetAddress) ?? []);
  return new Set(paths.map((path) => new URL(path, location.href).href));
}

/**
 * Deletes files that neither this version nor a cached page needs. Call it only when no page of an earlier version is
 * open.
 */
export async function pruneEarlierVersions(): Promise<void> {
  const store = await openPrecache();
  const wanted = new Set(precache.getURLsToCacheKeys().values());
  const keptPages = await assetsOfCachedPages();
  for (const { url } of await store.keys()) {
    if (!wanted.has(url) && !keptPages.has(url)) await store.delete(url);
  }
}
