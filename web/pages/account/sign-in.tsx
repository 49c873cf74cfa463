import { accountsGateway } from '../../backend/accounts-gateway.ts';
import { useSession } from '../../backend/session.ts';
import { SignInPanel } from '../../features/accounts/sign-in-panel.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Sign in',
    description: 'Sign in, create an account or ask for a new password. The map and the AED locator need no account.',
    path: '/sign-in',
  });

export default function SignIn() {
  return <SignInPanel gateway={accountsGateway} account={useSession()} mode="signIn" />;
}
