import type { AuthContext, AuthFlow, AuthRequest } from '../auth-context.ts';
import { issueAuthCode } from '../grants/flow-states.ts';
import { consumeToken, findToken } from '../grants/one-time-tokens.ts';
import { amrMethodOf, type Grant, sessionAnswer, startSession } from '../grants/sessions.ts';
import { AuthError, invalid } from '../wire/auth-error.ts';
import { applyUsedToken, halfAgreedMessage } from './mailed-token.ts';
import { readRedirect, redirectTo, sessionInHash } from './redirects.ts';
import { pkcePrefix, readVerifyType, tokenTypesOf, type VerifyType } from './verify-types.ts';

type LinkOutcome =
  | { readonly kind: 'session'; readonly grant: Grant }
  | { readonly kind: 'code'; readonly authCode: string }
  | { readonly kind: 'half-agreed' };

/**
 * `GET /verify`: where a mailed link leads. It answers with a way back to the site, with the session, a code for the
 * browser that asked (PKCE), or the reason why not: a person follows links, not a program.
 */
export const verifyLink: AuthFlow = async (context, incoming) => {
  const target = readRedirect(context.config, incoming.url);
  const token = incoming.url.searchParams.get('token') ?? incoming.url.searchParams.get('token_hash') ?? '';
  const isPkce = token.startsWith(pkcePrefix);
  try {
    const type = readVerifyType(incoming.url.searchParams.get('type') ?? '');
    const outcome = await followLink(context, incoming, isPkce ? token.slice(pkcePrefix.length) : token, isPkce, type);
    switch (outcome.kind) {
      case 'session':
        return redirectTo(target, { hash: sessionInHash(await sessionAnswer(context, outcome.grant), type) });
      case 'code':
        return redirectTo(target, { query: { code: outcome.authCode } });
      case 'half-agreed':
        return redirectTo(target, { hash: { message: halfAgreedMessage } });
    }
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    const reason = { error: 'access_denied', error_code: error.code, error_description: error.message };
    return redirectTo(target, isPkce ? { hash: reason, query: reason } : { hash: reason });
  }
};

async function followLink(
  context: AuthContext,
  { clientIp }: AuthRequest,
  token: string,
  isPkce: boolean,
  type: VerifyType,
): Promise<LinkOutcome> {
  if (token === '' || token.length > 512) throw invalid('The link is incomplete; please copy all of it.');
  await context.limits.requireVerify(clientIp);
  const now = context.clock();
  return context.engine.transaction<LinkOutcome>(async (db) => {
    // Opened on another device, the link of a recovery ends in no session; then its six digits must still count.
    const readToken = isPkce && type === 'recovery' ? findToken : consumeToken;
    const effect = await applyUsedToken(db, await readToken(db, token, tokenTypesOf[type], now), now);
    if (effect.kind === 'half-agreed') return { kind: 'half-agreed' };
    const accountId = effect.account.id;
    if (isPkce) return { kind: 'code', authCode: await issueAuthCode(db, accountId, effect.tokenType, now) };
    return { kind: 'session', grant: await startSession(db, accountId, amrMethodOf(effect.tokenType), now) };
  });
}
