import { addSeconds } from '../../clock.ts';
import type { Session } from '../../db/engine.ts';
import type { AuthContext } from '../auth-context.ts';
import {
  isRecentMailSession,
  isRecoverySession,
  recordPasswordCheck,
  type SignedInSession,
} from '../grants/sessions.ts';
import { composeSecondFactorNotice } from '../mail/messages.ts';
import { AuthError } from '../wire/auth-error.ts';
import { canReceiveMail } from '../wire/email-address.ts';
import { hasFactorBefore } from './factor-rows.ts';

/** How long a second factor may be set up after the current password was entered: enough to fill in a form. */
const passwordProofSeconds = 120;

/** How long the owner of an account can use a new password to remove a second factor that someone else has set up. */
const undoDays = 7;
const undoSeconds = undoDays * 24 * 60 * 60;

/**
 * Requires proof of ownership before a second factor is set up, because the factor locks out everyone who does not have
 * it, and an open browser is not proof enough. The proof is either that `PUT /user` has just verified
 * `current_password`, which counts for one factor, or that a link from a message has just started the session. Throws
 * 400 otherwise.
 */
export async function requireOwnerProof(db: Session, session: SignedInSession, now: Date): Promise<void> {
  const { passwordShownAt } = session;
  const isShown = passwordShownAt !== null && passwordShownAt > addSeconds(now, -passwordProofSeconds);
  if (!isShown && !isRecentMailSession(session, now)) {
    throw new AuthError(
      400,
      'current_password_required',
      'Current password required to set up a second factor: send it as current_password with PUT /user first.',
    );
  }
  await recordPasswordCheck(db, session.id, null);
}

/**
 * Whether choosing a new password removes the account's second factors. It does in a session that a recovery has
 * started, if all factors are recent. This is how owners regain an account after someone who knew the password has set
 * up a factor, about which a message tells them.
 */
export async function canUndoFactors(db: Session, session: SignedInSession, now: Date): Promise<boolean> {
  if (session.aal === 'aal2' || !isRecoverySession(session, now)) return false;
  return !(await hasFactorBefore(db, session.accountId, addSeconds(now, -undoSeconds)));
}

/** Mails the owner that a second factor was verified, and how to remove it. */
export async function mailSecondFactorNotice({ mailer, config }: AuthContext, address: string): Promise<void> {
  if (canReceiveMail(address)) await mailer.send(composeSecondFactorNotice(address, undoDays, config.siteOrigin));
}
