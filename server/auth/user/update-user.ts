import type { DatabaseSession } from '../../db/engine.ts';
import { type AccountRow, changeAccount, lockAccountById } from '../accounts/accounts.ts';
import { buildUserFields } from '../accounts/user-fields.ts';
import type { AuthContext, AuthFlow } from '../auth-context.ts';
import { removeAllFactors } from '../factors/factor-rows.ts';
import { canUndoFactorChanges } from '../factors/factor-takeover-protection.ts';
import { requireRecentVerification } from '../factors/require-recent-verification.ts';
import { deleteOneTimeTokens } from '../grants/one-time-tokens.ts';
import { parseCodeChallenge } from '../grants/pkce-flow.ts';
import { readSessionId, requireSession, type SessionWithAccount } from '../grants/require-session.ts';
import {
  consumeRecovery,
  endOtherSessions,
  isRecoverySession,
  recordPasswordVerification,
} from '../grants/sessions.ts';
import { parseRedirect } from '../mail/redirects.ts';
import { mailAddressChange } from '../mail/send-account-mail.ts';
import { requirePasswordLength, requireStrongPassword } from '../passwords/password-strength.ts';
import { AuthError } from '../wire/auth-error.ts';
import { mergeMetadata, phoneNotSupportedError, readOptionalObject, readOptionalText } from '../wire/body-fields.ts';
import { normalizeAddress } from '../wire/email-address.ts';
import { type JsonFields, readJsonFields } from '../wire/json-body.ts';
import { jsonResponse } from '../wire/json-responses.ts';

/** The changes that a request asks for. An undefined field stays as it is. */
interface UserChange {
  readonly address: string | undefined;
  readonly password: string | undefined;
  readonly presentPassword: string | undefined;
  readonly userMetadata: JsonFields | undefined;
}

/** `PUT /user`: changes the address, password or metadata of the signed-in account. */
export const updateUser: AuthFlow = async (context, incoming) => {
  const sessionId = await readSessionId(context, incoming);
  const fields = await readJsonFields(incoming.request);
  const ending = { challenge: parseCodeChallenge(fields), redirectTo: parseRedirect(context.config, incoming.url) };
  const signedIn = await context.engine.transaction((db) => requireSession(context, db, sessionId));
  const change = readChange(fields, signedIn.account);
  if (change.address !== undefined || change.password !== undefined || change.presentPassword !== undefined) {
    await requirePresentPassword(context, signedIn, change.presentPassword, incoming.clientIp);
  }
  if (change.address !== undefined) {
    await context.limits.requireMail(incoming.clientIp, signedIn.account.email);
    await context.limits.requireMail(incoming.clientIp, change.address);
  }
  const passwordHash = await hashChangedPassword(context, signedIn.account, change);

  const account = await context.engine.transaction((db) => applyChange(context, db, signedIn, change, passwordHash));
  if (change.address !== undefined) {
    context.later('the messages of a change of address', () => mailAddressChange(context, account, ending));
  }
  return jsonResponse(buildUserFields(account));
};

function readChange(fields: JsonFields, account: AccountRow): UserChange {
  if (fields.app_metadata !== undefined) {
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  if (fields.phone) throw phoneNotSupportedError();
  const email = readOptionalText(fields, 'email', 1000);
  const address = email === undefined || email === '' ? undefined : normalizeAddress(email);
  const password = readOptionalText(fields, 'password', 4096);
  if (password !== undefined) requireStrongPassword(password, account.email);
  const presentPassword = readOptionalText(fields, 'current_password', 4096);
  if (presentPassword !== undefined) requirePasswordLength(presentPassword);
  const data = readOptionalObject(fields, 'data');
  return {
    address: address === account.email ? undefined : address,
    password,
    presentPassword,
    userMetadata: data && mergeMetadata(account.userMetadata, data),
  };
}

async function hashChangedPassword(
  { hasher }: AuthContext,
  account: AccountRow,
  { password }: UserChange,
): Promise<string | undefined> {
  if (password === undefined) return undefined;
  if (await hasher.verify(password, account.passwordHash ?? undefined)) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  }
  return hasher.hash(password);
}

/** The fields of an account without a pending address change. */
const noAddressChange = { emailChange: null, emailChangeSentAt: null, emailChangeConfirmations: 0 } as const;

async function applyChange(
  context: AuthContext,
  db: DatabaseSession,
  { account: { id }, session }: SessionWithAccount,
  { address, presentPassword, userMetadata }: UserChange,
  passwordHash: string | undefined,
): Promise<AccountRow> {
  const now = context.clock();
  await lockAccountById(db, id);
  // The session may have been signed out while the password was being hashed. Then nothing is changed.
  const present = await requireSession(context, db, session.id);
  if (presentPassword !== undefined) await recordPasswordVerification(db, session.id, now);
  const isUndone = passwordHash !== undefined && (await canUndoFactorChanges(db, present.session, now));
  if (isUndone) await removeAllFactors(db, id);
  if (passwordHash !== undefined || address !== undefined) {
    await requireRecentVerification(db, present.session, 'change your password or address');
  }
  if (passwordHash !== undefined) {
    // Someone else may know the old password. So other sessions end, and a pending recovery or address change is
    // cancelled.
    await endOtherSessions(db, id, session.id);
    await deleteOneTimeTokens(db, id, 'recovery_token');
    await consumeRecovery(db, session.id);
  }
  return changeAccount(
    db,
    id,
    {
      ...(passwordHash === undefined ? {} : { passwordHash, ...noAddressChange }),
      ...(userMetadata === undefined ? {} : { userMetadata }),
      ...(address === undefined ? {} : { emailChange: address, emailChangeSentAt: now, emailChangeConfirmations: 0 }),
    },
    now,
  );
}

/**
 * Requires the current password before the password or the address of an account changes, as GoTrue does with "require
 * current password". Either change hands over the account, so an open browser must not be enough to lock out the owner.
 * Someone who has just followed a recovery link has forgotten the password, so the current password is checked only if
 * the request contains it. Throws 400 if the password is wrong, or if it is required and missing.
 */
async function requirePresentPassword(
  { limits, hasher, clock }: AuthContext,
  { account, session }: SessionWithAccount,
  presentPassword: string | undefined,
  clientIp: string,
): Promise<void> {
  await limits.requireOwnPasswordTry(clientIp, account.id);
  const present = account.passwordHash ?? undefined;
  if (present !== undefined && presentPassword === undefined && !isRecoverySession(session, clock())) {
    throw new AuthError(400, 'current_password_required', 'Current password required to change password or address.');
  }
  if (presentPassword !== undefined && !(await hasher.verify(presentPassword, present))) {
    throw new AuthError(400, 'current_password_invalid', 'The current password is wrong');
  }
}
