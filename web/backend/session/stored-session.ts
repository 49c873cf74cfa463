/** Where the client keeps its session in the browser's local storage. */
export const sessionStorageKey = 'symbiotics-session';

/** Whether a session may exist: one is stored, or the address carries the code of a link that this browser requested. */
export function mayHaveSession(): boolean {
  const isAnswer = new URLSearchParams(window.location.search).has('code');
  return storedKeys().some((key) => key === sessionStorageKey || (isAnswer && isVerifier(key)));
}

/** The client keeps what proves that it asked under names of its own, one for each link requested. */
function isVerifier(key: string): boolean {
  return key.startsWith(sessionStorageKey) && key.endsWith('-code-verifier');
}

function storedKeys(): readonly string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    // Storage is closed in some private windows: nobody can be signed in there.
    return [];
  }
}

/** What a mailed link's answer holds behind the '#' where no browser is to prove that it asked. */
const fragmentNames = ['access_token', 'refresh_token', 'provider_token', 'error_code', 'error_description'] as const;

/**
 * Takes tokens and errors out of the address without reading them: anyone who wrote the link wrote them, and a token left there would be
 * copied along with the address.
 */
export function dropAddressTokens(): void {
  const { hash, pathname, search } = window.location;
  const told = new URLSearchParams(hash.slice(1));
  if (!fragmentNames.some((name) => told.has(name))) return;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
}

/**
 * Who is signed in as far as this device knows, without asking anyone: the client itself asks the server as soon as the token has run
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
