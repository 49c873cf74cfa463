import { lazy, Suspense, useEffect } from 'react';
import type { AccountsGateway } from '../../../backend/accounts-gateway.ts';
import type { OwnAccountGateway } from '../../../backend/own-account-gateway.ts';
import type { AuthSession } from '../../../backend/session/auth-session.ts';
import { mayHaveSession } from '../../../backend/session/stored-session.ts';
import { Button, ButtonLink } from '../../../ui/control/button.tsx';
import styles from '../account-panel.module.css';
import { accountsText } from '../text.ts';
import { MfaChallenge } from './mfa-challenge.tsx';
import { myAccountText as text } from './my-account-text.ts';
import type { ProveDispatches } from './own-dispatches.tsx';

const loadParts = () => import('./account-sections.tsx');
const AccountParts = lazy(async () => {
  try {
    return { default: (await loadParts()).AccountSections };
  } catch (cause) {
    console.error('The code of the account did not load.', cause);
    return { default: PartsMissing };
  }
});

interface MyAccountProps {
  readonly gateway: AccountsGateway;
  readonly own: OwnAccountGateway;
  readonly account: AuthSession;
  readonly proveDispatches: ProveDispatches;
}

/**
 * The account page of the signed-in person. If a session may exist, the page's code and the code that checks the
 * session load at the same time.
 */
export function MyAccount({ gateway, own, account, proveDispatches }: MyAccountProps) {
  useEffect(() => {
    if (mayHaveSession()) loadParts().catch(() => undefined);
  }, []);
  return (
    <div className={`${styles.panel} ${styles.awaiting}`}>
      <h1>{text.title}</h1>
      {account.status === 'unknown' && <p className={styles.lede}>{text.checking}</p>}
      {account.status === 'signed-out' && (
        <>
          <p className={styles.lede}>{text.signedOut}</p>
          <ButtonLink tone="primary" to="/sign-in">
            {accountsText.signIn.submit}
          </ButtonLink>
        </>
      )}
      {account.status === 'signed-in' && (
        <>
          <p className={styles.done}>{accountsText.signedIn(account.email)}</p>
          {account.owesCode ? (
            <MfaChallenge gateway={gateway} />
          ) : (
            <Suspense fallback={<p role="status">{text.checking}</p>}>
              <AccountParts gateway={gateway} own={own} user={account} proveDispatches={proveDispatches} />
            </Suspense>
          )}
        </>
      )}
    </div>
  );
}

function PartsMissing() {
  return (
    <div role="alert">
      <p>{text.loadFailed}</p>
      <Button onClick={() => window.location.reload()}>{text.retry}</Button>
    </div>
  );
}
