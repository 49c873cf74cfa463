import { toEuropeanDigits } from '../../../domain/text/european-digits.ts';
import type { AuthFlow } from '../auth-context.ts';
import { consumeOneTimeCode, consumeOneTimeToken } from '../grants/one-time-tokens.ts';
import { amrMethodOf, buildSessionFields, createSession } from '../grants/sessions.ts';
import { validationError } from '../wire/auth-error.ts';
import { readOptionalText, readRequiredAddress, readRequiredText } from '../wire/body-fields.ts';
import { readJsonFields } from '../wire/json-body.ts';
import { jsonResponse } from '../wire/json-responses.ts';
import { addressHalfConfirmedMessage, applyRedeemedToken } from './mailed-token.ts';
import { pkcePrefix, readVerificationType, tokenTypesByVerificationType } from './verification-types.ts';

/**
 * `POST /verify`: starts a session in exchange for a mailed token (`token_hash`), or for the address and the six digits
 * (`token`).
 */
export const verifyMailedCode: AuthFlow = async (context, { request, clientIp }) => {
  const fields = await readJsonFields(request);
  const types = tokenTypesByVerificationType[readVerificationType(readRequiredText(fields, 'type', 64))];
  const linkToken = readOptionalText(fields, 'token_hash', 512);
  const code =
    linkToken === undefined ? toEuropeanDigits(readRequiredText(fields, 'token', 64).normalize('NFKC')) : undefined;
  if (code !== undefined && readOptionalText(fields, 'email', 1000) === undefined && !fields.phone) {
    throw validationError('Only the token_hash, or the token with its email, can be verified.');
  }
  const address = code === undefined ? undefined : readRequiredAddress(fields);
  await context.limits.requireVerify(clientIp);
  if (address !== undefined) await context.limits.requireCodeTry(clientIp, address);

  const now = context.clock();
  const outcome = await context.engine.transaction(async (db) => {
    const used =
      address === undefined || code === undefined
        ? await consumeOneTimeToken(db, withoutPrefix(linkToken ?? ''), types, now)
        : await consumeOneTimeCode(context.keys, db, { address, code }, types, now);
    const effect = await applyRedeemedToken(db, used, now);
    if (effect.kind === 'half-agreed') return undefined;
    return createSession(db, effect.account.id, amrMethodOf(effect.tokenType), now);
  });
  return jsonResponse(
    outcome ? await buildSessionFields(context, outcome) : { msg: addressHalfConfirmedMessage, code: '200' },
  );
};

function withoutPrefix(token: string): string {
  return token.startsWith(pkcePrefix) ? token.slice(pkcePrefix.length) : token;
}
