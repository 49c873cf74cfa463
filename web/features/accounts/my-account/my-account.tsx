import { QueryClientProvider } from '@tanstack/react-query';
import type { AccountsGateway } from '../../../backend/accounts-gateway.ts';
import type { OwnAccountGateway } from '../../../backend/own-account-gateway.ts';
import { queryClientOf } from '../../../backend/query-client.ts';
import type { Session } from '../../../backend/session.ts';
import { ButtonLink } from '../../../ui/control/button.tsx';
import styles from '../account-panel.module.css';
import { ChangeAddress } from './change-address.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { HeldData } from './held-data.tsx';
import { myAccountText as text } from './my-account-text.ts';
import { OwedCode } from './owed-code.tsx';
import { OwnDispatches, type ProveDispatches } from './own-dispatches.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { SecondFactor } from './second-factor.tsx';

interface MyAccountProps {
  readonly gateway: AccountsGateway;
  readonly own: OwnAccountGateway;
  readonly account: Session;
  readonly prove: ProveDispatches;
}

/** What somebody can see and change of their own account. */
export function MyAccount({ gateway, own, account, prove }: MyAccountProps) {
  return (
    <div className={styles.panel}>
      <h1>{text.title}</h1>
      {account.status === 'unknown' && <p className={styles.lede}>{text.checking}</p>}
      {account.status === 'signed-out' && (
        <>
          <p className={styles.lede}>{text.signedOut}</p>
          <ButtonLink tone="primary" to="/sign-in">
            {text.toSignIn}
          </ButtonLink>
        </>
      )}
      {account.status !== 'unknown' && account.status !== 'signed-out' && (
        <>
          <p className={styles.done}>{text.address(account.email)}</p>
          {account.owesCode ? (
            <OwedCode gateway={gateway} />
          ) : (
            // One person's answers never serve the next.
            <QueryClientProvider key={account.userId} client={queryClientOf(account.userId)}>
              <OwnDispatches own={own} userId={account.userId} prove={prove} />
              <ChangeAddress own={own} email={account.email} />
              <ChangePassword own={own} />
              <SecondFactor gateway={gateway} />
              <OwnSessions gateway={gateway} />
              <HeldData own={own} />
              <DeleteAccount gateway={gateway} own={own} person={account} />
            </QueryClientProvider>
          )}
        </>
      )}
    </div>
  );
}
