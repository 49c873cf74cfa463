import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { cacheName } from './cache-names.ts';

/** One file that is kept from the first visit on; the revision is null if the name already tells the content. */
export interface PrecacheEntry {
  readonly url: string;
  readonly revision: string | null;
}

/** Written in by the build, which knows the files: scripts/postbuild/service-worker.ts. */
declare const __PRECACHE__: readonly PrecacheEntry[];

export const precache = new PrecacheController();
precache.addToCacheList([...__PRECACHE__]);

const openPrecache = () => caches.open(precache.strategy.cacheName);

/** A page or a page's data by its path, as this version of the site has it. */
export async function precachedPath(path: string): Promise<Response | undefined> {
  return precache.matchPrecache(new URL(path, location.href).href);
}

/** A file named after its content, this version's or one that a version still waiting has brought already. */
export async function precachedAsset(url: string): Promise<Response | undefined> {
  return (await openPrecache()).match(url, { ignoreVary: true });
}

/** Whether this version of the site consists of this file, among others. */
export function isOfThisVersion(url: string): boolean {
  return precache.getCacheKeyForURL(url) !== undefined;
}

const assetAddress = /\/assets\/[\w.-]+/g;

/** Scripts, styles and fonts that the kept hub pages name: those were written by an earlier version, and must still open with it. */
async function assetsOfKeptPages(): Promise<ReadonlySet<string>> {
  const pages = await caches.open(cacheName.pages);
  const answers = await Promise.all((await pages.keys()).map((request) => pages.match(request)));
  const texts = await Promise.all(answers.map((answer) => answer?.text() ?? ''));
  const paths = texts.flatMap((text) => text.match(assetAddress) ?? []);
  return new Set(paths.map((path) => new URL(path, location.href).href));
}

/** Removes what neither this version nor a kept page needs. Only for a moment when no page of an earlier version is open. */
export async function pruneEarlierVersions(): Promise<void> {
  const store = await openPrecache();
  const wanted = new Set(precache.getURLsToCacheKeys().values());
  const keptPages = await assetsOfKeptPages();
  for (const { url } of await store.keys()) {
    if (!wanted.has(url) && !keptPages.has(url)) await store.delete(url);
  }
}
