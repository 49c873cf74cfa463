import { randomInt } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Engine } from '../../db/engine.ts';
import { addAccount, changeAccount, lockAccountByAddress } from '../accounts/accounts.ts';
import { endAllSessions } from '../grants/sessions.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import { requireStrongPassword } from '../passwords/password-strength.ts';
import { normalizeAddress } from '../wire/email-address.ts';

interface FirstAdministratorParts {
  readonly engine: Engine;
  readonly clock: Clock;
  readonly hasher: PasswordHasher;
  /** The account's address; `admin@localhost` needs no mailbox. */
  readonly email: string;
  /** A password chosen by the operator; if omitted, one is generated. */
  readonly password?: string | undefined;
}

export interface FirstAdministratorAccount {
  readonly email: string;
  /** Returned once, to be printed; only its hash is stored. */
  readonly password: string;
}

/** An arbitrary lock number that other programs are unlikely to use. */
const advisoryLock = 731_905_265;

/**
 * Creates the first administrator of an installation that has none, and returns the password. Undefined if there is an
 * administrator already. An existing account with the address is taken over: its password and sessions end.
 */
export async function ensureFirstAdministrator(
  parts: FirstAdministratorParts,
): Promise<FirstAdministratorAccount | undefined> {
  const { engine, clock, hasher } = parts;
  const email = normalizeAddress(parts.email);
  if (await engine.transaction(hasAdministrator)) return undefined;
  const password = parts.password ?? generatePassword();
  if (parts.password !== undefined) requireStrongPassword(parts.password, email);
  const passwordHash = await hasher.hash(password);
  const now = clock();
  return engine.transaction(async (db) => {
    // Two servers on one database may start at once: the second waits here, then finds what the first created.
    await db.query('select pg_advisory_xact_lock($1)', [advisoryLock]);
    if (await hasAdministrator(db)) return undefined;
    const fresh = await addAccount(db, { email, passwordHash, userMetadata: {}, isConfirmed: true }, now);
    const account = fresh ?? (await lockAccountByAddress(db, email));
    if (!account) throw new Error('The first administrator has no account. Start the server again.');
    if (!fresh) {
      await endAllSessions(db, account.id);
      // A pending address change by its former owner would move it away again.
      await changeAccount(db, account.id, { passwordHash, emailConfirmedAt: now, emailChange: null }, now);
    }
    await db.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [account.id]);
    return { email, password };
  });
}

async function hasAdministrator(db: Parameters<Parameters<Engine['transaction']>[0]>[0]): Promise<boolean> {
  const { rows } = await db.query("select user_id from public.user_roles where role = 'admin' limit 1");
  return rows.length > 0;
}

/** Without letters and digits that look alike: 20 of 31 symbols are 99 bits. */
const passwordAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

function generatePassword(): string {
  const groups = Array.from({ length: 4 }, () =>
    Array.from({ length: 5 }, () => passwordAlphabet[randomInt(passwordAlphabet.length)]).join(''),
  );
  return groups.join('-');
}
