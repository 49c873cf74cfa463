import { useState } from 'react';
import { SiteLink } from '../../ui/page/site-link.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import styles from './account-menu.module.css';
import { accountMenuItemsText as text } from './account-menu-items-text.ts';

interface AccountMenuItemsProps {
  readonly email: string;
  readonly signOut: () => Promise<void>;
}

/**
 * The items in the menu of the signed-in person: their e-mail address, a link to their account, and a button to sign
 * out.
 */
export function AccountMenuItems({ email, signOut }: AccountMenuItemsProps) {
  return (
    <>
      <p className={styles.email}>
        <bdi>{email}</bdi>
      </p>
      <SiteLink to="/my-account">{text.myAccount}</SiteLink>
      <SignOutButton signOut={signOut} />
    </>
  );
}

function SignOutButton({ signOut }: Pick<AccountMenuItemsProps, 'signOut'>) {
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    setIsLeaving(true);
    try {
      await signOut();
      showToast({ tone: 'success', title: text.signedOut });
    } catch (cause) {
      console.error('Signing out failed.', cause);
      showToast({ tone: 'failure', title: text.signOutFailed, description: text.tryAgain });
    } finally {
      setIsLeaving(false);
    }
  };
  return (
    <button type="button" className={styles.signOut} onClick={leave} disabled={isLeaving}>
      {text.signOut}
    </button>
  );
}
