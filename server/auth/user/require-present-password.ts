import type { AuthContext } from '../auth-context.ts';
import type { SignedIn } from '../grants/require-session.ts';
import { isRecovery } from '../grants/sessions.ts';
import { AuthError } from '../wire/auth-error.ts';

/**
 * Required before an account's password or address changes, because either hands the account to someone else. The
 * signed-in person enters the current password again, as GoTrue does with "require current password": an open browser
 * is not enough to lock out the owner. Someone who has just followed a recovery link has forgotten it, so it is checked
 * only if given. Throws 400 if it is missing or wrong.
 */
export async function requirePresentPassword(
  { limits, hasher, clock }: AuthContext,
  { account, session }: SignedIn,
  presentPassword: string | undefined,
  clientIp: string,
): Promise<void> {
  await limits.requireOwnPasswordTry(clientIp, account.id);
  const present = account.passwordHash ?? undefined;
  if (present !== undefined && presentPassword === undefined && !isRecovery(session, clock())) {
    throw new AuthError(400, 'current_password_required', 'Current password required to change password or address.');
  }
  if (presentPassword !== undefined && !(await hasher.verify(presentPassword, present))) {
    throw new AuthError(400, 'current_password_invalid', 'The current password is not right');
  }
}
