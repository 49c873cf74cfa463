import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountsGateway } from '../../../backend/accounts-gateway.ts';
import type { OwnAccountGateway } from '../../../backend/own-account-gateway.ts';
import { queryClientOf } from '../../../backend/query-client.ts';
import { Button } from '../../../ui/control/button.tsx';
import { downloadTextFile } from '../../../ui/download-text-file.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import panel from '../account-panel.module.css';
import { formatAccountError } from '../text.ts';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import styles from './my-account.module.css';
import { myAccountText } from './my-account-text.ts';
import { OwnDispatches, type ProveDispatches } from './own-dispatches.tsx';
import { OwnReports } from './own-reports.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { SecondFactor } from './second-factor.tsx';

const text = myAccountText.held;

interface AccountSectionsProps {
  readonly gateway: AccountsGateway;
  readonly own: OwnAccountGateway;
  readonly user: { readonly userId: string; readonly email: string; readonly isFromMail: boolean };
  readonly proveDispatches: ProveDispatches;
}

/** The sections on the page of the signed-in person's account. Each person gets their own data cache. */
export function AccountSections({ gateway, own, user, proveDispatches }: AccountSectionsProps) {
  const { userId } = user;
  return (
    <QueryClientProvider key={userId} client={queryClientOf(userId)}>
      <OwnDispatches own={own} userId={userId} proveDispatches={proveDispatches} />
      <OwnReports own={own} />
      <ChangeEmail own={own} user={user} />
      <ChangePassword own={own} />
      <SecondFactor gateway={gateway} />
      <OwnSessions gateway={gateway} />
      <StoredData own={own} />
      <DeleteAccount gateway={gateway} own={own} user={user} />
    </QueryClientProvider>
  );
}

/** A button that downloads everything the server stores about the account as one file. */
function StoredData({ own }: { own: OwnAccountGateway }) {
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const held = await own.everythingHeld();
      const name = `my-account-${new Date().toISOString().slice(0, 10)}.json`;
      downloadTextFile(name, 'application/json', `${JSON.stringify({ about: text.about, held }, null, 2)}\n`);
    } catch (cause) {
      showToast({ tone: 'failure', title: text.failed, description: formatAccountError(cause) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <section className={styles.part} aria-labelledby="held-data">
      <h2 id="held-data">{text.title}</h2>
      <p className={panel.lede}>{text.lede}</p>
      <Button onClick={() => void download()} aria-disabled={isBusy}>
        {isBusy ? text.busy : text.download}
      </Button>
    </section>
  );
}
