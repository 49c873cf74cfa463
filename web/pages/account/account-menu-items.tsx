import { AccountMenuItems } from '../../features/accounts/account-menu-items.tsx';

const signOut = async () => (await import('../../backend/accounts-gateway.ts')).accountsGateway.signOut();

/** The links of a signed-in person. The accounts code loads when they press sign out. */
export const SiteAccountMenuItems = ({ email }: { email: string }) => (
  <AccountMenuItems email={email} signOut={signOut} />
);
