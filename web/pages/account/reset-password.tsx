import { accountsGateway } from '../../backend/accounts-gateway.ts';
import { useSession } from '../../backend/session/auth-session.ts';
import { ResetPasswordPanel } from '../../features/accounts/reset-password-panel.tsx';
import { accountsText } from '../../features/accounts/text.ts';
import { buildPageMeta } from '../page-meta.ts';
import { accountPagesText } from './account-pages-text.ts';

export const meta = () => [
  ...buildPageMeta({
    title: accountsText.reset.title,
    description: accountPagesText.reset,
    path: '/reset-password',
  }),
  { name: 'robots', content: 'noindex' },
];

export default function ResetPassword() {
  return <ResetPasswordPanel gateway={accountsGateway} account={useSession()} />;
}
