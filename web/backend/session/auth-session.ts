import { createStore } from '../../platform/store.ts';
import { type BackendClient, backendClient } from './backend-client.ts';
import { mayHaveSession, removeTokensFromUrl } from './stored-session.ts';

/** unknown: not checked yet. */
export type AuthSession =
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out' }
  | ({ readonly status: 'signed-in' } & Person);

interface Person {
  readonly userId: string;
  readonly email: string;
  /** Whether the account has a second factor that was not verified yet. */
  readonly owesCode: boolean;
  /** Whether that factor is so recent that choosing a password by a mailed link removes it. */
  readonly isFactorYoung: boolean;
  /**
   * Whether they came by a mailed link or code within the last minutes, and may choose a password without the current
   * one.
   */
  readonly isFromMail: boolean;
}

const session = createStore<AuthSession>({ status: 'unknown' });
let isStarted = false;

/** Calls the listener on every sign-in and sign-out; returns the unsubscribe function. */
export const subscribeToSession = session.subscribe;

/** The current session, kept up to date. */
export const useSession = session.use;

/** Tracks the client's events from now on. Loads the client, so call it only if someone has or wants a session. */
async function followSession(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  try {
    const [client, { isFactorRecent, isFromMailedLink, needsMfaCode }] = await Promise.all([
      backendClient(),
      import('./session-assurance.ts'),
    ]);
    client.auth.onAuthStateChange((_event, current) => {
      if (current === null) {
        session.publish({ status: 'signed-out' });
        return;
      }
      const { id, email } = current.user;
      session.publish({
        status: 'signed-in',
        userId: id,
        email: email ?? '',
        owesCode: needsMfaCode(current),
        isFactorYoung: isFactorRecent(current),
        isFromMail: isFromMailedLink(current),
      });
    });
  } catch (cause) {
    isStarted = false;
    session.publish({ status: 'signed-out' });
    console.error('The account code did not load; reload the page to sign in.', cause);
  }
}

/**
 * At page start: finds out whether someone is signed in; loads no code if nobody can be. Returns a function that stops
 * watching.
 */
export function startAuthSession(): () => void {
  removeTokensFromUrl();
  // A link to the page that is already open changes only the fragment and does not reload.
  window.addEventListener('hashchange', removeTokensFromUrl);
  if (mayHaveSession()) void followSession();
  else session.publish({ status: 'signed-out' });
  return () => window.removeEventListener('hashchange', removeTokensFromUrl);
}

/** The client, with session changes tracked from here on: for anything that may change the session. */
export async function trackedBackendClient(): Promise<BackendClient> {
  await followSession();
  return backendClient();
}
