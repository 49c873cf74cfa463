import { useSyncExternalStore } from 'react';
import { backendClient } from './client.ts';
import { mayHaveSession } from './stored-session.ts';

/** unknown: not looked yet; recovering: here by a recovery link, to choose a new password. */
export type Session =
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly userId: string; readonly email: string }
  | { readonly status: 'recovering'; readonly userId: string; readonly email: string };

let session: Session = { status: 'unknown' };
let isStarted = false;
const listeners = new Set<() => void>();

function publish(next: Session) {
  session = next;
  for (const listener of listeners) listener();
}

/** Calls the listener whenever somebody signs in or out; answers with what ends it. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const unknown: Session = { status: 'unknown' };

/** Who is signed in, kept up to date. */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribeToSession,
    () => session,
    () => unknown,
  );
}

/** Follows the client's events from now on. Loads the client, so call it only where somebody has or wants a session. */
export async function followSession(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  try {
    const client = await backendClient();
    client.auth.onAuthStateChange((event, current) => {
      if (current === null) {
        publish({ status: 'signed-out' });
        return;
      }
      const isRecovering =
        event === 'PASSWORD_RECOVERY' || (session.status === 'recovering' && event !== 'USER_UPDATED');
      const { id, email } = current.user;
      publish({ status: isRecovering ? 'recovering' : 'signed-in', userId: id, email: email ?? '' });
    });
  } catch (cause) {
    isStarted = false;
    publish({ status: 'signed-out' });
    console.error('The account code did not load; reload the page to sign in.', cause);
  }
}

/** At the start of a page: finds out whether somebody is signed in, without fetching a byte where nobody can be. */
export function startSession(): void {
  if (mayHaveSession()) void followSession();
  else publish({ status: 'signed-out' });
}
