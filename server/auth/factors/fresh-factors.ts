import { secondsAfter } from '../../clock.ts';
import type { Session } from '../../db/engine.ts';
import type { AuthContext } from '../auth-context.ts';
import { isMailSession, isRecovery, recordPasswordUse, type SignedInSession } from '../grants/sessions.ts';
import { secondFactorMail } from '../mail/messages.ts';
import { AuthError } from '../wire/auth-error.ts';
import { isReachable } from '../wire/email-address.ts';
import { hasFactorBefore } from './factor-rows.ts';

/** How long the present password, once shown, lets a second factor be set up: as long as a form takes. */
const passwordShownSeconds = 120;

/** How long anyone who reads the account's mail may take a second factor away that someone else set up. */
const undoDays = 7;
const undoSeconds = undoDays * 24 * 60 * 60;

/**
 * Asked before a second factor is set up, which keeps everyone out who has not got it: a browser left open is not enough. The password of
 * now is shown by `PUT /user` with `current_password`, for one factor; or a mailed link has just started the session. Throws 400 for neither.
 */
export async function requireOwner(db: Session, session: SignedInSession, now: Date): Promise<void> {
  const { passwordShownAt } = session;
  const isShown = passwordShownAt !== null && passwordShownAt > secondsAfter(now, -passwordShownSeconds);
  if (!isShown && !isMailSession(session, now)) {
    throw new AuthError(
      400,
      'current_password_required',
      'Current password required to set up a second factor: send it as current_password with PUT /user first.',
    );
  }
  await recordPasswordUse(db, session.id, null);
}

/**
 * Whether a password that is now chosen takes the account's second factors away: in a recovery, while all of them are young. So the owner, who
 * is told by mail, gets an account back for which someone who knew the password has set one up.
 */
export async function mayUndoFactors(db: Session, session: SignedInSession, now: Date): Promise<boolean> {
  if (session.aal === 'aal2' || !isRecovery(session, now)) return false;
  return !(await hasFactorBefore(db, session.accountId, secondsAfter(now, -undoSeconds)));
}

/** Tells the owner of a second factor that now counts, and how to take it away. */
export async function mailSecondFactor({ mailer, config }: AuthContext, address: string): Promise<void> {
  if (isReachable(address)) await mailer.send(secondFactorMail(address, undoDays, config.siteOrigin));
}
