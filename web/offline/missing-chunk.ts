import { findVersionScriptUrl } from './version-script.ts';

/**
 * Session storage key. It stores the version at which the page was last reloaded, so that the same version never causes
 * a second reload.
 */
const storageKey = 'reloaded-for-version';

/** Whether the open page and the server have different versions of the site. */
async function isOutdated(script: string): Promise<boolean> {
  const answer = await fetch(location.pathname, { cache: 'no-store' });
  return answer.ok && !(await answer.text()).includes(new URL(script).pathname);
}

async function reloadIfOutdated(): Promise<void> {
  const script = findVersionScriptUrl();
  if (script === null || sessionStorage.getItem(storageKey) === script || !(await isOutdated(script))) return;
  sessionStorage.setItem(storageKey, script);
  location.reload();
}

/**
 * Reloads the page once if a lazily loaded chunk is missing because a newer version has been published. If a chunk is
 * slow or refused, or if the browser is offline, the caller must handle the error.
 */
export function reloadWhenChunksAreMissing(): () => void {
  const onMissing = () => void reloadIfOutdated().catch(() => undefined);
  window.addEventListener('vite:preloadError', onMissing);
  return () => window.removeEventListener('vite:preloadError', onMissing);
}
