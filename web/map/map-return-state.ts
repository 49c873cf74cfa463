/**
 * Navigation state of a link back to the map on the home page. It makes the page scroll to the map and not to the top.
 */
export const mapReturnState = { leadsToMap: true } as const;

/** Whether a navigation state is that of a link with `mapReturnState`. */
export const isReturnToMap = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'leadsToMap' in state;
