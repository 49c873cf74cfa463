/** Sent to the window once a page's buttons answer; the start of a page waits for it (page-start.ts). */
export const hydratedEvent = 'symbiotics:hydrated';
