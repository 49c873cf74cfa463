import type { DatabaseSession } from '../../db/engine.ts';
import {
  addAccount,
  changeAccount,
  findAccountByAddress,
  lockAccountByAddress,
  lockAccountById,
} from '../accounts/accounts.ts';
import { findRecipientOrDecoy } from '../accounts/decoy-account.ts';
import { buildSignUpFields } from '../accounts/user-fields.ts';
import type { AuthContext, AuthFlow } from '../auth-context.ts';
import { deleteOneTimeTokens } from '../grants/one-time-tokens.ts';
import { type CodeChallenge, parseCodeChallenge } from '../grants/pkce-flow.ts';
import { buildSessionFields, createSession } from '../grants/sessions.ts';
import { composeAccountExistsNotice } from '../mail/messages.ts';
import { parseRedirect } from '../mail/redirects.ts';
import { mailConfirmation } from '../mail/send-account-mail.ts';
import { requireStrongPassword } from '../passwords/password-strength.ts';
import { AuthError } from '../wire/auth-error.ts';
import { mergeMetadata, readOptionalObject, readRequiredAddress, readRequiredText } from '../wire/body-fields.ts';
import { type JsonFields, readJsonFields } from '../wire/json-body.ts';
import { jsonResponse } from '../wire/json-responses.ts';

interface SignUp {
  readonly address: string;
  readonly password: string;
  readonly passwordHash: string;
  readonly userMetadata: JsonFields;
  readonly challenge: CodeChallenge | undefined;
  readonly redirectTo: string;
}

/** `POST /signup`: creates an account with an e-mail address and a password. */
export const signUp: AuthFlow = async (context, { request, url, clientIp }) => {
  if (!context.config.takesSignUps) {
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  const fields = await readJsonFields(request);
  if (!fields.email && !fields.phone) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  const address = readRequiredAddress(fields);
  const password = readRequiredText(fields, 'password', 4096);
  requireStrongPassword(password, address);
  const userMetadata = mergeMetadata({}, readOptionalObject(fields, 'data') ?? {});
  const challenge = parseCodeChallenge(fields);
  const redirectTo = parseRedirect(context.config, url);
  await context.limits.requireSignUp(clientIp);
  if (!context.config.autoconfirm) await context.limits.requireMail(clientIp, address);
  const passwordHash = await context.hasher.hash(password);
  const wish = { address, password, passwordHash, userMetadata, challenge, redirectTo };
  return context.config.autoconfirm ? signUpAtOnce(context, wish) : signUpByMail(context, wish);
};

/**
 * Signs up without confirmation, for a server without mail. The account is signed in at once, so the response must
 * reveal whether the address already has an account.
 */
async function signUpAtOnce(context: AuthContext, wish: SignUp): Promise<Response> {
  const now = context.clock();
  const grant = await context.engine.transaction(async (db) => {
    const { address: email, passwordHash, userMetadata } = wish;
    const fresh = await addAccount(db, { email, passwordHash, userMetadata, isConfirmed: true }, now);
    const account = fresh ?? (await lockAccountByAddress(db, email));
    if (!account || (!fresh && account.emailConfirmedAt !== null)) {
      throw new AuthError(422, 'user_already_exists', 'User already registered');
    }
    if (!fresh) await changeAccount(db, account.id, { passwordHash, userMetadata, emailConfirmedAt: now }, now);
    return createSession(db, account.id, 'password', now);
  });
  return jsonResponse(await buildSessionFields(context, grant));
}

/**
 * Signs up with confirmation by mail. If the address already has an account, its owner gets a message about that, and
 * the response is the same.
 */
async function signUpByMail(context: AuthContext, wish: SignUp): Promise<Response> {
  const now = context.clock();
  const { address: email, password, passwordHash, userMetadata, challenge, redirectTo } = wish;
  const { account, isFresh } = await context.engine.transaction(async (db) => {
    const fresh = await addAccount(db, { email, passwordHash, userMetadata, isConfirmed: false }, now);
    return { account: fresh ?? (await findAccountByAddress(db, email)), isFresh: fresh !== undefined };
  });
  const waiting = account?.emailConfirmedAt === null ? account : undefined;
  // A password is compared even without a hash, because the response time must not reveal whether an address awaits
  // confirmation.
  const isSame = await context.hasher.verify(password, waiting?.passwordHash ?? undefined);
  if (waiting && !isSame) await context.engine.transaction((db) => removePassword(db, waiting.id, now));
  context.later('the message after a sign-up', async () => {
    const addressee = await findRecipientOrDecoy(context, email, ({ emailConfirmedAt }) => emailConfirmedAt === null);
    await mailConfirmation(addressee.context, addressee.account, { challenge, redirectTo });
    if (addressee.isDecoy) await context.mailer.send(composeAccountExistsNotice(email, context.config.siteOrigin));
  });
  return jsonResponse(buildSignUpFields(email, userMetadata, now, isFresh ? account?.id : undefined));
}

/**
 * Removes the password of an unconfirmed account after a sign-up with a different one. The owner of the mailbox cannot
 * tell which sign-up caused the message, so neither password is valid. Whoever follows the link chooses a new one.
 */
async function removePassword(db: DatabaseSession, id: string, now: Date): Promise<void> {
  const account = await lockAccountById(db, id);
  if (account?.emailConfirmedAt !== null) return;
  await deleteOneTimeTokens(db, id, 'confirmation_token');
  await changeAccount(db, id, { passwordHash: null, userMetadata: {} }, now);
}
