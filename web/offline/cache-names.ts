/** Names of the site's caches, apart from the service worker's precache. Pages and the worker must agree on them. */
export const cacheName = {
  /** Pages that visitors have opened. */
  pages: 'pages-seen',
  /** Files named by content hash that are not precached: images, and files that a newer page requests. */
  assets: 'assets-seen',
  /** The registry's index as it was last read. */
  registryIndex: 'aeds-index',
  /** The latest few hundred cells of the registry that were read. */
  registryCells: 'aeds-seen',
  /** Reports about AEDs, by the tile that was requested. */
  reported: 'aeds-reported',
  /** The area that a visitor saved: its cells, its index and a record of both. The entries never expire. */
  keptArea: 'aeds-kept',
  /** The index of the streets as it was last read. */
  streetIndex: 'streets-index',
  /** The street files of the latest few towns that were read. */
  streetFiles: 'streets-seen',
  /** The street files of the saved area. */
  keptStreets: 'streets-kept',
} as const;

/**
 * The cache mode of requests for files that a page then saves itself. It is safe for versioned URLs, and the worker
 * recognises such a request by it.
 */
export const savedRequestCacheMode: RequestCache = 'force-cache';
