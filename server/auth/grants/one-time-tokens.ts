import { randomUUID, timingSafeEqual } from 'node:crypto';
import { addSeconds } from '../../clock.ts';
import type { DatabaseSession } from '../../db/engine.ts';
import type { Keys } from '../../keys/keys.ts';
import { hashToken } from './refresh-tokens.ts';

export type OneTimeTokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current';

/** Lifetime of a token: one hour, GoTrue's default for links in messages. */
export const oneTimeTokenSeconds = 3600;

/** How long all requests for a link get the same six digits. */
const sameCodeSeconds = 24 * 60 * 60;

/** What a message contains: the token in its link, and the six digits that can be typed instead. */
export interface OneTimeSecret {
  readonly token: string;
  readonly code: string;
}

/** A token that was found in the database: its account, its purpose, and the address to which it was mailed. */
export interface OneTimeToken {
  readonly accountId: string;
  readonly type: OneTimeTokenType;
  /** The address to which the token was mailed. */
  readonly address: string;
}

interface OneTimePurpose {
  readonly accountId: string;
  readonly type: OneTimeTokenType;
  readonly address: string;
}

/**
 * Creates the token of a link, and the six digits that can be typed instead. Each request gets its own token, because a
 * stranger's request must not invalidate the link that the owner is waiting for. Requests within a short time get the
 * same digits, so that there are never two codes that an attacker could guess.
 */
export async function createOneTimeToken(
  keys: Keys,
  db: DatabaseSession,
  { accountId, type, address }: OneTimePurpose,
  now: Date,
): Promise<OneTimeSecret> {
  const id = randomUUID();
  const shared = (await findSharedCode(keys, db, { accountId, type, address }, now)) ?? { codeId: id, since: now };
  const code = codeOf(keys, shared.codeId);
  const token = tokenOfCode(keys, id, code);
  await db.query(
    `insert into auth.one_time_tokens
       (id, user_id, token_type, token_hash, relates_to, expires_at, created_at, updated_at, code_id, code_since)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9)`,
    [
      id,
      accountId,
      type,
      hashToken(token),
      address,
      addSeconds(now, oneTimeTokenSeconds),
      now,
      shared.codeId,
      shared.since,
    ],
  );
  return { token, code };
}

interface SharedCode {
  readonly codeId: string;
  readonly since: Date;
}

async function findSharedCode(
  keys: Keys,
  db: DatabaseSession,
  { accountId, type, address }: OneTimePurpose,
  now: Date,
): Promise<SharedCode | undefined> {
  const { rows } = await db.query<SharedCode & { id: string; hash: string }>(
    `select id, token_hash as hash, coalesce(code_id, id) as "codeId", coalesce(code_since, created_at) as since
     from auth.one_time_tokens
     where user_id = $1 and token_type = $2 and relates_to = $3 and expires_at > $4 and coalesce(code_since, created_at) > $5
     order by since, id`,
    [accountId, type, address, now, addSeconds(now, -sameCodeSeconds)],
  );
  // The digits of a token from an earlier release, or with another secret, cannot be derived again.
  return rows.find(({ id, hash, codeId }) => isSameHash(hashToken(tokenOfCode(keys, id, codeOf(keys, codeId))), hash));
}

const returned = 'user_id as "accountId", token_type as "type", relates_to as "address"';

/**
 * Redeems the token of one link. Other links of the account stay valid, because somebody else may have requested them.
 */
export async function consumeLink(
  db: DatabaseSession,
  token: string,
  types: readonly OneTimeTokenType[],
  now: Date,
): Promise<OneTimeToken | undefined> {
  const { rows } = await db.query<OneTimeToken>(
    `delete from auth.one_time_tokens where token_hash = $1 and token_type in ($2, $3) and expires_at > $4 returning ${returned}`,
    [hashToken(token), types[0], types.at(-1), now],
  );
  return rows[0];
}

/**
 * Redeems the token of a link, and deletes all tokens of the same account and type, because their purpose is fulfilled.
 * Undefined if the token is not valid, or is not of one of these types.
 */
export async function consumeOneTimeToken(
  db: DatabaseSession,
  token: string,
  types: readonly OneTimeTokenType[],
  now: Date,
): Promise<OneTimeToken | undefined> {
  const used = await findOneTimeToken(db, token, types, now);
  return used && consumeAll(db, used, token);
}

/**
 * Deletes the tokens of an account and type. Rows are locked in the order of their ids, so that two concurrent requests
 * cannot deadlock.
 */
async function consumeAll(db: DatabaseSession, used: OneTimeToken, token: string): Promise<OneTimeToken | undefined> {
  const { rows } = await db.query<{ hash: string }>(
    `delete from auth.one_time_tokens where id in (
       select id from auth.one_time_tokens where user_id = $1 and token_type = $2 order by id for update
     ) returning token_hash as hash`,
    [used.accountId, used.type],
  );
  // Another request may have redeemed the token while this one waited for the lock.
  return rows.some(({ hash }) => hash === hashToken(token)) ? used : undefined;
}

/**
 * Finds a valid token without consuming it. Opening a recovery link must not consume its token. Only the browser that
 * requested the link gets a session, when it redeems the code that the link returns.
 */
export async function findOneTimeToken(
  db: DatabaseSession,
  token: string,
  types: readonly OneTimeTokenType[],
  now: Date,
): Promise<OneTimeToken | undefined> {
  const { rows } = await db.query<OneTimeToken>(
    `select ${returned} from auth.one_time_tokens where token_hash = $1 and token_type in ($2, $3) and expires_at > $4`,
    [hashToken(token), types[0], types.at(-1), now],
  );
  return rows[0];
}

/** Redeems the six digits that were mailed to `address`. Undefined if they do not match. */
export async function consumeOneTimeCode(
  keys: Keys,
  db: DatabaseSession,
  { address, code }: { address: string; code: string },
  types: readonly OneTimeTokenType[],
  now: Date,
): Promise<OneTimeToken | undefined> {
  const { rows } = await db.query<OneTimeToken & { id: string; hash: string }>(
    `select id, token_hash as hash, ${returned} from auth.one_time_tokens
     where relates_to = $1 and token_type in ($2, $3) and expires_at > $4`,
    [address, types[0], types.at(-1), now],
  );
  const match = rows.find(({ id, hash }) => isSameHash(hashToken(tokenOfCode(keys, id, code)), hash));
  if (!match) return undefined;
  const { accountId, type } = match;
  return consumeAll(db, { accountId, type, address }, tokenOfCode(keys, match.id, code));
}

/**
 * Returns the tokens of a pending address change that are still valid. They are locked until the transaction ends, so
 * that no other request can redeem them.
 */
export async function lockEmailChangeTokens(
  db: DatabaseSession,
  accountId: string,
  now: Date,
): Promise<OneTimeTokenType[]> {
  const { rows } = await db.query<{ type: OneTimeTokenType }>(
    `select token_type as type from auth.one_time_tokens
     where user_id = $1 and token_type in ('email_change_token_new', 'email_change_token_current') and expires_at > $2 for update`,
    [accountId, now],
  );
  return rows.map(({ type }) => type);
}

export async function deleteOneTimeTokens(
  db: DatabaseSession,
  accountId: string,
  type: OneTimeTokenType,
): Promise<void> {
  await db.query('delete from auth.one_time_tokens where user_id = $1 and token_type = $2', [accountId, type]);
}

export async function deleteAllOneTimeTokens(db: DatabaseSession, accountId: string): Promise<void> {
  await db.query('delete from auth.one_time_tokens where user_id = $1', [accountId]);
}

/**
 * Derives six digits from an id and the installation's secret. They need not be stored, and are the same in a repeated
 * message.
 */
function codeOf(keys: Keys, id: string): string {
  const drawn = Buffer.from(keys.derive('one-time-code', id), 'base64url').readUIntBE(0, 6);
  return String(drawn % 1_000_000).padStart(6, '0');
}

/**
 * Derives a token from the six digits with the installation's secret. There are only a million codes, so without the
 * secret anyone with a copy of the database could try them all.
 */
function tokenOfCode(keys: Keys, id: string, code: string): string {
  return keys.derive('one-time-token', `${id}\n${code}`);
}

function isSameHash(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
