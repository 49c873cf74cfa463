import type { DatabaseSession } from '../../db/engine.ts';
import type { AuthContext } from '../auth-context.ts';
import { type AccountRow, findAccountByAddress, findAccountById } from './accounts.ts';

const decoyId = '00000000-0000-4000-8000-000000000000';
/**
 * An address that cannot exist (RFC 2606). The decoy's row in the database has no address, so no request can find it by
 * one.
 */
const decoyAddress = 'nobody@decoy.invalid';

export interface MailRecipient {
  readonly account: AccountRow;
  readonly isDecoy: boolean;
  /** The context with which the flow continues. For a decoy, its mailer sends nothing. */
  readonly context: AuthContext;
}

/**
 * Finds the account with an address, or returns a decoy if there is none or `fits` is false for it. The same SQL
 * statements run in both cases. Otherwise the work after the response would take longer for a known address, and the
 * next request would reveal that by its delay.
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

async function readDecoy(db: DatabaseSession): Promise<AccountRow> {
  await db.query('insert into auth.users (id) values ($1) on conflict do nothing', [decoyId]);
  const decoy = (await findAccountById(db, decoyId)) as AccountRow;
  return { ...decoy, email: decoyAddress, emailChange: decoyAddress };
}

const nowhere = { send: async () => {}, close: async () => {} };
