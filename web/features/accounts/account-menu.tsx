import CircleUser from '@lucide/icons/icons/circle-user';
import { useState } from 'react';
import type { Session } from '../../backend/session/session.ts';
import { Icon } from '../../ui/page/icon.tsx';
import { SiteLink } from '../../ui/page/site-link.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';
import styles from './account-menu.module.css';
import { accountMenuText as menu } from './account-menu-text.ts';

interface AccountMenuProps {
  readonly account: Session;
  readonly signOut: () => Promise<void>;
}

/** In the header: the way to sign in, or whose account this is and the way out. */
export function AccountMenu({ account, signOut }: AccountMenuProps) {
  if (account.status === 'unknown' || account.status === 'signed-out') {
    return (
      <SiteLink to="/sign-in" className={styles.link}>
        <Icon of={CircleUser} size={22} strokeWidth={1.5} />
        <span className={styles.label}>{menu.signIn}</span>
      </SiteLink>
    );
  }
  return (
    <details className={styles.menu}>
      <summary className={styles.link}>
        <Icon of={CircleUser} size={22} strokeWidth={1.5} />
        <span className={styles.label}>{menu.account}</span>
      </summary>
      <div className={styles.sheet}>
        <p className={styles.email}>
          <bdi>{account.email}</bdi>
        </p>
        <SiteLink to="/my-account">{menu.myAccount}</SiteLink>
        <SignOutButton signOut={signOut} />
      </div>
    </details>
  );
}

function SignOutButton({ signOut }: Pick<AccountMenuProps, 'signOut'>) {
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    setIsLeaving(true);
    try {
      await signOut();
      showToast({ tone: 'success', title: menu.signedOut });
    } catch (cause) {
      console.error('Signing out failed.', cause);
      showToast({ tone: 'failure', title: menu.signOutFailed, description: menu.tryAgain });
    } finally {
      setIsLeaving(false);
    }
  };
  return (
    <button type="button" className={styles.signOut} onClick={leave} disabled={isLeaving}>
      {menu.signOut}
    </button>
  );
}
