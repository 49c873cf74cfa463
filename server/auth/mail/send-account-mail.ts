import type { DatabaseSession } from '../../db/engine.ts';
import {
  type AccountRow,
  changeAccount,
  findAccountByAddress,
  hasConfirmedAddress,
  lockAccountById,
} from '../accounts/accounts.ts';
import type { AuthContext } from '../auth-context.ts';
import {
  createOneTimeToken,
  deleteOneTimeTokens,
  lockEmailChangeTokens,
  type OneTimeSecret,
  type OneTimeTokenType,
} from '../grants/one-time-tokens.ts';
import { type CodeChallenge, storeCodeChallenge } from '../grants/pkce-flow.ts';
import { canReceiveMail } from '../wire/email-address.ts';
import {
  composeAddressChangeApproval,
  composeAddressConfirmation,
  composeAddressTakenNotice,
  composeNewAddressConfirmation,
  composePasswordConfirmation,
  composePasswordReset,
  type MailedToken,
} from './messages.ts';
import { resolvePasswordPageUrl } from './redirects.ts';
import { pkcePrefix } from './verification-types.ts';

/** The page to which a link leads, and the challenge of the browser that requested the link. */
interface LinkEnding {
  readonly challenge: CodeChallenge | undefined;
  readonly redirectTo: string;
}

/**
 * Mails a link that confirms the address of a new account. If the account has no password, because several people have
 * signed up with different ones, a recovery link is mailed instead. The recovery link also confirms the address, and
 * leads to the form for a new password.
 */
export async function mailConfirmation(
  context: AuthContext,
  account: AccountRow,
  requested: LinkEnding,
): Promise<void> {
  const now = context.clock();
  const hasPassword = account.passwordHash !== null;
  const tokenType = hasPassword ? 'confirmation_token' : 'recovery_token';
  const ending = hasPassword
    ? requested
    : { ...requested, redirectTo: resolvePasswordPageUrl(context.config, requested.redirectTo) };
  const secret = await context.engine.transaction(async (db) => {
    await changeAccount(db, account.id, { confirmationSentAt: now }, now);
    await storeCodeChallenge(db, account.id, tokenType, ending.challenge, now);
    return createOneTimeToken(context.keys, db, purpose(account, tokenType, account.email), now);
  });
  await context.mailer.send(
    hasPassword
      ? composeAddressConfirmation(account.email, mailed(context, secret, 'signup', ending))
      : composePasswordConfirmation(account.email, mailed(context, secret, 'recovery', ending)),
  );
}

/** Mails a link for choosing a new password. */
export async function mailRecovery(context: AuthContext, account: AccountRow, ending: LinkEnding): Promise<void> {
  const now = context.clock();
  const secret = await context.engine.transaction(async (db) => {
    await changeAccount(db, account.id, { recoverySentAt: now }, now);
    await storeCodeChallenge(db, account.id, 'recovery_token', ending.challenge, now);
    return createOneTimeToken(context.keys, db, purpose(account, 'recovery_token', account.email), now);
  });
  await context.mailer.send(composePasswordReset(account.email, mailed(context, secret, 'recovery', ending)));
}

const bothAddresses: readonly OneTimeTokenType[] = ['email_change_token_new', 'email_change_token_current'];

/**
 * Mails a link to both addresses of a change, because both must confirm it. Links of an earlier change become invalid.
 */
export async function mailAddressChange(context: AuthContext, account: AccountRow, ending: LinkEnding): Promise<void> {
  await mailUnconfirmedAddresses(context, account, ending, async (db) => {
    for (const type of bothAddresses) await deleteOneTimeTokens(db, account.id, type);
    return [];
  });
}

/**
 * Mails the links of an address change again. A stranger may have sent the request, so existing links stay valid. An
 * address that has been confirmed gets no second message.
 */
export async function resendAddressChange(
  context: AuthContext,
  account: AccountRow,
  ending: LinkEnding,
): Promise<void> {
  await mailUnconfirmedAddresses(context, account, ending, (db, now) => lockEmailChangeTokens(db, account.id, now));
}

/**
 * Mails a link to each address of a change that has not been confirmed yet, or to both if no valid link exists. No
 * message is sent to a current address without a mailbox. If the new address belongs to another confirmed account, its
 * owner gets a notice instead of a link.
 */
async function mailUnconfirmedAddresses(
  context: AuthContext,
  account: AccountRow,
  ending: LinkEnding,
  findWaiting: (db: DatabaseSession, now: Date) => Promise<readonly OneTimeTokenType[]>,
): Promise<void> {
  const { id, email, emailChange } = account;
  if (emailChange === null) return;
  const now = context.clock();
  const secrets = await context.engine.transaction(async (db) => {
    // Links are locked before the account, in the same order as when a link is followed, so that two requests cannot
    // deadlock.
    const waiting = await findWaiting(db, now);
    const make = async (type: OneTimeTokenType, address: string) => {
      if (waiting.length > 0 && !waiting.includes(type)) return undefined;
      await storeCodeChallenge(db, id, type, ending.challenge, now);
      return createOneTimeToken(context.keys, db, purpose(account, type, address), now);
    };
    const there = await findAccountByAddress(db, emailChange);
    const isTaken = there !== undefined && hasConfirmedAddress(there);
    const future = isTaken ? undefined : await make('email_change_token_new', emailChange);
    const present = canReceiveMail(email) ? await make('email_change_token_current', email) : undefined;
    const agreed = (await lockAccountById(db, id))?.emailChangeConfirmations ?? 0;
    const emailChangeConfirmations = waiting.length === 0 ? 0 : agreed;
    await changeAccount(db, id, { emailChangeSentAt: now, emailChangeConfirmations }, now);
    return { isTaken, future, present };
  });
  const inMail = (secret: OneTimeSecret) => mailed(context, secret, 'email_change', ending);
  if (secrets.isTaken) await context.mailer.send(composeAddressTakenNotice(emailChange, context.config.siteOrigin));
  if (secrets.future) await context.mailer.send(composeNewAddressConfirmation(emailChange, inMail(secrets.future)));
  if (secrets.present)
    await context.mailer.send(composeAddressChangeApproval(email, emailChange, inMail(secrets.present)));
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
