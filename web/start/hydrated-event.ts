/** Dispatched on the window once a page is hydrated; the page's start script waits for it (page-start.ts). */
export const hydratedEvent = 'symbiotics:hydrated';
