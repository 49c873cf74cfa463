import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSession } from '../../db/engine.ts';
import type { Keys } from '../../keys/keys.ts';

/** Hashes a token, link or code for storage, so that nobody can sign in with the contents of the database. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function generateRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Derives the token that replaces `token`. Only its hash is stored, so it must be possible to derive it again: two tabs
 * may send the same token within seconds, or a response may be lost.
 */
export function deriveSuccessorToken(keys: Keys, token: string): string {
  return keys.derive('refresh-token-successor', token);
}

/** A row of `auth.refresh_tokens`. Only the hash of the token is stored. */
export interface RefreshToken {
  readonly id: number | bigint;
  readonly sessionId: string;
  readonly accountId: string;
  readonly isRevoked: boolean;
  readonly usedAt: Date | null;
}

const selected = `id, session_id as "sessionId", user_id as "accountId", revoked as "isRevoked", used_at as "usedAt"`;

export async function findRefreshToken(db: DatabaseSession, token: string): Promise<RefreshToken | undefined> {
  const { rows } = await db.query<RefreshToken>(`select ${selected} from auth.refresh_tokens where token_hash = $1`, [
    hashToken(token),
  ]);
  return rows[0];
}

export async function addRefreshToken(
  db: DatabaseSession,
  token: string,
  { sessionId, accountId, parentId }: { sessionId: string; accountId: string; parentId: number | bigint | null },
  now: Date,
): Promise<void> {
  await db.query(
    `insert into auth.refresh_tokens (token_hash, user_id, session_id, parent_id, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5)`,
    [hashToken(token), accountId, sessionId, parentId, now],
  );
}

/** Revokes all refresh tokens of a session. None is accepted afterwards, not even within the reuse interval. */
export async function revokeRefreshTokens(db: DatabaseSession, sessionId: string, now: Date): Promise<void> {
  await db.query(
    'update auth.refresh_tokens set revoked = true, updated_at = $2 where session_id = $1 and not revoked',
    [sessionId, now],
  );
}

/** Marks a token as used. After that it only serves to detect reuse. */
export async function markRefreshTokenUsed(db: DatabaseSession, id: number | bigint, now: Date): Promise<void> {
  await db.query('update auth.refresh_tokens set revoked = true, used_at = $2, updated_at = $2 where id = $1', [
    id,
    now,
  ]);
}
