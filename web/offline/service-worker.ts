// The site's service worker, bundled to /sw.js by scripts/postbuild/service-worker.ts. See docs/decisions/offline.md
// for the reasons.
import { registerAssetsRoute } from './asset-cache-route.ts';
import { routePages } from './page-route.ts';
import { isInThisVersion, precache, pruneEarlierVersions } from './precache.ts';
import { registerRegistryRoute } from './registry-route.ts';
import { registerStreetsRoute } from './streets-route.ts';

/** The part of ServiceWorkerGlobalScope used here; the DOM and WebWorker type libraries cannot be loaded together. */
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
  /** Keeps the worker alive until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}

const workerScope = globalThis as unknown as WorkerScope;

// Requests without a route go to the network: the backend, map tiles, videos.
routePages();
registerAssetsRoute();
registerRegistryRoute();
registerStreetsRoute();

workerScope.addEventListener('install', (event) => event.waitUntil(precache.install(event)));

workerScope.addEventListener('activate', (event) => {
  // A worker activates when no page of an earlier version is open, by itself or through takeOverIfAlone.
  event.waitUntil(Promise.all([pruneEarlierVersions(), workerScope.clients.claim()]));
});

workerScope.addEventListener('message', (event) => {
  if (isOpenedPage(event.data)) event.waitUntil(takeOverIfAlone(event.data.script));
});

interface OpenedPage {
  readonly type: 'page-opened';
  /** A file that identifies the page's version. */
  readonly script: string;
}

function isOpenedPage(data: unknown): data is OpenedPage {
  const { type, script } = (data ?? {}) as Partial<OpenedPage>;
  return type === 'page-opened' && typeof script === 'string';
}

/** Activates at once if the only open page is of this version: then nobody needs the previous version's files. */
async function takeOverIfAlone(script: string): Promise<void> {
  const pages = await workerScope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length === 1 && isInThisVersion(script)) await workerScope.skipWaiting();
}
