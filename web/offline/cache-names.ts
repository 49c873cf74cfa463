/** The caches of the site beside the worker's own precache. Their names are the contract between pages and the worker. */
export const cacheName = {
  /** Hub pages that were opened. */
  pages: 'pages-seen',
  /** Files named after their content that the precache does not hold: pictures, and what a newer page requested. */
  assets: 'assets-seen',
  /** The registry's index, as last read. */
  registryIndex: 'aeds-index',
  /** Cells that were read, the newest few hundred. */
  registryCells: 'aeds-seen',
  /** What people report about AEDs, by the squares that were asked about. */
  reported: 'aeds-reported',
  /** The area that a visitor asked to keep: its cells, its index and a record of both. Never thinned out. */
  keptArea: 'aeds-kept',
  /** The index of the streets, as last read. */
  streetIndex: 'streets-index',
  /** Streets that were read, the newest few towns. */
  streetFiles: 'streets-seen',
  /** The streets of the area that a visitor asked to keep. */
  keptStreets: 'streets-kept',
} as const;

/**
 * How a page asks for what it keeps itself: from the browser's own cache whatever its age, which is right for files whose address names
 * their version, and by this the worker knows such a request.
 */
export const keptRequestCache: RequestCache = 'force-cache';
