import { secondsAfter } from '../../clock.ts';
import type { Session } from '../../db/engine.ts';
import type { AuthContext } from '../auth-context.ts';
import { isMailSession, isRecoverySession, recordPasswordCheck, type SignedInSession } from '../grants/sessions.ts';
import { secondFactorMail } from '../mail/messages.ts';
import { AuthError } from '../wire/auth-error.ts';
import { canReceiveMail } from '../wire/email-address.ts';
import { hasFactorBefore } from './factor-rows.ts';

/** How long after the current password was entered a second factor may be set up: long enough to fill in a form. */
const passwordShownSeconds = 120;

/** How long the owner of the mailbox can remove a second factor that someone else set up. */
const undoDays = 7;
const undoSeconds = undoDays * 24 * 60 * 60;

/**
 * Required before a second factor is set up, because that locks out everyone who does not have it: an open browser is
 * not enough. Either `PUT /user` has just verified `current_password`, for one factor, or a mailed link has just
 * started the session. Throws 400 otherwise.
 */
export async function requireOwnerProof(db: Session, session: SignedInSession, now: Date): Promise<void> {
  const { passwordShownAt } = session;
  const isShown = passwordShownAt !== null && passwordShownAt > secondsAfter(now, -passwordShownSeconds);
  if (!isShown && !isMailSession(session, now)) {
    throw new AuthError(
      400,
      'current_password_required',
      'Current password required to set up a second factor: send it as current_password with PUT /user first.',
    );
  }
  await recordPasswordCheck(db, session.id, null);
}

/**
 * Whether choosing a new password removes the account's second factors: only in a recovery, while all of them are
 * recent. This gives owners back an account on which someone who knew the password has set one up. The owner is
 * notified by mail.
 */
export async function canUndoFactors(db: Session, session: SignedInSession, now: Date): Promise<boolean> {
  if (session.aal === 'aal2' || !isRecoverySession(session, now)) return false;
  return !(await hasFactorBefore(db, session.accountId, secondsAfter(now, -undoSeconds)));
}

/** Notifies the owner of a newly verified second factor and of how to remove it. */
export async function mailSecondFactorNotice({ mailer, config }: AuthContext, address: string): Promise<void> {
  if (canReceiveMail(address)) await mailer.send(secondFactorMail(address, undoDays, config.siteOrigin));
}
