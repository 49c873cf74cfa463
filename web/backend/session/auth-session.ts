import { createStore } from '../../platform/store.ts';
import { type BackendClient, loadBackendClient } from './backend-client.ts';
import { mayHaveSession, removeTokensFromUrl } from './stored-session.ts';

/** The status is 'unknown' until the stored session has been checked. */
export type AuthSession =
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out' }
  | ({ readonly status: 'signed-in' } & Person);

interface Person {
  readonly userId: string;
  readonly email: string;
  /** Whether the account has a second factor that this session has not verified yet. */
  readonly owesCode: boolean;
  /**
   * Whether the second factor was set up so recently that it is removed when the person opens a recovery link and
   * chooses a new password.
   */
  readonly isFactorYoung: boolean;
  /**
   * Whether the person has just signed in with a mailed link or code. They may then choose a password without the
   * current one.
   */
  readonly isFromMail: boolean;
}

const session = createStore<AuthSession>({ status: 'unknown' });
let isStarted = false;

/** Calls the listener on every sign-in and sign-out. Returns a function that removes the listener. */
export const subscribeToSession = session.subscribe;

/** A React hook that returns the current session. It renders the component again when the session changes. */
export const useSession = session.use;

/**
 * Loads the Supabase client and subscribes to its sign-ins and sign-outs. Call this only if someone is or wants to be
 * signed in.
 */
async function followSession(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  try {
    const [client, { isFactorRecent, isFromMailedLink, needsMfaCode }] = await Promise.all([
      loadBackendClient(),
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
 * Finds out whether someone is signed in when a page starts. Loads no code if no session can exist. Returns a function
 * that stops watching the URL.
 */
export function startAuthSession(): () => void {
  removeTokensFromUrl();
  // Following a link to the page that is already open changes only the fragment and does not reload the page.
  window.addEventListener('hashchange', removeTokensFromUrl);
  if (mayHaveSession()) void followSession();
  else session.publish({ status: 'signed-out' });
  return () => window.removeEventListener('hashchange', removeTokensFromUrl);
}

/**
 * Returns the Supabase client and follows session changes from now on. Use this for every request that may change the
 * session.
 */
export async function loadTrackedBackendClient(): Promise<BackendClient> {
  await followSession();
  return loadBackendClient();
}
