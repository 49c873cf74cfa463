import CircleUser from '@lucide/icons/icons/circle-user';
import type { FunctionComponent } from 'react';
import type { AuthSession } from '../../backend/session/auth-session.ts';
import { Icon } from '../../ui/page/icon.tsx';
import { SiteLink } from '../../ui/page/site-link.tsx';
import styles from './account-menu.module.css';
import { accountMenuText as menu } from './account-menu-text.ts';

interface AccountMenuProps {
  readonly account: AuthSession;
  /** Renders the items of the menu for a signed-in person. */
  readonly menuItems: FunctionComponent<{ readonly email: string }>;
}

/** The link to sign in or, for a signed-in person, the account menu. It is in the page's header. */
export function AccountMenu({ account, menuItems: OwnWays }: AccountMenuProps) {
  if (account.status !== 'signed-in') {
    return (
      <SiteLink to="/sign-in" className={styles.link}>
        <Face name={menu.signIn} />
      </SiteLink>
    );
  }
  return (
    <details className={styles.menu}>
      <summary className={`unmarked ${styles.link}`}>
        <Face name={menu.account} />
      </summary>
      <div className={styles.sheet}>
        <OwnWays email={account.email} />
      </div>
    </details>
  );
}

function Face({ name }: { name: string }) {
  return (
    <>
      <Icon of={CircleUser} size={22} strokeWidth={1.5} />
      <span className={styles.label}>{name}</span>
    </>
  );
}

/** Rendered instead of the menu's items if their code does not load. */
export const AccountMenuFallback = () => <SiteLink to="/my-account">{menu.account}</SiteLink>;
