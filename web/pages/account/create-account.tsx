import { accountsGateway } from '../../backend/accounts-gateway.ts';
import { useSession } from '../../backend/session.ts';
import { SignInPanel } from '../../features/accounts/sign-in-panel.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Create an account',
    description: 'Create an account with an e-mail address and a password. The map and the AED locator need none.',
    path: '/sign-in/create',
  });

export default function CreateAccount() {
  return <SignInPanel gateway={accountsGateway} account={useSession()} mode="create" />;
}
