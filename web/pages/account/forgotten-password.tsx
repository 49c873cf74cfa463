import { accountsGateway } from '../../backend/accounts-gateway.ts';
import { useSession } from '../../backend/session/auth-session.ts';
import { SignInPanel } from '../../features/accounts/sign-in-panel.tsx';
import { accountsText } from '../../features/accounts/text.ts';
import { buildPageMeta } from '../page-meta.ts';
import { accountPagesText } from './account-pages-text.ts';

export const meta = () =>
  buildPageMeta({
    title: accountsText.forgotten.title,
    description: accountPagesText.forgotten,
    path: '/sign-in/forgotten',
  });

export default function ForgottenPassword() {
  return <SignInPanel gateway={accountsGateway} account={useSession()} mode="forgotten" />;
}
