import type { DatabaseSession } from '../../db/engine.ts';
import { isBanned } from '../accounts/accounts.ts';
import type { AuthContext, AuthFlow } from '../auth-context.ts';
import { AuthError } from '../wire/auth-error.ts';
import { readRequiredText } from '../wire/body-fields.ts';
import { readJsonFields } from '../wire/json-body.ts';
import { jsonResponse } from '../wire/json-responses.ts';
import {
  addRefreshToken,
  deriveSuccessorToken,
  findRefreshToken,
  markRefreshTokenUsed,
  type RefreshToken,
} from './refresh-tokens.ts';
import { buildSessionFields, endSession, findSession, lockSession, type SessionGrant } from './sessions.ts';

/** How long a used token may be sent again, by another tab or by a client that has not received the response. */
const reuseSeconds = 10;
/** Maximum difference, in milliseconds, between the clocks of servers that share a database. */
const clockDifferenceMs = 1000;

/**
 * `POST /token?grant_type=refresh_token`: renews a session. A token can be used once. If it is sent again after the
 * reuse interval, the session ends.
 */
export const grantByRefresh: AuthFlow = async (context, { request, clientIp }) => {
  const token = readRequiredText(await readJsonFields(request), 'refresh_token', 512);
  await context.limits.requireRefresh(clientIp);
  const outcome = await context.engine.transaction((db) => refresh(context, db, token));
  // The transaction returns the error instead of throwing it, because the end of a stolen session must be committed and
  // not rolled back.
  if (outcome instanceof AuthError) {
    if (outcome.code === 'refresh_token_already_used') {
      context.log.info({}, 'A refresh token was used a second time; its session was ended.');
    }
    throw outcome;
  }
  return jsonResponse(await buildSessionFields(context, outcome));
};

async function refresh(context: AuthContext, db: DatabaseSession, token: string): Promise<SessionGrant | AuthError> {
  const now = context.clock();
  const sessionId = (await findRefreshToken(db, token))?.sessionId;
  if (sessionId === undefined || !(await lockSession(db, sessionId))) return notFound();
  // The token is read again once the session is locked, because another request may have used it before that.
  const shown = await findRefreshToken(db, token);
  if (!shown) return notFound();
  const found = await findSession(db, sessionId, now);
  if (!found) return new AuthError(400, 'session_expired', 'Invalid Refresh Token: Session Expired');
  if (isBanned(found.account, now)) return new AuthError(400, 'user_banned', 'Invalid Refresh Token: User Banned');
  if (!shown.isRevoked) return { ...found, refreshToken: await rotate(context, db, shown, token, now) };

  const successor = wasJustUsed(shown, now) ? await findLatestSuccessor(context, db, token) : undefined;
  if (successor !== undefined) return { ...found, refreshToken: successor };
  await endSession(db, sessionId);
  return new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
}

async function rotate(
  { keys }: AuthContext,
  db: DatabaseSession,
  used: RefreshToken,
  token: string,
  now: Date,
): Promise<string> {
  const successor = deriveSuccessorToken(keys, token);
  await markRefreshTokenUsed(db, used.id, now);
  const { sessionId, accountId, id: parentId } = used;
  await addRefreshToken(db, successor, { sessionId, accountId, parentId }, now);
  await db.query('update auth.sessions set refreshed_at = $2, updated_at = $2 where id = $1', [sessionId, now]);
  return successor;
}

/**
 * Whether a token was used within the reuse interval. If its time of use is further in the future than clocks can
 * differ, the clock was set back. The token then does not count as recently used.
 */
function wasJustUsed({ usedAt }: RefreshToken, now: Date): boolean {
  if (usedAt === null) return false;
  const agoMs = now.getTime() - usedAt.getTime();
  return agoMs <= reuseSeconds * 1000 && agoMs >= -clockDifferenceMs;
}

/**
 * Follows the chain of successors from a used token to the token that is valid now. The chain has several tokens if
 * other tabs have refreshed within the reuse interval.
 */
async function findLatestSuccessor(
  { keys }: AuthContext,
  db: DatabaseSession,
  token: string,
): Promise<string | undefined> {
  for (let next = deriveSuccessorToken(keys, token); ; next = deriveSuccessorToken(keys, next)) {
    const row = await findRefreshToken(db, next);
    if (!row) return undefined;
    if (!row.isRevoked) return next;
  }
}

function notFound(): AuthError {
  return new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
}
