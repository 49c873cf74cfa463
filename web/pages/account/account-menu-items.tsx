import { AccountMenuItems } from '../../features/accounts/account-menu-items.tsx';

const signOut = async () => (await import('../../backend/accounts-gateway.ts')).accountsGateway.signOut();

/** The links in the menu of a signed-in user. The code for accounts loads when the user chooses to sign out. */
export const SiteAccountMenuItems = ({ email }: { email: string }) => (
  <AccountMenuItems email={email} signOut={signOut} />
);
