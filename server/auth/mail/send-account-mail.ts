import type { Session } from '../../db/engine.ts';
import {
  type AccountRow,
  changeAccount,
  findAccountByAddress,
  lockAccountById,
  ownsItsAddress,
} from '../accounts/accounts.ts';
import type { AuthContext } from '../auth-context.ts';
import {
  createOneTimeToken,
  deleteOneTimeTokens,
  lockAddressChangeTypes,
  type OneTimeSecret,
  type OneTimeTokenType,
} from '../grants/one-time-tokens.ts';
import { type CodeChallenge, storeCodeChallenge } from '../grants/pkce-flow.ts';
import { canReceiveMail } from '../wire/email-address.ts';
import {
  addressTakenMail,
  approveAddressChangeMail,
  confirmAddressMail,
  confirmAndSetPasswordMail,
  confirmNextAddressMail,
  type MailedToken,
  resetPasswordMail,
} from './messages.ts';
import { passwordPageUrl } from './redirects.ts';
import { pkcePrefix } from './verify-types.ts';

/** How the requesting browser wants the link to end. */
interface LinkEnding {
  readonly challenge: CodeChallenge | undefined;
  readonly redirectTo: string;
}

/**
 * Mails the link that confirms a new account's address. If two sign-ups left the account without a password, it is a
 * recovery link, which also confirms and ends at the form for a new password.
 */
export async function mailConfirmation(context: AuthContext, account: AccountRow, asked: LinkEnding): Promise<void> {
  const now = context.clock();
  const hasPassword = account.passwordHash !== null;
  const tokenType = hasPassword ? 'confirmation_token' : 'recovery_token';
  const ending = hasPassword ? asked : { ...asked, redirectTo: passwordPageUrl(context.config, asked.redirectTo) };
  const secret = await context.engine.transaction(async (db) => {
    await changeAccount(db, account.id, { confirmationSentAt: now }, now);
    await storeCodeChallenge(db, account.id, tokenType, ending.challenge, now);
    return createOneTimeToken(context.keys, db, purpose(account, tokenType, account.email), now);
  });
  await context.mailer.send(
    hasPassword
      ? confirmAddressMail(account.email, mailed(context, secret, 'signup', ending))
      : confirmAndSetPasswordMail(account.email, mailed(context, secret, 'recovery', ending)),
  );
}

/** Mails the link for choosing a new password. */
export async function mailRecovery(context: AuthContext, account: AccountRow, ending: LinkEnding): Promise<void> {
  const now = context.clock();
  const secret = await context.engine.transaction(async (db) => {
    await changeAccount(db, account.id, { recoverySentAt: now }, now);
    await storeCodeChallenge(db, account.id, 'recovery_token', ending.challenge, now);
    return createOneTimeToken(context.keys, db, purpose(account, 'recovery_token', account.email), now);
  });
  await context.mailer.send(resetPasswordMail(account.email, mailed(context, secret, 'recovery', ending)));
}

const bothAddresses: readonly OneTimeTokenType[] = ['email_change_token_new', 'email_change_token_current'];

/** Mails both addresses of a change; both must confirm. Links of an earlier change become invalid. */
export async function mailAddressChange(context: AuthContext, account: AccountRow, ending: LinkEnding): Promise<void> {
  await mailToAgree(context, account, ending, async (db) => {
    for (const type of bothAddresses) await deleteOneTimeTokens(db, account.id, type);
    return [];
  });
}

/**
 * Sends those messages again. The request may come from a stranger, so existing links stay valid, and an address that
 * has confirmed gets no second message.
 */
export async function resendAddressChange(
  context: AuthContext,
  account: AccountRow,
  ending: LinkEnding,
): Promise<void> {
  await mailToAgree(context, account, ending, (db, now) => lockAddressChangeTypes(db, account.id, now));
}

/**
 * Mails the addresses of a change that have not confirmed yet, or both if no change is pending. A current address
 * without a mailbox is skipped. If the new address already has an account, only its owner is notified.
 */
async function mailToAgree(
  context: AuthContext,
  account: AccountRow,
  ending: LinkEnding,
  findWaiting: (db: Session, now: Date) => Promise<readonly OneTimeTokenType[]>,
): Promise<void> {
  const { id, email, emailChange } = account;
  if (emailChange === null) return;
  const now = context.clock();
  const secrets = await context.engine.transaction(async (db) => {
    // Locks the links before the account, in the same order as following a link does.
    const waiting = await findWaiting(db, now);
    const make = async (type: OneTimeTokenType, address: string) => {
      if (waiting.length > 0 && !waiting.includes(type)) return undefined;
      await storeCodeChallenge(db, id, type, ending.challenge, now);
      return createOneTimeToken(context.keys, db, purpose(account, type, address), now);
    };
    const there = await findAccountByAddress(db, emailChange);
    const isTaken = there !== undefined && ownsItsAddress(there);
    const future = isTaken ? undefined : await make('email_change_token_new', emailChange);
    const present = canReceiveMail(email) ? await make('email_change_token_current', email) : undefined;
    const agreed = (await lockAccountById(db, id))?.emailChangeConfirmations ?? 0;
    const emailChangeConfirmations = waiting.length === 0 ? 0 : agreed;
    await changeAccount(db, id, { emailChangeSentAt: now, emailChangeConfirmations }, now);
    return { isTaken, future, present };
  });
  const inMail = (secret: OneTimeSecret) => mailed(context, secret, 'email_change', ending);
  if (secrets.isTaken) await context.mailer.send(addressTakenMail(emailChange, context.config.siteOrigin));
  if (secrets.future) await context.mailer.send(confirmNextAddressMail(emailChange, inMail(secrets.future)));
  if (secrets.present) await context.mailer.send(approveAddressChangeMail(email, emailChange, inMail(secrets.present)));
}

function purpose({ id }: AccountRow, type: OneTimeTokenType, address: string) {
  return { accountId: id, type, address };
}

function mailed(
  { config }: AuthContext,
  { token, code }: OneTimeSecret,
  type: string,
  ending: LinkEnding,
): MailedToken {
  const parameters = new URLSearchParams({
    token: ending.challenge ? `${pkcePrefix}${token}` : token,
    type,
    redirect_to: ending.redirectTo,
  });
  return { link: `${config.externalUrl}/verify?${parameters}`, code };
}
