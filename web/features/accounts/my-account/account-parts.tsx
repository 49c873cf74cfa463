import { QueryClientProvider } from '@tanstack/react-query';
import type { AccountsGateway } from '../../../backend/accounts-gateway.ts';
import type { OwnAccountGateway } from '../../../backend/own-account-gateway.ts';
import { queryClientOf } from '../../../backend/query-client.ts';
import { ChangeAddress } from './change-address.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { OwnDispatches, type ProveDispatches } from './own-dispatches.tsx';
import { OwnReports } from './own-reports.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { SecondFactor } from './second-factor.tsx';
import { StoredData } from './stored-data.tsx';

interface AccountPartsProps {
  readonly gateway: AccountsGateway;
  readonly own: OwnAccountGateway;
  readonly person: { readonly userId: string; readonly email: string; readonly isFromMail: boolean };
  readonly prove: ProveDispatches;
}

/** The sections of the signed-in person's account. Cached data are never shared between people. */
export function AccountParts({ gateway, own, person, prove }: AccountPartsProps) {
  const { userId } = person;
  return (
    <QueryClientProvider key={userId} client={queryClientOf(userId)}>
      <OwnDispatches own={own} userId={userId} prove={prove} />
      <OwnReports own={own} />
      <ChangeAddress own={own} person={person} />
      <ChangePassword own={own} />
      <SecondFactor gateway={gateway} />
      <OwnSessions gateway={gateway} />
      <StoredData own={own} />
      <DeleteAccount gateway={gateway} own={own} person={person} />
    </QueryClientProvider>
  );
}
