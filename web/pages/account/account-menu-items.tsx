import { AccountMenuItems } from '../../features/accounts/account-menu-items.tsx';

const signOut = async () => (await import('../../backend/accounts-gateway.ts')).accountsGateway.signOut();

/** The ways of whoever is signed in. What accounts can do comes with the press that signs out. */
export const SiteAccountMenuItems = ({ email }: { email: string }) => (
  <AccountMenuItems email={email} signOut={signOut} />
);
