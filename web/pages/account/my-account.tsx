import { accountsGateway } from '../../backend/accounts-gateway.ts';
import { readRowLedgerEntries } from '../../backend/ledger-entries-by-row.ts';
import { type OwnDispatch, ownAccountGateway } from '../../backend/own-account-gateway.ts';
import { useSession } from '../../backend/session/auth-session.ts';
import { MyAccount } from '../../features/accounts/my-account/my-account.tsx';
import { myAccountText } from '../../features/accounts/my-account/my-account-text.ts';
import { buildPageMeta } from '../page-meta.ts';
import { myAccountPageText } from './my-account-page-text.ts';

export const meta = () => [
  ...buildPageMeta({
    title: myAccountText.title,
    description: myAccountPageText.description,
    path: '/my-account',
  }),
  { name: 'robots', content: 'noindex' },
];

/**
 * Proves that dispatches are in the ledger. The code for hashes and signatures loads only if there are dispatches to
 * prove.
 */
async function prove(rows: readonly OwnDispatch[]) {
  const [{ proveDispatches }, entries] = await Promise.all([
    import('../../features/ledger/prove-dispatches.ts'),
    readRowLedgerEntries(rows.map(({ id }) => id)),
  ]);
  return proveDispatches(rows, entries);
}

export default function MyAccountPage() {
  return <MyAccount gateway={accountsGateway} own={ownAccountGateway} account={useSession()} proveDispatches={prove} />;
}
