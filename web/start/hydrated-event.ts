/**
 * Name of the event that is dispatched on the window once a page is hydrated. The page's start script waits for it
 * (page-start-script.ts).
 */
export const hydratedEvent = 'symbiotics:hydrated';
