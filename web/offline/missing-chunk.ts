import { versionScriptUrl } from './version-script.ts';

/** Records the version for which the page was reloaded, so that it never happens twice. */
const storageKey = 'reloaded-for-version';

/** Whether the server has another version than the open page. */
async function isOutdated(script: string): Promise<boolean> {
  const answer = await fetch(location.pathname, { cache: 'no-store' });
  return answer.ok && !(await answer.text()).includes(new URL(script).pathname);
}

async function reloadIfOutdated(): Promise<void> {
  const script = versionScriptUrl();
  if (script === null || sessionStorage.getItem(storageKey) === script || !(await isOutdated(script))) return;
  sessionStorage.setItem(storageKey, script);
  location.reload();
}

/**
 * A lazy chunk of the page may be gone once a newer version is published: then the page is reloaded, once. A chunk that
 * is only slow or refused is left to its caller, and so is everything while offline.
 */
export function reloadWhenChunksAreGone(): () => void {
  const onMissing = () => void reloadIfOutdated().catch(() => undefined);
  window.addEventListener('vite:preloadError', onMissing);
  return () => window.removeEventListener('vite:preloadError', onMissing);
}
