/** Number of AEDs that a search finds at most. The list shows ten of them at first. */
export const maxSearchResults = 50;

/** AEDs farther away than this are not searched for. */
export const searchRadiusKm = 50;

/** Missing AEDs that reports have confirmed are searched for within this radius. Nobody runs farther for an AED. */
export const missingAedRadiusKm = 10;

/** Options of the request that reads the server's time. A cached response would have an old date. */
export const clockRequestOptions = { method: 'HEAD', cache: 'no-store' } as const;
