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
