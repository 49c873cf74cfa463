import { withEuropeanDigits } from '../../../domain/text/european-digits.ts';
import type { AuthFlow } from '../auth-context.ts';
import { consumeCode, consumeToken } from '../grants/one-time-tokens.ts';
import { amrMethodOf, createSession, sessionAnswer } from '../grants/sessions.ts';
import { answer } from '../wire/answers.ts';
import { invalid } from '../wire/auth-error.ts';
import { optionalText, requiredAddress, requiredText } from '../wire/fields.ts';
import { readFields } from '../wire/json-body.ts';
import { applyUsedToken, halfAgreedMessage } from './mailed-token.ts';
import { pkcePrefix, readVerifyType, tokenTypesOf } from './verify-types.ts';

/**
 * `POST /verify`: exchanges a mailed token (`token_hash`), or the six digits (`token`) with their address, for a
 * session.
 */
export const verify: AuthFlow = async (context, { request, clientIp }) => {
  const fields = await readFields(request);
  const types = tokenTypesOf[readVerifyType(requiredText(fields, 'type', 64))];
  const linkToken = optionalText(fields, 'token_hash', 512);
  const code =
    linkToken === undefined ? withEuropeanDigits(requiredText(fields, 'token', 64).normalize('NFKC')) : undefined;
  if (code !== undefined && optionalText(fields, 'email', 1000) === undefined && !fields.phone) {
    throw invalid('Only the token_hash, or the token with its email, can be verified.');
  }
  const address = code === undefined ? undefined : requiredAddress(fields);
  await context.limits.requireVerify(clientIp);
  if (address !== undefined) await context.limits.requireCodeTry(clientIp, address);

  const now = context.clock();
  const outcome = await context.engine.transaction(async (db) => {
    const used =
      address === undefined || code === undefined
        ? await consumeToken(db, withoutPrefix(linkToken ?? ''), types, now)
        : await consumeCode(context.keys, db, { address, code }, types, now);
    const effect = await applyUsedToken(db, used, now);
    if (effect.kind === 'half-agreed') return undefined;
    return createSession(db, effect.account.id, amrMethodOf(effect.tokenType), now);
  });
  return answer(outcome ? await sessionAnswer(context, outcome) : { msg: halfAgreedMessage, code: '200' });
};

function withoutPrefix(token: string): string {
  return token.startsWith(pkcePrefix) ? token.slice(pkcePrefix.length) : token;
}
