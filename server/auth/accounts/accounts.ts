import { randomUUID } from 'node:crypto';
import type { DatabaseSession } from '../../db/engine.ts';
import type { JsonFields } from '../wire/json-body.ts';

/** An account: the columns of `auth.users` that this server uses. */
export interface AccountRow {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly emailConfirmedAt: Date | null;
  readonly confirmationSentAt: Date | null;
  readonly recoverySentAt: Date | null;
  /** The address of a pending change, until it has been confirmed. */
  readonly emailChange: string | null;
  readonly emailChangeSentAt: Date | null;
  readonly emailChangeConfirmations: number;
  readonly lastSignInAt: Date | null;
  readonly appMetadata: JsonFields;
  readonly userMetadata: JsonFields;
  readonly bannedUntil: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** The second factors as GoTrue returns them to the account's owner; null if there are none. */
  readonly factors: readonly JsonFields[] | null;
}

type Changeable = Omit<AccountRow, 'id' | 'createdAt' | 'updatedAt' | 'appMetadata' | 'bannedUntil' | 'factors'>;

/** The database column of each field. An update's SQL contains no other names. */
const columnOf: Readonly<Record<keyof Changeable, string>> = {
  email: 'email',
  passwordHash: 'encrypted_password',
  emailConfirmedAt: 'email_confirmed_at',
  confirmationSentAt: 'confirmation_sent_at',
  recoverySentAt: 'recovery_sent_at',
  emailChange: 'email_change',
  emailChangeSentAt: 'email_change_sent_at',
  emailChangeConfirmations: 'email_change_confirmations',
  lastSignInAt: 'last_sign_in_at',
  userMetadata: 'raw_user_meta_data',
};

const selected = `
  id, email, encrypted_password as "passwordHash", email_confirmed_at as "emailConfirmedAt",
  confirmation_sent_at as "confirmationSentAt", recovery_sent_at as "recoverySentAt", email_change as "emailChange",
  email_change_sent_at as "emailChangeSentAt", email_change_confirmations as "emailChangeConfirmations",
  last_sign_in_at as "lastSignInAt", raw_app_meta_data as "appMetadata", raw_user_meta_data as "userMetadata",
  banned_until as "bannedUntil", created_at as "createdAt", updated_at as "updatedAt",
  (select json_agg(json_build_object('id', factor.id, 'friendly_name', factor.friendly_name, 'factor_type', factor.factor_type,
     'status', factor.status, 'created_at', factor.created_at, 'updated_at', factor.updated_at) order by factor.created_at)
   from auth.mfa_factors factor where factor.user_id = users.id) as factors`;

export async function findAccountByAddress(db: DatabaseSession, address: string): Promise<AccountRow | undefined> {
  return first(db, 'lower(email) = $1', address);
}

export async function findAccountById(db: DatabaseSession, id: string): Promise<AccountRow | undefined> {
  return first(db, 'id = $1', id);
}

/**
 * Finds an account and locks it until the transaction ends. The lock is `no key update`, because a concurrent token
 * refresh locks the account as the target of a foreign key, and the two locks must not conflict.
 */
export async function lockAccountByAddress(db: DatabaseSession, address: string): Promise<AccountRow | undefined> {
  return first(db, 'lower(email) = $1', address, 'for no key update');
}

export async function lockAccountById(db: DatabaseSession, id: string): Promise<AccountRow | undefined> {
  return first(db, 'id = $1', id, 'for no key update');
}

async function first(
  db: DatabaseSession,
  condition: string,
  value: string,
  lock = '',
): Promise<AccountRow | undefined> {
  const { rows } = await db.query<AccountRow>(`select ${selected} from auth.users where ${condition} ${lock}`, [value]);
  return rows[0];
}

interface AccountStart {
  readonly email: string;
  readonly passwordHash: string;
  readonly userMetadata: JsonFields;
  readonly isConfirmed: boolean;
}

/** Adds an account. Returns undefined if another account has the address. */
export async function addAccount(db: DatabaseSession, start: AccountStart, now: Date): Promise<AccountRow | undefined> {
  const { rows } = await db.query<AccountRow>(
    `insert into auth.users (id, email, encrypted_password, email_confirmed_at, confirmation_sent_at,
       raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8)
     on conflict do nothing
     returning ${selected}`,
    [
      randomUUID(),
      start.email,
      start.passwordHash,
      start.isConfirmed ? now : null,
      start.isConfirmed ? null : now,
      JSON.stringify({ provider: 'email', providers: ['email'] }),
      JSON.stringify(start.userMetadata),
      now,
    ],
  );
  return rows[0];
}

export async function changeAccount(
  db: DatabaseSession,
  id: string,
  changes: Partial<Changeable>,
  now: Date,
): Promise<AccountRow> {
  const names = Object.keys(changes) as (keyof Changeable)[];
  const assignments = names.map((name, index) => `${columnOf[name]} = $${index + 3}`);
  const values = names.map((name) => (name === 'userMetadata' ? JSON.stringify(changes[name]) : changes[name]));
  const { rows } = await db.query<AccountRow>(
    `update auth.users set ${['updated_at = $2', ...assignments].join(', ')} where id = $1 returning ${selected}`,
    [id, now, ...values],
  );
  const account = rows[0];
  if (!account) throw new Error('The account was deleted while it was being changed.');
  return account;
}

/** Deletes an account if it was never confirmed, with everything that refers to it. */
export async function deleteUnconfirmedAccount(db: DatabaseSession, id: string): Promise<void> {
  await db.query('delete from auth.users where id = $1 and email_confirmed_at is null', [id]);
}

/**
 * Whether an account keeps its address when somebody else confirms that address. An unconfirmed account does not keep
 * it, because anyone could have signed up with it.
 */
export function hasConfirmedAddress({ emailConfirmedAt }: AccountRow): boolean {
  return emailConfirmedAt !== null;
}

export function isBanned({ bannedUntil }: AccountRow, now: Date): boolean {
  return bannedUntil !== null && bannedUntil > now;
}
