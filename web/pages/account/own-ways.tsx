import { OwnWays } from '../../features/accounts/own-ways.tsx';

const signOut = async () => (await import('../../backend/accounts-gateway.ts')).accountsGateway.signOut();

/** The ways of whoever is signed in. What accounts can do comes with the press that signs out. */
export const SiteOwnWays = ({ email }: { email: string }) => <OwnWays email={email} signOut={signOut} />;
