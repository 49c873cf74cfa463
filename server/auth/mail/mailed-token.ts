import type { DatabaseSession } from '../../db/engine.ts';
import {
  type AccountRow,
  changeAccount,
  deleteUnconfirmedAccount,
  findAccountByAddress,
  hasConfirmedAddress,
  isBanned,
  lockAccountById,
} from '../accounts/accounts.ts';
import {
  deleteAllOneTimeTokens,
  deleteOneTimeTokens,
  type OneTimeToken,
  type OneTimeTokenType,
} from '../grants/one-time-tokens.ts';
import { AuthError } from '../wire/auth-error.ts';
import { canReceiveMail } from '../wire/email-address.ts';

/**
 * The outcome of redeeming a mailed token. Either the account can be signed in, or an address change still needs the
 * other address to confirm.
 */
type TokenEffect =
  | { readonly kind: 'signed-in'; readonly account: AccountRow; readonly tokenType: OneTimeTokenType }
  | { readonly kind: 'half-agreed'; readonly tokenType: OneTimeTokenType };

export const addressHalfConfirmedMessage =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/**
 * Carries out the purpose of a redeemed token, such as confirming an address. Throws if `used` is undefined, which
 * means that the token is unknown, has expired or was used before.
 */
export async function applyRedeemedToken(
  db: DatabaseSession,
  used: OneTimeToken | undefined,
  now: Date,
): Promise<TokenEffect> {
  const account = used && (await lockAccountById(db, used.accountId));
  if (!used || !account || !hasMailedAddress(used, account)) throw expired();
  if (isBanned(account, now)) throw new AuthError(403, 'user_banned', 'User is banned');
  switch (used.type) {
    case 'confirmation_token':
      return signedIn(used, await confirmAddress(db, account, now));
    case 'recovery_token':
      return signedIn(used, await recoverAccount(db, account, now));
    default:
      return agreeToChange(db, used, account, now);
  }
}

/** Whether the account still has the address to which the token was mailed. */
function hasMailedAddress({ type, address }: OneTimeToken, account: AccountRow): boolean {
  return address === (type === 'email_change_token_new' ? account.emailChange : account.email);
}

async function confirmAddress(db: DatabaseSession, account: AccountRow, now: Date): Promise<AccountRow> {
  if (account.emailConfirmedAt !== null) return account;
  return changeAccount(db, account.id, { emailConfirmedAt: now }, now);
}

/**
 * Prepares an account for a new password. A recovery link also confirms the address. The password of an account that
 * was never confirmed is removed, because somebody other than the mailbox's owner may have chosen it.
 */
async function recoverAccount(db: DatabaseSession, account: AccountRow, now: Date): Promise<AccountRow> {
  if (account.emailConfirmedAt !== null) return account;
  await deleteOneTimeTokens(db, account.id, 'confirmation_token');
  return changeAccount(db, account.id, { emailConfirmedAt: now, passwordHash: null }, now);
}

async function agreeToChange(
  db: DatabaseSession,
  used: OneTimeToken,
  account: AccountRow,
  now: Date,
): Promise<TokenEffect> {
  const { id, email, emailChange } = account;
  const confirmations = account.emailChangeConfirmations + 1;
  if (emailChange === null) throw expired();
  if (confirmations < (canReceiveMail(email) ? 2 : 1)) {
    await changeAccount(db, id, { emailChangeConfirmations: confirmations }, now);
    return { kind: 'half-agreed', tokenType: used.type };
  }
  await clearAddress(db, emailChange);
  const moved = { email: emailChange, emailChange: null, emailChangeSentAt: null, emailChangeConfirmations: 0 };
  return signedIn(used, await changeAccount(db, id, { ...moved, emailConfirmedAt: now }, now));
}

/**
 * Deletes an unconfirmed account with this address, because the owner of the mailbox has just confirmed the address for
 * another account. Throws if the account is confirmed.
 */
async function clearAddress(db: DatabaseSession, address: string): Promise<void> {
  const there = await findAccountByAddress(db, address);
  if (!there) return;
  // Links are locked before the account, in the same order as when a link is followed, so that two requests cannot
  // deadlock.
  if (!hasConfirmedAddress(there)) await deleteAllOneTimeTokens(db, there.id);
  const present = await lockAccountById(db, there.id);
  if (present && hasConfirmedAddress(present)) {
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
  }
  await deleteUnconfirmedAccount(db, there.id);
}

function signedIn({ type }: OneTimeToken, account: AccountRow): TokenEffect {
  return { kind: 'signed-in', account, tokenType: type };
}

function expired(): AuthError {
  return new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
}
