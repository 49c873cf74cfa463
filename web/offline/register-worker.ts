/** Path of the built service worker. It is at the root because a worker's scope is limited to its own folder. */
const workerAddress = '/sw.js';

let registration: Promise<ServiceWorkerRegistration | null> | null = null;

/**
 * Registers the service worker once per page. Resolves to null in development, without HTTPS, or if the browser
 * refuses.
 */
export function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  registration ??= register();
  return registration;
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  try {
    const registered = await navigator.serviceWorker.register(workerAddress, { updateViaCache: 'none' });
    // Browsers that block service workers may return undefined, contrary to the standard.
    return registered ?? null;
  } catch (cause) {
    console.warn('The site cannot be kept offline in this browser:', cause);
    registration = null;
    return null;
  }
}

/**
 * Whether pages open offline: 'unable' means that the browser refuses service workers, and 'interrupted' that the site's
 * files did not all load. The next call then loads them again.
 */
export type SiteCacheState = 'cached' | 'interrupted' | 'unable';

/** Waits until a service worker is active, so that pages open offline, or until it is certain that none will be. */
export async function cacheSite(): Promise<SiteCacheState> {
  const known = await registerWorker();
  if (known === null) return 'unable';
  if (known.active !== null) return 'cached';
  const worker = known.installing ?? known.waiting;
  const isActive = worker !== null && (await becomesActive(worker));
  if (!isActive) registration = null;
  return isActive ? 'cached' : 'interrupted';
}

/** Resolves to whether a worker has become active. One whose installation fails becomes redundant. */
function becomesActive(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated') resolve(true);
      if (worker.state === 'redundant') resolve(false);
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
