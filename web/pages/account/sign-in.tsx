import { accountsGateway } from '../../backend/accounts-gateway.ts';
import { useSession } from '../../backend/session/auth-session.ts';
import { SignInPanel } from '../../features/accounts/sign-in-panel.tsx';
import { accountsText } from '../../features/accounts/text.ts';
import { buildPageMeta } from '../page-meta.ts';
import { accountPagesText } from './account-pages-text.ts';

export const meta = () =>
  buildPageMeta({
    title: accountsText.signIn.title,
    description: accountPagesText.signIn,
    path: '/sign-in',
  });

export default function SignIn() {
  return <SignInPanel gateway={accountsGateway} account={useSession()} mode="signIn" />;
}
