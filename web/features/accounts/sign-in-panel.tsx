import { useState } from 'react';
import type { AccountsGateway } from '../../backend/accounts-gateway.ts';
import type { AuthSession } from '../../backend/session/auth-session.ts';
import { ButtonLink } from '../../ui/control/button.tsx';
import { SiteLink } from '../../ui/page/site-link.tsx';
import styles from './account-panel.module.css';
import { MfaChallenge } from './my-account/mfa-challenge.tsx';
import { CreateAccountForm, ForgottenPasswordForm, SignInForm } from './sign-in-forms.tsx';
import { accountsText } from './text.ts';

export type SignInMode = 'signIn' | 'create' | 'forgotten';

interface SignInPanelProps {
  readonly gateway: AccountsGateway;
  readonly account: AuthSession;
  readonly mode: SignInMode;
}

/**
 * The panel to sign in, create an account or request a new password. Each of these has its own URL, so that the Back
 * button works and the prerendered page is the right one.
 */
export function SignInPanel({ gateway, account, mode }: SignInPanelProps) {
  const [sent, setSent] = useState<{ readonly mode: SignInMode; readonly sentence: string } | null>(null);
  const { title, lede } = accountsText[mode];

  // People who are signed in may still request a recovery link.
  const person = account.status === 'signed-in' && mode !== 'forgotten' ? account : null;
  if (person?.owesCode) {
    return (
      <div className={styles.panel}>
        <h1>{accountsText.signIn.title}</h1>
        <MfaChallenge gateway={gateway} />
      </div>
    );
  }
  if (person !== null) {
    return (
      <div className={styles.panel}>
        <h1>{accountsText.signIn.title}</h1>
        <p className={styles.done} role="status">
          {accountsText.signedIn(person.email)}
        </p>
        <ButtonLink tone="primary" to="/">
          {accountsText.goHome}
        </ButtonLink>
      </div>
    );
  }
  const tell = (sentence: string) => setSent({ mode, sentence });
  return (
    <div className={styles.panel}>
      <h1>{title}</h1>
      <p className={styles.lede}>{lede}</p>
      <noscript>
        <p className={styles.done}>{accountsText.needsScript}</p>
      </noscript>
      {sent?.mode === mode && (
        <p className={styles.done} role="status">
          {sent.sentence}
        </p>
      )}
      {mode === 'signIn' && <SignInForm gateway={gateway} />}
      {mode === 'create' && (
        <CreateAccountForm gateway={gateway} onConfirm={(email) => tell(accountsText.confirm(email))} />
      )}
      {mode === 'forgotten' && (
        <ForgottenPasswordForm gateway={gateway} onSent={(email) => tell(accountsText.recoverySent(email))} />
      )}
      <OtherWays mode={mode} />
    </div>
  );
}

function OtherWays({ mode }: { mode: SignInMode }) {
  return (
    <ul className={styles.others}>
      {mode !== 'signIn' && (
        <li>
          <SiteLink to="/sign-in">{accountsText.toSignIn}</SiteLink>
        </li>
      )}
      {mode !== 'create' && (
        <li>
          <SiteLink to="/sign-in/create">{accountsText.toCreate}</SiteLink>
        </li>
      )}
      {mode !== 'forgotten' && (
        <li>
          <SiteLink to="/sign-in/forgotten">{accountsText.toForgotten}</SiteLink>
        </li>
      )}
    </ul>
  );
}
