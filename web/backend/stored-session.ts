/** Where the client keeps its session in the browser's local storage. */
export const sessionStorageKey = 'symbiotics-session';

/** Whether a session may exist: one is stored, or the address carries the answer to a mailed link. */
export function mayHaveSession(): boolean {
  return hasStoredSession() || /[#?&](access_token|code|error_code)=/.test(window.location.href);
}

function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(sessionStorageKey) !== null;
  } catch {
    // Storage is closed in some private windows: nobody can be signed in there.
    return false;
  }
}

/**
 * Who is signed in as far as this device knows, without asking anybody: the client itself asks the server as soon as the token has run
 * out, which without a network takes half a minute. The server judges every row by its own knowledge all the same.
 */
export function storedUserId(): string | null {
  try {
    const stored = JSON.parse(localStorage.getItem(sessionStorageKey) ?? 'null') as { user?: { id?: unknown } } | null;
    const id = stored?.user?.id;
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}
