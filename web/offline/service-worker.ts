// The site's service worker. scripts/postbuild/service-worker.ts bundles it to /sw.js. The reasons for its design are
// in docs/decisions/offline.md.
import { registerAssetsRoute } from './asset-cache-route.ts';
import { registerPagesRoute } from './page-route.ts';
import { isPrecachedInThisVersion, precache, pruneEarlierVersions } from './precache.ts';
import { registerRegistryRoute } from './registry-route.ts';
import { registerStreetsRoute } from './streets-route.ts';

/**
 * The part of ServiceWorkerGlobalScope that is used here. TypeScript cannot load the DOM and WebWorker libraries
 * together.
 */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly unknown[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LifeEvent & { readonly data: unknown }) => void): void;
}

interface LifeEvent extends Event {
  /** Keeps the worker running until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}

const workerScope = globalThis as unknown as WorkerScope;

// Requests that match no route go to the network, for example those to the backend, for map tiles and for videos.
registerPagesRoute();
registerAssetsRoute();
registerRegistryRoute();
registerStreetsRoute();

workerScope.addEventListener('install', (event) => event.waitUntil(precache.install(event)));

workerScope.addEventListener('activate', (event) => {
  // A worker activates either when no page of an earlier version is open, or when `takeOverIfAlone` activates it.
  event.waitUntil(Promise.all([pruneEarlierVersions(), workerScope.clients.claim()]));
});

workerScope.addEventListener('message', (event) => {
  if (isOpenedPage(event.data)) event.waitUntil(takeOverIfAlone(event.data.script));
});

interface OpenedPage {
  readonly type: 'page-opened';
  /** URL of a script that identifies the page's version. */
  readonly script: string;
}

function isOpenedPage(data: unknown): data is OpenedPage {
  const { type, script } = (data ?? {}) as Partial<OpenedPage>;
  return type === 'page-opened' && typeof script === 'string';
}

/**
 * Activates this worker at once if the only open page has the worker's version, because then no page needs the files of
 * the previous version.
 */
async function takeOverIfAlone(script: string): Promise<void> {
  const pages = await workerScope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length === 1 && isPrecachedInThisVersion(script)) await workerScope.skipWaiting();
}
