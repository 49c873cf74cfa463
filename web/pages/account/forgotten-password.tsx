import { accountsGateway } from '../../backend/accounts-gateway.ts';
import { useSession } from '../../backend/session.ts';
import { SignInPanel } from '../../features/accounts/sign-in-panel.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Forgotten password',
    description: 'Ask for a link to a new password.',
    path: '/sign-in/forgotten',
  });

export default function ForgottenPassword() {
  return <SignInPanel gateway={accountsGateway} account={useSession()} mode="forgotten" />;
}
