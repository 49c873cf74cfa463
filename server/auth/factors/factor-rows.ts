import { addSeconds } from '../../clock.ts';
import type { DatabaseSession } from '../../db/engine.ts';

/** A row of `auth.mfa_factors`, that is, a second factor. */
export interface Factor {
  readonly id: string;
  readonly accountId: string;
  readonly isVerified: boolean;
  readonly sealedSecret: string;
  readonly lastStep: number | null;
  readonly createdAt: Date;
}

/** Lifetime of a challenge: five minutes, as with GoTrue. */
const challengeSeconds = 300;

interface FactorStart {
  readonly id: string;
  readonly accountId: string;
  readonly friendlyName: string;
  readonly sealedSecret: string;
}

/** Adds an unverified factor, and deletes earlier ones of the account that were never verified. */
export async function createFactor(db: DatabaseSession, start: FactorStart, now: Date): Promise<void> {
  await db.query("delete from auth.mfa_factors where user_id = $1 and status = 'unverified'", [start.accountId]);
  await db.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, secret, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)`,
    [start.id, start.accountId, start.friendlyName, start.sealedSecret, now],
  );
}

/** Returns the names of the account's verified factors. */
export async function listFactorNames(db: DatabaseSession, accountId: string): Promise<readonly string[]> {
  const { rows } = await db.query<{ name: string | null }>(
    "select friendly_name as name from auth.mfa_factors where user_id = $1 and status = 'verified'",
    [accountId],
  );
  return rows.map(({ name }) => name ?? '');
}

/** Finds a factor of the account and locks it, so that two requests cannot use the same code. */
export async function lockFactor(db: DatabaseSession, id: string, accountId: string): Promise<Factor | undefined> {
  const { rows } = await db.query<Factor>(
    `select id, user_id as "accountId", status = 'verified' as "isVerified", secret as "sealedSecret", last_step as "lastStep",
       created_at as "createdAt"
     from auth.mfa_factors where id = $1 and user_id = $2 for update`,
    [id, accountId],
  );
  return rows[0];
}

export async function hasVerifiedFactor(db: DatabaseSession, accountId: string): Promise<boolean> {
  const { rows } = await db.query(
    "select id from auth.mfa_factors where user_id = $1 and status = 'verified' limit 1",
    [accountId],
  );
  return rows.length > 0;
}

/** Whether the account has a verified factor that was created at this time or earlier. */
export async function hasVerifiedFactorBefore(db: DatabaseSession, accountId: string, time: Date): Promise<boolean> {
  const { rows } = await db.query(
    "select id from auth.mfa_factors where user_id = $1 and status = 'verified' and created_at <= $2 limit 1",
    [accountId, time],
  );
  return rows.length > 0;
}

export async function createChallenge(db: DatabaseSession, id: string, factorId: string, now: Date): Promise<Date> {
  const expiresAt = addSeconds(now, challengeSeconds);
  await db.query('insert into auth.mfa_challenges (id, factor_id, created_at, expires_at) values ($1, $2, $3, $4)', [
    id,
    factorId,
    now,
    expiresAt,
  ]);
  return expiresAt;
}

/** Deletes a challenge. Returns false if it does not exist or has expired. */
export async function consumeChallenge(db: DatabaseSession, id: string, factorId: string, now: Date): Promise<boolean> {
  const { rows } = await db.query(
    'delete from auth.mfa_challenges where id = $1 and factor_id = $2 and expires_at > $3 returning id',
    [id, factorId, now],
  );
  return rows.length > 0;
}

export async function recordAcceptedCode(
  db: DatabaseSession,
  factorId: string,
  step: number,
  now: Date,
): Promise<void> {
  await db.query("update auth.mfa_factors set status = 'verified', last_step = $2, updated_at = $3 where id = $1", [
    factorId,
    step,
    now,
  ]);
}

export async function removeFactor(db: DatabaseSession, factorId: string): Promise<void> {
  await db.query('delete from auth.mfa_factors where id = $1', [factorId]);
}

export async function removeAllFactors(db: DatabaseSession, accountId: string): Promise<void> {
  await db.query('delete from auth.mfa_factors where user_id = $1', [accountId]);
}
