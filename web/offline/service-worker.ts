// The worker of the site, bundled to /sw.js by scripts/postbuild/service-worker.ts. docs/decisions/offline.md says why it does what it does.
import { routeAssets } from './asset-route.ts';
import { routePages } from './page-route.ts';
import { isOfThisVersion, precache, pruneEarlierVersions } from './precache.ts';
import { routeRegistry } from './registry-route.ts';
import { routeStreets } from './streets-route.ts';

/** What this site uses of a service worker's global scope; the types of a page and of a worker cannot be loaded together. */
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

// What is routed nowhere goes to the network untouched: the backend, map tiles, films.
routePages();
routeAssets();
routeRegistry();
routeStreets();

workerScope.addEventListener('install', (event) => event.waitUntil(precache.install(event)));

workerScope.addEventListener('activate', (event) => {
  // A worker gets here when no page of an earlier version is open, by itself or by takeOverIfAlone.
  event.waitUntil(Promise.all([pruneEarlierVersions(), workerScope.clients.claim()]));
});

workerScope.addEventListener('message', (event) => {
  if (isOpenedPage(event.data)) event.waitUntil(takeOverIfAlone(event.data.script));
});

interface OpenedPage {
  readonly type: 'page-opened';
  /** A file that tells the page's version. */
  readonly script: string;
}

function isOpenedPage(data: unknown): data is OpenedPage {
  const { type, script } = (data ?? {}) as Partial<OpenedPage>;
  return type === 'page-opened' && typeof script === 'string';
}

/** Takes over at once when the only page open is one of this very version: then nobody needs the files of the one before. */
async function takeOverIfAlone(script: string): Promise<void> {
  const pages = await workerScope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length === 1 && isOfThisVersion(script)) await workerScope.skipWaiting();
}
