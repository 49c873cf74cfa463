import type { AuthContext } from '../auth-context.ts';
import type { SignedIn } from '../grants/require-session.ts';
import { isRecovery } from '../grants/sessions.ts';
import { AuthError } from '../wire/auth-error.ts';

/**
 * Asked before an account's password or address changes, for each of them alone moves it to someone else. The signed-in person shows the
 * present password once more, as with GoTrue where "require current password" is set: a browser left open is not enough to keep its owner
 * out. Who has just followed the link of a recovery has forgotten it; theirs counts only if they give one. Throws 400 for a missing or
 * wrong one.
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
