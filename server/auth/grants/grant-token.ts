import type { AuthFlow } from '../auth-context.ts';
import { AuthError, validationError } from '../wire/auth-error.ts';
import { readRequiredText } from '../wire/body-fields.ts';
import { readJsonFields } from '../wire/json-body.ts';
import { jsonResponse } from '../wire/json-responses.ts';
import { grantByPassword } from './grant-by-password.ts';
import { grantByRefresh } from './grant-by-refresh.ts';
import { redeemAuthCode } from './pkce-flow.ts';
import { amrMethodOf, buildSessionFields, createSession } from './sessions.ts';

/**
 * `POST /token?grant_type=pkce`: starts a session in the browser that requested a mailed link, after the link was
 * opened.
 */
const grantByPkce: AuthFlow = async (context, { request, clientIp }) => {
  const fields = await readJsonFields(request);
  const authCode = readRequiredText(fields, 'auth_code', 512);
  const verifier = readRequiredText(fields, 'code_verifier', 512);
  await context.limits.requireVerify(clientIp);
  const now = context.clock();
  const grant = await context.engine.transaction(async (db) => {
    const { accountId, tokenType } = await redeemAuthCode(db, authCode, verifier, now);
    return createSession(db, accountId, amrMethodOf(tokenType), now);
  });
  return jsonResponse(await buildSessionFields(context, grant));
};

/**
 * `POST /token`: starts or renews a session, in exchange for a password, a refresh token, or the code that a mailed
 * link returned.
 */
export const grantToken: AuthFlow = async (context, incoming) => {
  const grantType = incoming.url.searchParams.get('grant_type');
  switch (grantType) {
    case 'password':
      return grantByPassword(context, incoming);
    case 'refresh_token':
      return grantByRefresh(context, incoming);
    case 'pkce':
      return grantByPkce(context, incoming);
    case 'id_token':
    case 'web3':
      throw new AuthError(400, 'provider_disabled', `Sign-in by ${grantType} is not supported here.`);
    default:
      throw validationError('The parameter grant_type must be password, refresh_token or pkce.');
  }
};
