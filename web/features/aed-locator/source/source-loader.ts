import { withWords } from '../../../languages/in-language.ts';
import { siteConfig } from '../../../site-config.ts';
import { fetchIndexFile } from '../registry/index-file.ts';
import type { AedSourceLoader } from '../search/aed-source.ts';
import { requestSearch } from './request-search.ts';

/** Set once this device has read a registry of the site. Contains nothing else. */
const memoryKey = 'aed-registry-was-published';

/** Some browsers refuse storage: then only the site's response counts. */
function withStorage<Value>(use: (storage: Storage) => Value, otherwise: Value): Value {
  try {
    return use(localStorage);
  } catch {
    return otherwise;
  }
}

function rememberRegistry(): void {
  withStorage((storage) => storage.setItem(memoryKey, 'yes'), undefined);
}

function isRegistryRemembered(): boolean {
  return withStorage((storage) => storage.getItem(memoryKey) !== null, false);
}

/**
 * Null if the site has no registry and never had one. A registry that this device has seen and that is gone is a
 * failure.
 */
async function askIndexFile(): Promise<unknown> {
  const { registryUrl } = siteConfig;
  const file = await fetchIndexFile(registryUrl, (...request) => fetch(...request));
  if (file !== null) rememberRegistry();
  else if (isRegistryRemembered()) throw new Error(`${registryUrl}: the published registry is missing. Try again.`);
  return file;
}

let known: Promise<unknown> | null = null;
let isCodeLoaded = false;

/** The site's index, requested early; a failure is not cached, so that the next call retries. */
function firstIndexFile(): Promise<unknown> {
  known ??= askIndexFile().catch((cause: unknown) => {
    known = null;
    throw cause;
  });
  return known;
}

/**
 * Opens the source if a press on the locator is waiting: it is a search, so its code is requested before the page hydrates.
 * Called while the code of a page with a locator runs.
 */
export function openForWaitingPress(): void {
  if (typeof document === 'undefined' || document.querySelector('#aed-locator [aria-busy]') === null) return;
  siteLoader.open().catch(() => undefined); // The search opens it again and reports the failure.
}

/** The site's loader. Its code is loaded at the first search or shortly before, never just for the page. */
export const siteLoader: AedSourceLoader = {
  isPublished: async () => (await firstIndexFile()) !== null,
  async open() {
    // In parallel, because each takes a round trip on a slow connection. Most sites have a registry.
    const code = withWords(['aed', 'found'], () => import('./registry-source.tsx'));
    code.catch(() => {});
    const file = await firstIndexFile();
    if (file === null) return (await withWords(['aed', 'found'], () => import('./sample-source.tsx'))).sampleSource;
    const { openRegistry } = await code;
    isCodeLoaded = true;
    return openRegistry(file);
  },
  async prepare(position) {
    try {
      const file = await firstIndexFile();
      if (file !== null && !isCodeLoaded) requestSearch(file, position);
    } catch {
      // The search reads the same, and reports what fails.
    }
  },
};
