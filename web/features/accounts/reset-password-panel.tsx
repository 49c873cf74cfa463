import { useState } from 'react';
import type { AccountsGateway } from '../../backend/accounts-gateway.ts';
import type { AuthSession } from '../../backend/session/auth-session.ts';
import { ButtonLink } from '../../ui/control/button.tsx';
import styles from './account-panel.module.css';
import { MfaChallenge } from './my-account/mfa-challenge.tsx';
import { NewPasswordForm, RecoveryCodeForm } from './sign-in-forms.tsx';
import { accountsText } from './text.ts';

/**
 * The page that a recovery link opens, on which the person who followed the link sets a new password. Anyone else who
 * is signed in is redirected to their account.
 */
export function ResetPasswordPanel({ gateway, account }: { gateway: AccountsGateway; account: AuthSession }) {
  const [isSaved, setIsSaved] = useState(false);
  const [isTooLate, setIsTooLate] = useState(false);
  const mayChoose = account.status === 'signed-in' && account.isFromMail && !isTooLate;
  const {
    title,
    lede,
    takesFactorAway,
    forAccount,
    inMyAccount,
    toMyAccount,
    noLink,
    elsewhere,
    askAgain,
    saved,
    checking,
  } = accountsText.reset;
  return (
    <div className={styles.panel}>
      <h1>{title}</h1>
      {isSaved && (
        <>
          <p className={styles.done} role="status">
            {saved}
          </p>
          <ButtonLink tone="primary" to="/">
            {accountsText.goHome}
          </ButtonLink>
        </>
      )}
      {!isSaved && account.status === 'unknown' && <p className={styles.lede}>{checking}</p>}
      {!isSaved && account.status === 'signed-out' && (
        <>
          <p className={styles.done}>{noLink}</p>
          <p className={styles.lede}>{elsewhere}</p>
          <RecoveryCodeForm gateway={gateway} />
          <ButtonLink to="/sign-in/forgotten">{askAgain}</ButtonLink>
        </>
      )}
      {!isSaved && account.status === 'signed-in' && !mayChoose && (
        <>
          <p className={styles.done}>{accountsText.signedIn(account.email)}</p>
          <p className={styles.lede}>{inMyAccount}</p>
          <ButtonLink tone="primary" to="/my-account">
            {toMyAccount}
          </ButtonLink>
          <ButtonLink to="/sign-in/forgotten">{askAgain}</ButtonLink>
        </>
      )}
      {!isSaved && mayChoose && (
        <>
          <p className={styles.done}>{forAccount(account.email)}</p>
          {account.owesCode && !account.isFactorYoung ? (
            <MfaChallenge gateway={gateway} />
          ) : (
            <>
              {account.owesCode && <p className={styles.done}>{takesFactorAway}</p>}
              <p className={styles.lede}>{lede}</p>
              <NewPasswordForm
                gateway={gateway}
                onSaved={() => setIsSaved(true)}
                onTooLate={() => setIsTooLate(true)}
              />
            </>
          )}
        </>
      )}
    </div>
  );
}
