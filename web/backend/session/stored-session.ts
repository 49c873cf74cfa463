/** The key under which the Supabase client stores the session in the browser's local storage. */
export const sessionStorageKey = 'symbiotics-session';

/** Whether a session may exist: one is stored, or the URL has the code of a link that this browser requested. */
export function mayHaveSession(): boolean {
  const isAnswer = new URLSearchParams(window.location.search).has('code');
  return storedKeys().some((key) => key === sessionStorageKey || (isAnswer && isVerifier(key)));
}

/** Whether a storage key holds a PKCE verifier. The client stores one per requested link. */
function isVerifier(key: string): boolean {
  return key.startsWith(sessionStorageKey) && key.endsWith('-code-verifier');
}

function storedKeys(): readonly string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    // Some private windows block storage, so nobody can be signed in there.
    return [];
  }
}

/** The parameters that a mailed link without PKCE puts into the URL's fragment. */
const fragmentNames = ['access_token', 'refresh_token', 'provider_token', 'error_code', 'error_description'] as const;

/**
 * Removes tokens and errors from the URL without using them, because anyone can put them into a link. A visitor who
 * copied the URL would otherwise also copy the token.
 */
export function removeTokensFromUrl(): void {
  const { hash, pathname, search } = window.location;
  const told = new URLSearchParams(hash.slice(1));
  if (!fragmentNames.some((name) => told.has(name))) return;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
}

/**
 * Returns the id of the person who is signed in according to this device, without a request. The Supabase client would
 * contact the server as soon as the token has expired, which takes half a minute offline. The server checks every row
 * independently.
 */
export function readStoredUserId(): string | null {
  try {
    const stored = JSON.parse(localStorage.getItem(sessionStorageKey) ?? 'null') as { user?: { id?: unknown } } | null;
    const id = stored?.user?.id;
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}
