import type { Session } from '../../db/engine.ts';
import type { AuthContext } from '../auth-context.ts';
import { type AccountRow, findAccountByAddress, findAccountById } from './accounts.ts';

const decoyId = '00000000-0000-4000-8000-000000000000';
/** A domain that can never exist (RFC 2606). The row has no address, so nobody can request it. */
const decoyAddress = 'nobody@decoy.invalid';

export interface MailRecipient {
  readonly account: AccountRow;
  readonly isDecoy: boolean;
  /** The context for the rest of the flow: messages to a decoy go nowhere. */
  readonly context: AuthContext;
}

/**
 * The account of a matching address, else a decoy. The same statements run for both: otherwise work done after the
 * response would delay the next request for known addresses only, and so reveal them.
 */
export async function findRecipientOrDecoy(
  context: AuthContext,
  address: string,
  fits: (account: AccountRow) => boolean = () => true,
): Promise<MailRecipient> {
  const [found, decoy] = await context.engine.transaction(async (db) => {
    const account = await findAccountByAddress(db, address);
    return [account, await readDecoy(db)] as const;
  });
  if (found && fits(found)) return { account: found, isDecoy: false, context };
  return { account: decoy, isDecoy: true, context: { ...context, mailer: nowhere } };
}

async function readDecoy(db: Session): Promise<AccountRow> {
  await db.query('insert into auth.users (id) values ($1) on conflict do nothing', [decoyId]);
  const decoy = (await findAccountById(db, decoyId)) as AccountRow;
  return { ...decoy, email: decoyAddress, emailChange: decoyAddress };
}

const nowhere = { send: async () => {}, close: async () => {} };
