/** Number of AEDs that a search looks for. The list initially shows ten of them. */
export const searchCount = 50;

/** Nobody fetches an AED from further away. */
export const searchRadiusKm = 50;

/** Radius in which missing AEDs are searched without a cell: further than anybody runs for one. */
export const missingWithinKm = 10;

/** Asks the server for its time: a response from a cache would have an old date. */
export const clockRequest = { method: 'HEAD', cache: 'no-store' } as const;
