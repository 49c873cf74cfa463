import type { AuthFlow } from '../auth-context.ts';
import { answer } from '../wire/answers.ts';
import { requiredText } from '../wire/fields.ts';
import { readFields } from '../wire/json-body.ts';
import { redeemAuthCode } from './flow-states.ts';
import { amrMethodOf, createSession, sessionAnswer } from './sessions.ts';

/** `POST /token?grant_type=pkce`: a session for the browser that requested the followed link. */
export const grantByPkce: AuthFlow = async (context, { request, clientIp }) => {
  const fields = await readFields(request);
  const authCode = requiredText(fields, 'auth_code', 512);
  const verifier = requiredText(fields, 'code_verifier', 512);
  await context.limits.requireVerify(clientIp);
  const now = context.clock();
  const grant = await context.engine.transaction(async (db) => {
    const { accountId, tokenType } = await redeemAuthCode(db, authCode, verifier, now);
    return createSession(db, accountId, amrMethodOf(tokenType), now);
  });
  return answer(await sessionAnswer(context, grant));
};
