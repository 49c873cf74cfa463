import { randomUUID } from 'node:crypto';
import { addSeconds, toEpochSeconds } from '../../clock.ts';
import type { DatabaseSession } from '../../db/engine.ts';
import { accountAudience } from '../../keys/keys.ts';
import { type AccountRow, changeAccount, findAccountById } from '../accounts/accounts.ts';
import { buildUserFields } from '../accounts/user-fields.ts';
import type { AuthContext } from '../auth-context.ts';
import type { JsonFields } from '../wire/json-body.ts';
import type { OneTimeTokenType } from './one-time-tokens.ts';
import { addRefreshToken, generateRefreshToken, revokeRefreshTokens } from './refresh-tokens.ts';

/**
 * How someone authenticated: with a password, with a link or code for a forgotten password (recovery), or with another
 * link or code (otp). The names are those of the `amr` claim.
 */
type AmrMethod = 'password' | 'otp' | 'recovery';

/** Returns the method of a session that a mailed token starts. Only a recovery shows that the password is forgotten. */
export function amrMethodOf(tokenType: OneTimeTokenType): AmrMethod {
  return tokenType === 'recovery_token' ? 'recovery' : 'otp';
}

/** A row of `auth.sessions`, that is, one signed-in browser. */
export interface SignedInSession {
  readonly id: string;
  readonly accountId: string;
  readonly amrMethod: AmrMethod;
  /** The assurance level: aal2 if the session has verified the account's second factor. */
  readonly aal: 'aal1' | 'aal2';
  readonly secondFactorAt: Date | null;
  /** When this session last verified the current password. Null if it never did, or if the proof has been used. */
  readonly passwordShownAt: Date | null;
  readonly createdAt: Date;
  readonly notAfter: Date | null;
}

/**
 * How long the start of a session counts as proof of ownership. The database function `private.recent_proof()`, which
 * protects the deletion of an account, has the same limit.
 */
export const recentProofSeconds = 600;

/**
 * Whether a link or code for a forgotten password has just started the session. `isRecentMailSession` is also true for
 * other mailed links and codes.
 */
export const isRecoverySession = (session: SignedInSession, now: Date): boolean =>
  session.amrMethod === 'recovery' && isRecentMailSession(session, now);
export const isRecentMailSession = ({ amrMethod, createdAt }: SignedInSession, now: Date): boolean =>
  amrMethod !== 'password' && createdAt > addSeconds(now, -recentProofSeconds);

/**
 * What the response about a session contains. It is read in the transaction that creates or renews the session, and its
 * token is signed after the commit.
 */
export interface SessionGrant {
  readonly account: AccountRow;
  readonly session: SignedInSession;
  readonly refreshToken: string;
}

const selected = `id, user_id as "accountId", amr_method as "amrMethod", aal,
  second_factor_at as "secondFactorAt", password_shown_at as "passwordShownAt", created_at as "createdAt", not_after as "notAfter"`;

export async function createSession(
  db: DatabaseSession,
  accountId: string,
  amrMethod: AmrMethod,
  now: Date,
): Promise<SessionGrant> {
  const sureness = { aal: 'aal1', secondFactorAt: null, passwordShownAt: null } as const;
  const session = { id: randomUUID(), accountId, amrMethod, ...sureness, createdAt: now, notAfter: null };
  await db.query(
    `insert into auth.sessions (id, user_id, amr_method, created_at, updated_at, refreshed_at) values ($1, $2, $3, $4, $4, $4)`,
    [session.id, accountId, amrMethod, now],
  );
  const refreshToken = generateRefreshToken();
  await addRefreshToken(db, refreshToken, { sessionId: session.id, accountId, parentId: null }, now);
  const account = await changeAccount(db, accountId, { lastSignInAt: now }, now);
  return { account, session, refreshToken };
}

/** Finds a session that has neither ended nor expired, with its account. */
export async function findSession(
  db: DatabaseSession,
  sessionId: string,
  now: Date,
): Promise<{ session: SignedInSession; account: AccountRow } | undefined> {
  const { rows } = await db.query<SignedInSession>(
    `select ${selected} from auth.sessions where id = $1 and (not_after is null or not_after > $2)`,
    [sessionId, now],
  );
  const session = rows[0];
  const account = session && (await findAccountById(db, session.accountId));
  return account && { session, account };
}

/**
 * Locks a session, so that other requests to refresh it wait until this transaction ends. Returns false if the session
 * has ended.
 */
export async function lockSession(db: DatabaseSession, sessionId: string): Promise<boolean> {
  const { rows } = await db.query('select id from auth.sessions where id = $1 for update', [sessionId]);
  return rows.length > 0;
}

export async function endSession(db: DatabaseSession, sessionId: string): Promise<void> {
  await db.query('delete from auth.sessions where id = $1', [sessionId]);
}

export async function endAllSessions(db: DatabaseSession, accountId: string): Promise<void> {
  await db.query('delete from auth.sessions where user_id = $1', [accountId]);
}

export async function endOtherSessions(db: DatabaseSession, accountId: string, sessionId: string): Promise<void> {
  await db.query('delete from auth.sessions where user_id = $1 and id <> $2', [accountId, sessionId]);
}

/**
 * Records that a session has verified the second factor. The session becomes aal2 and gets a new refresh token. Its
 * earlier tokens, which prove only a password, are revoked. Other sessions of the account that have not verified the
 * factor end, because they may belong to an attacker.
 */
export async function raiseSessionLevel(db: DatabaseSession, sessionId: string, now: Date): Promise<SessionGrant> {
  await db.query(
    "update auth.sessions set aal = 'aal2', second_factor_at = $2, refreshed_at = $2, updated_at = $2 where id = $1",
    [sessionId, now],
  );
  const found = await findSession(db, sessionId, now);
  if (!found) throw new Error('The session ended during verification.');
  await db.query("delete from auth.sessions where user_id = $1 and aal = 'aal1'", [found.account.id]);
  await revokeRefreshTokens(db, sessionId, now);
  const refreshToken = generateRefreshToken();
  await addRefreshToken(db, refreshToken, { sessionId, accountId: found.account.id, parentId: null }, now);
  return { ...found, refreshToken };
}

/** Records that a recovery session has been used to choose a password, so that it cannot replace the password again. */
export async function consumeRecovery(db: DatabaseSession, sessionId: string): Promise<void> {
  await db.query("update auth.sessions set amr_method = 'otp' where id = $1 and amr_method = 'recovery'", [sessionId]);
}

/** Records when the current password was verified. Null records that this proof has been used. */
export async function recordPasswordVerification(
  db: DatabaseSession,
  sessionId: string,
  at: Date | null,
): Promise<void> {
  await db.query('update auth.sessions set password_shown_at = $2 where id = $1', [sessionId, at]);
}

/** Lowers all sessions of an account to aal1, because it no longer has a second factor. */
export async function lowerSessionLevels(db: DatabaseSession, accountId: string, now: Date): Promise<void> {
  await db.query("update auth.sessions set aal = 'aal1', second_factor_at = null, updated_at = $2 where user_id = $1", [
    accountId,
    now,
  ]);
}

/** Returns a session in GoTrue's format. Times are in seconds. */
export async function buildSessionFields(
  { keys, config, clock }: AuthContext,
  grant: SessionGrant,
): Promise<JsonFields> {
  const issuedAt = toEpochSeconds(clock());
  const expiresAt = issuedAt + config.jwtSeconds;
  return {
    access_token: await keys.sign(accessClaims(grant, keys.issuer, issuedAt, expiresAt)),
    token_type: 'bearer',
    expires_in: config.jwtSeconds,
    expires_at: expiresAt,
    refresh_token: grant.refreshToken,
    user: buildUserFields(grant.account),
  };
}

function accessClaims({ account, session }: SessionGrant, issuer: string, issuedAt: number, expiresAt: number) {
  return {
    iss: issuer,
    sub: account.id,
    aud: accountAudience,
    exp: expiresAt,
    iat: issuedAt,
    email: account.email,
    phone: '',
    app_metadata: account.appMetadata,
    user_metadata: account.userMetadata,
    role: 'authenticated',
    aal: session.aal,
    amr: [
      ...(session.secondFactorAt === null
        ? []
        : [{ method: 'totp', timestamp: toEpochSeconds(session.secondFactorAt) }]),
      { method: session.amrMethod, timestamp: toEpochSeconds(session.createdAt) },
    ],
    session_id: session.id,
    is_anonymous: false,
  };
}
