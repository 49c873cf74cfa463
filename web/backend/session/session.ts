import { createStore } from '../../platform/store.ts';
import { backendClient } from './client.ts';
import { dropAddressTokens, mayHaveSession } from './stored-session.ts';

/** unknown: not looked yet. */
export type AuthSession =
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out' }
  | ({ readonly status: 'signed-in' } & Person);

interface Person {
  readonly userId: string;
  readonly email: string;
  /** Whether the account has a second factor whose code was not shown yet. */
  readonly owesCode: boolean;
  /** Whether that factor is so young that choosing a password behind a mailed link takes it away. */
  readonly isFactorYoung: boolean;
  /** Whether they came by a mailed link or code of the last minutes, and may choose a password without knowing the present one. */
  readonly isFromMail: boolean;
}

const session = createStore<AuthSession>({ status: 'unknown' });
let isStarted = false;

/** Calls the listener whenever someone signs in or out; returns with what ends it. */
export const subscribeToSession = session.subscribe;

/** Who is signed in, kept up to date. */
export const useSession = session.use;

/** Follows the client's events from now on. Loads the client, so call it only where someone has or wants a session. */
export async function followSession(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  try {
    const [client, { isFactorYoung, isFromMail, needsMfaCode }] = await Promise.all([
      backendClient(),
      import('./assurance.ts'),
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
        isFactorYoung: isFactorYoung(current),
        isFromMail: isFromMail(current),
      });
    });
  } catch (cause) {
    isStarted = false;
    session.publish({ status: 'signed-out' });
    console.error('The account code did not load; reload the page to sign in.', cause);
  }
}

/** At the start of a page: finds out whether someone is signed in, without fetching a byte where nobody can be. Returns what ends its watch. */
export function startAuthSession(): () => void {
  dropAddressTokens();
  // A link to the page that is open already changes the fragment and loads nothing.
  window.addEventListener('hashchange', dropAddressTokens);
  if (mayHaveSession()) void followSession();
  else session.publish({ status: 'signed-out' });
  return () => window.removeEventListener('hashchange', dropAddressTokens);
}
