import { DatabaseUnavailableError } from '../../db/database-unavailable-error.ts';
import type { DatabaseSession } from '../../db/engine.ts';
import type { AccountRow } from '../accounts/accounts.ts';
import type { AuthContext, AuthRequest } from '../auth-context.ts';
import { AuthError } from '../wire/auth-error.ts';
import { readBearerToken } from '../wire/bearer-token.ts';
import { findSession, type SignedInSession } from './sessions.ts';

/** A UUID in lower case, as this server writes ids. */
export const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface SessionWithAccount {
  readonly account: AccountRow;
  readonly session: SignedInSession;
}

/**
 * Reads the id of the session from a request's token. Throws 401 if there is no token, and 403 if the token is not
 * accepted.
 */
export async function readSessionId({ keys }: AuthContext, { request }: AuthRequest): Promise<string> {
  const token = readBearerToken(request);
  if (token === undefined) {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const claims = await keys.verify(token).catch((cause: unknown) => {
    if (cause instanceof DatabaseUnavailableError) throw cause;
    throw new AuthError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
  });
  const sessionId = claims.session_id;
  if (claims.role !== 'authenticated' || typeof sessionId !== 'string' || !uuidPattern.test(sessionId)) {
    throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim');
  }
  return sessionId;
}

/**
 * Finds a session with its account. Throws 403 if the session has ended; the client then treats itself as signed out.
 */
export async function requireSession(
  { clock }: AuthContext,
  db: DatabaseSession,
  sessionId: string,
): Promise<SessionWithAccount> {
  const found = await findSession(db, sessionId, clock());
  if (found) return found;
  throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
}
