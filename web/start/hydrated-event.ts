/** Sent to the window once a page's buttons answer; the start of a page waits for it (scripts/postbuild/defer-hydration.ts). */
export const hydratedEvent = 'symbiotics:hydrated';
