import { accountsGateway } from '../../backend/accounts-gateway.ts';
import { useSession } from '../../backend/session.ts';
import { ResetPasswordPanel } from '../../features/accounts/reset-password-panel.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => [
  ...pageMeta({
    title: 'Choose a new password',
    description: 'Where the link of a recovery message leads.',
    path: '/reset-password',
  }),
  { name: 'robots', content: 'noindex' },
];

export default function ResetPassword() {
  return <ResetPasswordPanel gateway={accountsGateway} account={useSession()} />;
}
