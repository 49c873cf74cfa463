import type { DatabaseSession } from '../../db/engine.ts';
import type { SignedInSession } from '../grants/sessions.ts';
import { AuthError } from '../wire/auth-error.ts';
import { hasVerifiedFactor } from './factor-rows.ts';

/**
 * Requires a session that has verified the account's second factor, if the account has one. Otherwise anyone who knows
 * only the password could remove the factor.
 */
export async function requireRecentVerification(
  db: DatabaseSession,
  session: SignedInSession,
  what: string,
): Promise<void> {
  if (session.aal === 'aal2' || !(await hasVerifiedFactor(db, session.accountId))) return;
  throw new AuthError(403, 'insufficient_aal', `First enter the code from your authenticator app, to ${what}.`);
}
