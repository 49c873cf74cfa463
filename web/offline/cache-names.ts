/** Names of the site's caches, apart from the service worker's precache. Pages and the worker must agree on them. */
export const cacheName = {
  /** Pages that visitors have opened. */
  pages: 'pages-seen',
  /**
   * Files whose names contain a hash of their content and that are not precached: images, and files that a newer page
   * requests.
   */
  assets: 'assets-seen',
  /** The most recently read index of the registry. */
  registryIndex: 'aeds-index',
  /** The few hundred cells of the registry that were read most recently. */
  registryCells: 'aeds-seen',
  /** Reports about AEDs, by the tile that was requested. */
  reported: 'aeds-reported',
  /** The area that a visitor saved: its cells, its index and a record of both. The entries never expire. */
  keptArea: 'aeds-kept',
  /** The most recently read index of the streets. */
  streetIndex: 'streets-index',
  /** The street files of the few towns that were read most recently. */
  streetFiles: 'streets-seen',
  /** The street files of the saved area. */
  keptStreets: 'streets-kept',
} as const;

/**
 * The cache mode of requests whose responses the page itself saves. The worker recognises these requests by the mode.
 * The mode is safe, because the URLs contain a version.
 */
export const savedRequestCacheMode: RequestCache = 'force-cache';
