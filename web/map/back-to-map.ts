/** State of a link that leads back to home's map: anyone who follows it is brought to the map, not to the top of the page. */
export const backToMap = { leadsToMap: true } as const;

/** Whether a location was reached by such a link. */
export const isBackToMap = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'leadsToMap' in state;
