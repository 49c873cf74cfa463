import { siteConfig } from '../../site-config.ts';
import type { SourceDoor } from './aed-source.ts';
import { fetchIndexFile } from './index-file.ts';

let known: Promise<unknown> | null = null;

/** The site's index as it was first sent; a failure is forgotten, so that the next call asks anew. */
function firstIndexFile(): Promise<unknown> {
  known ??= fetchIndexFile(siteConfig.registryUrl, (...request) => fetch(...request)).catch((cause: unknown) => {
    known = null;
    throw cause;
  });
  return known;
}

/** The door of the site. The code behind it is loaded at the first search or shortly before, and never for the page alone. */
export const siteDoor: SourceDoor = {
  isPublished: async () => (await firstIndexFile()) !== null,
  async open() {
    const file = await firstIndexFile();
    if (file === null) return (await import('./sample-source.ts')).sampleSource;
    const { openRegistry } = await import('./registry-source.tsx');
    return openRegistry(file);
  },
};
