/** Navigation state of a link back to home's map: the page scrolls to the map, not to its top. */
export const returnToMapState = { leadsToMap: true } as const;

/** Whether a location was reached by such a link. */
export const isReturnToMap = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'leadsToMap' in state;
