import { addSeconds } from '../../clock.ts';
import type { DatabaseSession } from '../../db/engine.ts';
import type { AuthContext } from '../auth-context.ts';
import {
  isRecentMailSession,
  isRecoverySession,
  recordPasswordVerification,
  type SignedInSession,
} from '../grants/sessions.ts';
import { composeSecondFactorNotice } from '../mail/messages.ts';
import { AuthError } from '../wire/auth-error.ts';
import { canReceiveMail } from '../wire/email-address.ts';
import { hasVerifiedFactorBefore } from './factor-rows.ts';

/**
 * How long a second factor may be set up after the current password was entered, in seconds. It is enough time to fill
 * in the form.
 */
const passwordProofSeconds = 120;

/** How long the owner of an account can use a new password to remove a second factor that someone else has set up. */
const undoDays = 7;
const undoSeconds = undoDays * 24 * 60 * 60;

/**
 * Requires proof of ownership before a second factor is set up, because the factor locks out everyone who does not have
 * it. A signed-in browser is not enough proof, since its owner may have left it open. The request must follow a check
 * of `current_password` by `PUT /user`, which counts for one factor, or come from a session that a mailed link has just
 * started. Throws 400 otherwise.
 */
export async function requireOwnerProof(db: DatabaseSession, session: SignedInSession, now: Date): Promise<void> {
  const { passwordShownAt } = session;
  const isShown = passwordShownAt !== null && passwordShownAt > addSeconds(now, -passwordProofSeconds);
  if (!isShown && !isRecentMailSession(session, now)) {
    throw new AuthError(
      400,
      'current_password_required',
      'Current password required to set up a second factor: send it as current_password with PUT /user first.',
    );
  }
  await recordPasswordVerification(db, session.id, null);
}

/**
 * Whether choosing a new password removes the account's second factors. It does if the session was started by a
 * recovery link or code and all factors are recent. An owner can undo in this way a factor that someone who knew the
 * password has set up. A message has told the owner about that factor.
 */
export async function canUndoFactorChanges(db: DatabaseSession, session: SignedInSession, now: Date): Promise<boolean> {
  if (session.aal === 'aal2' || !isRecoverySession(session, now)) return false;
  return !(await hasVerifiedFactorBefore(db, session.accountId, addSeconds(now, -undoSeconds)));
}

/** Mails the owner that a second factor was verified, and how to remove it. */
export async function mailSecondFactorNotice({ mailer, config }: AuthContext, address: string): Promise<void> {
  if (canReceiveMail(address)) await mailer.send(composeSecondFactorNotice(address, undoDays, config.siteOrigin));
}
