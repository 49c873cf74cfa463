import type { OpenRegistry } from './registry.ts';

/** Opens the site's registry. Its code is loaded here, at the first search or shortly before, and never for a page alone. */
export const openSiteRegistry: OpenRegistry = async () => {
  const { openRegistry } = await import('./open-registry.ts');
  return openRegistry();
};
