import type { AuthContext, AuthFlow, AuthRequest } from '../auth-context.ts';
import { consumeLink, consumeOneTimeToken, findOneTimeToken } from '../grants/one-time-tokens.ts';
import { issueAuthCode } from '../grants/pkce-flow.ts';
import { amrMethodOf, buildSessionFields, createSession, type SessionGrant } from '../grants/sessions.ts';
import { AuthError, validationError } from '../wire/auth-error.ts';
import { addressHalfConfirmedMessage, applyRedeemedToken } from './mailed-token.ts';
import { buildSessionUrlParameters, parseRedirect, redirectTo, resolvePasswordPageUrl } from './redirects.ts';
import {
  pkcePrefix,
  readVerificationType,
  tokenTypesByVerificationType,
  type VerificationType,
} from './verification-types.ts';

type LinkOutcome =
  | { readonly kind: 'session'; readonly grant: SessionGrant }
  | { readonly kind: 'code'; readonly authCode: string }
  | { readonly kind: 'half-agreed' }
  | { readonly kind: 'digits-wanted' };

/**
 * `GET /verify`: the target of links in messages. A browser opens it, so it redirects to the site with the session,
 * with a code for the browser that requested the link (PKCE), or with the reason for a failure.
 */
export const verifyLink: AuthFlow = async (context, incoming) => {
  const target = parseRedirect(context.config, incoming.url);
  const token = incoming.url.searchParams.get('token') ?? incoming.url.searchParams.get('token_hash') ?? '';
  const isPkce = token.startsWith(pkcePrefix);
  try {
    const type = readVerificationType(incoming.url.searchParams.get('type') ?? '');
    const outcome = await followLink(context, incoming, isPkce ? token.slice(pkcePrefix.length) : token, isPkce, type);
    switch (outcome.kind) {
      case 'session':
        return redirectTo(target, {
          hash: buildSessionUrlParameters(await buildSessionFields(context, outcome.grant), type),
        });
      case 'code':
        return redirectTo(target, { query: { code: outcome.authCode } });
      case 'half-agreed':
        return redirectTo(target, { hash: { message: addressHalfConfirmedMessage } });
      case 'digits-wanted':
        return redirectTo(resolvePasswordPageUrl(context.config, target), {
          hash: reasonOf(
            'code_needed',
            'Enter your e-mail address and the six digits from the message to choose a password',
          ),
        });
    }
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    const reason = reasonOf(error.code, error.message);
    return redirectTo(target, isPkce ? { hash: reason, query: reason } : { hash: reason });
  }
};

/**
 * The function that finds or redeems the token of each type of link. For an address change, `consumeOneTimeToken` deletes all
 * links of that address, so that one address cannot confirm the change twice.
 */
const readTokenOf = { signup: consumeLink, recovery: findOneTimeToken, email_change: consumeOneTimeToken } as const;

const reasonOf = (code: string, sentence: string) => ({
  error: 'access_denied',
  error_code: code,
  error_description: sentence,
});

async function followLink(
  context: AuthContext,
  { clientIp }: AuthRequest,
  token: string,
  isPkce: boolean,
  type: VerificationType,
): Promise<LinkOutcome> {
  if (token === '' || token.length > 512)
    throw validationError('The link is incomplete. Copy all of it and try again.');
  await context.limits.requireVerify(clientIp);
  const now = context.clock();
  return context.engine.transaction<LinkOutcome>(async (db) => {
    // A mail scanner may open the link, and a stranger may have requested it without PKCE. So opening a recovery link
    // consumes nothing, and only the browser that requested it is signed in. In any other browser, the owner types the
    // six digits.
    const used = await readTokenOf[type](db, token, tokenTypesByVerificationType[type], now);
    if (type === 'recovery' && !isPkce && used) return { kind: 'digits-wanted' };
    const effect = await applyRedeemedToken(db, used, now);
    if (effect.kind === 'half-agreed') return { kind: 'half-agreed' };
    const accountId = effect.account.id;
    if (isPkce) return { kind: 'code', authCode: await issueAuthCode(db, accountId, effect.tokenType, now) };
    return { kind: 'session', grant: await createSession(db, accountId, amrMethodOf(effect.tokenType), now) };
  });
}
