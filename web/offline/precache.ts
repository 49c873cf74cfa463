import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { cacheName } from './cache-names.ts';

/** A precached file; the revision is null if the name already contains a content hash. */
export interface PrecacheEntry {
  readonly url: string;
  readonly revision: string | null;
}

/** Injected by the build, which knows the files: scripts/postbuild/service-worker.ts. */
declare const __PRECACHE__: readonly PrecacheEntry[];

export const precache = new PrecacheController();
precache.addToCacheList([...__PRECACHE__]);

const openPrecache = () => caches.open(precache.strategy.cacheName);

/** A page or a page's data by its path, in this version of the site. */
export async function findPrecachedPath(path: string): Promise<Response | undefined> {
  return precache.matchPrecache(new URL(path, location.href).href);
}

/** A file named by content hash, of this version or of a waiting one. */
export async function findPrecachedAsset(url: string): Promise<Response | undefined> {
  return (await openPrecache()).match(url, { ignoreVary: true });
}

/** Whether this file is part of this version of the site. */
export function isInThisVersion(url: string): boolean {
  return precache.getCacheKeyForURL(url) !== undefined;
}

const assetAddress = /\/assets\/[\w.-]+/g;

/**
 * Scripts, styles and fonts referenced by cached hub pages: these come from an earlier version, and must still open
 * with it.
 */
async function assetsOfKeptPages(): Promise<ReadonlySet<string>> {
  const pages = await caches.open(cacheName.pages);
  const answers = await Promise.all((await pages.keys()).map((request) => pages.match(request)));
  const texts = await Promise.all(answers.map((answer) => answer?.text() ?? ''));
  const paths = texts.flatMap((text) => text.match(assetAddress) ?? []);
  return new Set(paths.map((path) => new URL(path, location.href).href));
}

/**
 * Deletes what neither this version nor a cached page needs. Call it only when no page of an earlier version is open.
 */
export async function pruneEarlierVersions(): Promise<void> {
  const store = await openPrecache();
  const wanted = new Set(precache.getURLsToCacheKeys().values());
  const keptPages = await assetsOfKeptPages();
  for (const { url } of await store.keys()) {
    if (!wanted.has(url) && !keptPages.has(url)) await store.delete(url);
  }
}
