/** Dispatched on the window once a page is hydrated; the page's start script waits for it (page-start-script.ts). */
export const hydratedEvent = 'symbiotics:hydrated';
