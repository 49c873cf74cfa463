/** The site's caches besides the service worker's precache. Pages and the worker must agree on these names. */
export const cacheName = {
  /** Hub pages that were opened. */
  pages: 'pages-seen',
  /** Files named by content hash outside of the precache: images, and files requested by a newer page. */
  assets: 'assets-seen',
  /** The registry's index, as last read. */
  registryIndex: 'aeds-index',
  /** The latest few hundred cells read. */
  registryCells: 'aeds-seen',
  /** Reports about AEDs, by requested tile. */
  reported: 'aeds-reported',
  /** The area that a visitor saved: its cells, its index and a record of both. Never evicted. */
  keptArea: 'aeds-kept',
  /** The index of the streets, as last read. */
  streetIndex: 'streets-index',
  /** Streets of the latest few towns read. */
  streetFiles: 'streets-seen',
  /** The streets of the saved area. */
  keptStreets: 'streets-kept',
} as const;

/**
 * Cache mode with which a page requests what it saves itself: force-cache, which is right for versioned URLs, and by
 * which the worker recognises such a request.
 */
export const savedRequestCacheMode: RequestCache = 'force-cache';
