import { loadWithTexts } from '../../../languages/localize-text.ts';
import { siteConfig } from '../../../site-config.ts';
import { fetchIndexFile } from '../registry/index-file.ts';
import type { AedSourceLoader } from '../search/aed-source.ts';
import { preloadSearch } from './preload-search.ts';

/** Key in the local storage. It is set once this browser has read a registry of the site. */
const memoryKey = 'aed-registry-was-published';

/** Calls `use` with the local storage, or returns `otherwise` if the browser blocks it. */
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
 * Fetches the registry's index. Resolves to null if the site has no registry. Rejects if this device has read a
 * registry of the site before and it is now missing.
 */
async function fetchSiteIndex(): Promise<unknown> {
  const { registryUrl } = siteConfig;
  const file = await fetchIndexFile(registryUrl, (...request) => fetch(...request));
  if (file !== null) rememberRegistry();
  else if (isRegistryRemembered()) throw new Error(`${registryUrl}: the published registry is missing. Try again.`);
  return file;
}

let known: Promise<unknown> | null = null;
let isCodeLoaded = false;

/**
 * Returns the registry's index, which is requested only once. A failure is not cached, so that the next call retries.
 */
function firstIndexFile(): Promise<unknown> {
  known ??= fetchSiteIndex().catch((cause: unknown) => {
    known = null;
    throw cause;
  });
  return known;
}

/**
 * Opens the source if the visitor pressed the search button before hydration. Called when the code of a page with a
 * locator starts.
 */
export function openSourceForPendingClick(): void {
  if (typeof document === 'undefined' || document.querySelector('#aed-locator [aria-busy]') === null) return;
  siteSourceLoader.open().catch(() => undefined); // If opening fails here, the search opens the source again and reports the failure.
}

/** Loads the site's source of AEDs at the first search or shortly before it. Merely opening the page loads nothing. */
export const siteSourceLoader: AedSourceLoader = {
  isPublished: async () => (await firstIndexFile()) !== null,
  async open() {
    // The code loads at the same time as the index, because each takes a round trip and most sites have a registry.
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
      // The search makes the same request again and reports its failure.
    }
  },
};
