import { accountsGateway } from '../../backend/accounts-gateway.ts';
import { useSession } from '../../backend/session/auth-session.ts';
import { SignInPanel } from '../../features/accounts/sign-in-panel.tsx';
import { accountsText } from '../../features/accounts/text.ts';
import { buildPageMeta } from '../page-meta.ts';
import { accountPagesText } from './account-pages-text.ts';

export const meta = () =>
  buildPageMeta({
    title: accountsText.create.title,
    description: accountPagesText.create,
    path: '/sign-in/create',
  });

export default function CreateAccount() {
  return <SignInPanel gateway={accountsGateway} account={useSession()} mode="create" />;
}
