/** Number of AEDs that a search looks for. The list initially shows ten of them. */
export const maxSearchResults = 50;

/** AEDs farther away than this are never fetched. */
export const searchRadiusKm = 50;

/** Reports of missing AEDs are searched within this radius. It is farther than anybody runs for one. */
export const missingAedRadiusKm = 10;

/** Asks the server for its time: a response from a cache would have an old date. */
export const clockRequest = { method: 'HEAD', cache: 'no-store' } as const;
