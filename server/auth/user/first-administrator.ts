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
  /** The address of the account. `admin@localhost` needs no mailbox. */
  readonly email: string;
  /** The password that the operator has chosen. If omitted, one is generated. */
  readonly password?: string | undefined;
}

export interface FirstAdministratorAccount {
  readonly email: string;
  /** The password, to be printed once. Only its hash is stored. */
  readonly password: string;
}

/** The number of a database lock. Other programs are unlikely to use the same arbitrary number. */
const advisoryLock = 731_905_265;

/**
 * Creates the first administrator if the installation has none, and returns the address and the password. Undefined if
 * there already is an administrator. An existing account with the address becomes the administrator: it gets the new
 * password and its sessions end.
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
    // Two servers may start on one database at the same time. The second one waits here until the first has created the
    // account.
    await db.query('select pg_advisory_xact_lock($1)', [advisoryLock]);
    if (await hasAdministrator(db)) return undefined;
    const fresh = await addAccount(db, { email, passwordHash, userMetadata: {}, isConfirmed: true }, now);
    const account = fresh ?? (await lockAccountByAddress(db, email));
    if (!account) throw new Error('The first administrator has no account. Start the server again.');
    if (!fresh) {
      await endAllSessions(db, account.id);
      // The former owner of the account may have started an address change, which would move the account away again.
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

/**
 * Characters of a generated password, without those that look alike. Twenty of these 31 characters have 99 bits of
 * entropy.
 */
const passwordAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

function generatePassword(): string {
  const groups = Array.from({ length: 4 }, () =>
    Array.from({ length: 5 }, () => passwordAlphabet[randomInt(passwordAlphabet.length)]).join(''),
  );
  return groups.join('-');
}
