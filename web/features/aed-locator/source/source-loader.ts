import { loadWithTexts } from '../../../languages/localize-text.ts';
import { siteConfig } from '../../../site-config.ts';
import { fetchIndexFile } from '../registry/index-file.ts';
import type { AedSourceLoader } from '../search/aed-source.ts';
import { preloadSearch } from './preload-search.ts';

/** Set once this device has read a registry of the site. Contains nothing else. */
const memoryKey = 'aed-registry-was-published';

/** Uses local storage, or returns `otherwise` if the browser blocks it. */
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
 * Fetches the index; null if the site has no registry and never had one. If this device has seen a registry that no
 * longer exists, that is a failure.
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

/** The site's index, requested early. A failure is not cached, so that the next call retries. */
function firstIndexFile(): Promise<unknown> {
  known ??= askIndexFile().catch((cause: unknown) => {
    known = null;
    throw cause;
  });
  return known;
}

/**
 * Opens the source if a press on the locator is waiting for hydration: the press is a search, so the search's code can
 * be requested already. Called when the code of a page with a locator runs.
 */
export function openSourceForPendingPress(): void {
  if (typeof document === 'undefined' || document.querySelector('#aed-locator [aria-busy]') === null) return;
  siteSourceLoader.open().catch(() => undefined); // The search opens it again and reports the failure.
}

/** Loads the site's AED source at the first search or shortly before, and not merely because the page was opened. */
export const siteSourceLoader: AedSourceLoader = {
  isPublished: async () => (await firstIndexFile()) !== null,
  async open() {
    // Loaded in parallel with the index, because each takes a round trip on a slow connection and most sites have a
    // registry.
    const code = loadWithTexts(['aed', 'found'], () => import('./registry-source.tsx'));
    code.catch(() => {});
    const file = await firstIndexFile();
    if (file === null) return (await loadWithTexts(['aed', 'found'], () => import('./sample-source.tsx'))).sampleSource;
    const { openRegistrySource } = await code;
    isCodeLoaded = true;
    return openRegistrySource(file);
  },
  async prepare(position) {
    try {
      const file = await firstIndexFile();
      if (file !== null && !isCodeLoaded) preloadSearch(file, position);
    } catch {
      // The search makes the same request again, and reports a failure.
    }
  },
};
