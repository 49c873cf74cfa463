import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { AccountsGateway } from '../../backend/accounts-gateway.ts';
import type { Session } from '../../backend/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './account-panel.module.css';
import { CreateAccountForm, ForgottenPasswordForm, SignInForm } from './sign-in-forms.tsx';
import { accountsText } from './text.ts';

type Mode = 'signIn' | 'create' | 'forgotten';

function modeOf(parameters: URLSearchParams): Mode {
  const mode = parameters.get('mode');
  return mode === 'create' || mode === 'forgotten' ? mode : 'signIn';
}

interface SignInPanelProps {
  readonly gateway: AccountsGateway;
  readonly account: Session;
}

/** Sign in, create an account or ask for a new password; which of them stands in the address, so that Back works. */
export function SignInPanel({ gateway, account }: SignInPanelProps) {
  const [parameters] = useSearchParams();
  const mode = modeOf(parameters);
  const [sent, setSent] = useState<{ readonly mode: Mode; readonly sentence: string } | null>(null);
  const { title, lede } = accountsText[mode];

  if (account.status === 'signed-in') {
    return (
      <div className={styles.panel}>
        <h1>{accountsText.signIn.title}</h1>
        <p className={styles.done} role="status">
          {accountsText.signedIn(account.email)}
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

function OtherWays({ mode }: { mode: Mode }) {
  return (
    <ul className={styles.others}>
      {mode !== 'signIn' && (
        <li>
          <Link to="/sign-in">{accountsText.toSignIn}</Link>
        </li>
      )}
      {mode !== 'create' && (
        <li>
          <Link to="/sign-in?mode=create">{accountsText.toCreate}</Link>
        </li>
      )}
      {mode !== 'forgotten' && (
        <li>
          <Link to="/sign-in?mode=forgotten">{accountsText.toForgotten}</Link>
        </li>
      )}
    </ul>
  );
}
