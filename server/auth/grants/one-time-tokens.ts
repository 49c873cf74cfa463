import { randomUUID, timingSafeEqual } from 'node:crypto';
import { secondsAfter } from '../../clock.ts';
import type { Session } from '../../db/engine.ts';
import type { Keys } from '../../keys/keys.ts';
import { hashToken } from './refresh-tokens.ts';

export type OneTimeTokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current';

/** One hour, GoTrue's default for mailed links. */
export const oneTimeTokenSeconds = 3600;

/** The six digits change after a day, however often a link is requested again. */
const sameCodeSeconds = 24 * 60 * 60;

/** The contents of a message: the long token in its link and the six digits to type. */
export interface OneTimeSecret {
  readonly token: string;
  readonly code: string;
}

/** The result of redeeming a token. */
export interface RedeemedToken {
  readonly accountId: string;
  readonly type: OneTimeTokenType;
  /** The address it was mailed to. */
  readonly address: string;
}

interface OneTimePurpose {
  readonly accountId: string;
  readonly type: OneTimeTokenType;
  readonly address: string;
}

/**
 * Creates a link's token and its code. Each request gets its own token: the requester may be a stranger, who must not
 * invalidate the link its owner is waiting for. The digits are reused while an earlier request is still valid, so an
 * account never has two codes of a type to guess at.
 */
export async function createOneTimeToken(
  keys: Keys,
  db: Session,
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
      secondsAfter(now, oneTimeTokenSeconds),
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
  db: Session,
  { accountId, type, address }: OneTimePurpose,
  now: Date,
): Promise<SharedCode | undefined> {
  const { rows } = await db.query<SharedCode & { id: string; hash: string }>(
    `select id, token_hash as hash, coalesce(code_id, id) as "codeId", coalesce(code_since, created_at) as since
     from auth.one_time_tokens
     where user_id = $1 and token_type = $2 and relates_to = $3 and expires_at > $4 and coalesce(code_since, created_at) > $5
     order by since, id`,
    [accountId, type, address, now, secondsAfter(now, -sameCodeSeconds)],
  );
  // Codes created before they were derived from an id, or with another secret, cannot be reproduced.
  return rows.find(({ id, hash, codeId }) => isSameHash(hashToken(tokenOfCode(keys, id, codeOf(keys, codeId))), hash));
}

const returned = 'user_id as "accountId", token_type as "type", relates_to as "address"';

/** Redeems the token of one link only: the person who opens it may not be the one waiting for another. */
export async function consumeLink(
  db: Session,
  token: string,
  types: readonly OneTimeTokenType[],
  now: Date,
): Promise<RedeemedToken | undefined> {
  const { rows } = await db.query<RedeemedToken>(
    `delete from auth.one_time_tokens where token_hash = $1 and token_type in ($2, $3) and expires_at > $4 returning ${returned}`,
    [hashToken(token), types[0], types.at(-1), now],
  );
  return rows[0];
}

/**
 * Redeems a link's token together with all tokens of its account and type: their purpose is fulfilled. Undefined if
 * none of these types is still valid.
 */
export async function consumeToken(
  db: Session,
  token: string,
  types: readonly OneTimeTokenType[],
  now: Date,
): Promise<RedeemedToken | undefined> {
  const used = await findToken(db, token, types, now);
  return used && consumeAll(db, used, token);
}

/** Ordered by id, so that two concurrent redemptions lock in the same order. */
async function consumeAll(db: Session, used: RedeemedToken, token: string): Promise<RedeemedToken | undefined> {
  const { rows } = await db.query<{ hash: string }>(
    `delete from auth.one_time_tokens where id in (
       select id from auth.one_time_tokens where user_id = $1 and token_type = $2 order by id for update
     ) returning token_hash as hash`,
    [used.accountId, used.type],
  );
  // Another request may have redeemed it while this one waited.
  return rows.some(({ hash }) => hash === hashToken(token)) ? used : undefined;
}

/** A valid token, not consumed: for a link that proves nothing until the browser that requested it redeems its code. */
export async function findToken(
  db: Session,
  token: string,
  types: readonly OneTimeTokenType[],
  now: Date,
): Promise<RedeemedToken | undefined> {
  const { rows } = await db.query<RedeemedToken>(
    `select ${returned} from auth.one_time_tokens where token_hash = $1 and token_type in ($2, $3) and expires_at > $4`,
    [hashToken(token), types[0], types.at(-1), now],
  );
  return rows[0];
}

/** Redeems the six digits mailed to `address`; undefined if they do not match. */
export async function consumeCode(
  keys: Keys,
  db: Session,
  { address, code }: { address: string; code: string },
  types: readonly OneTimeTokenType[],
  now: Date,
): Promise<RedeemedToken | undefined> {
  const { rows } = await db.query<RedeemedToken & { id: string; hash: string }>(
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
 * The types of an address change that are still valid, locked until the transaction ends so that none is followed
 * meanwhile.
 */
export async function lockAddressChangeTypes(db: Session, accountId: string, now: Date): Promise<OneTimeTokenType[]> {
  const { rows } = await db.query<{ type: OneTimeTokenType }>(
    `select token_type as type from auth.one_time_tokens
     where user_id = $1 and token_type in ('email_change_token_new', 'email_change_token_current') and expires_at > $2 for update`,
    [accountId, now],
  );
  return rows.map(({ type }) => type);
}

export async function deleteOneTimeTokens(db: Session, accountId: string, type: OneTimeTokenType): Promise<void> {
  await db.query('delete from auth.one_time_tokens where user_id = $1 and token_type = $2', [accountId, type]);
}

export async function deleteAllOneTimeTokens(db: Session, accountId: string): Promise<void> {
  await db.query('delete from auth.one_time_tokens where user_id = $1', [accountId]);
}

/** Six digits derived from a random id and the installation's secret: never stored, and the same when mailed again. */
function codeOf(keys: Keys, id: string): string {
  const drawn = Buffer.from(keys.derive('one-time-code', id), 'base64url').readUIntBE(0, 6);
  return String(drawn % 1_000_000).padStart(6, '0');
}

/** The code is short, so its hash is keyed: a copy of the database alone is not enough to try codes. */
function tokenOfCode(keys: Keys, id: string, code: string): string {
  return keys.derive('one-time-token', `${id}\n${code}`);
}

function isSameHash(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
