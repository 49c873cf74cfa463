import { randomBytes, randomUUID } from 'node:crypto';
import { renderSVG } from 'uqr';
import type { DatabaseSession } from '../../db/engine.ts';
import type { AuthFlow } from '../auth-context.ts';
import { readSessionId, requireSession } from '../grants/require-session.ts';
import { AuthError } from '../wire/auth-error.ts';
import { readOptionalText, readRequiredText } from '../wire/body-fields.ts';
import { readJsonFields } from '../wire/json-body.ts';
import { jsonResponse } from '../wire/json-responses.ts';
import { createFactor, listFactorNames } from './factor-rows.ts';
import { requireOwnerProof } from './factor-takeover-protection.ts';
import { requireRecentVerification } from './require-recent-verification.ts';
import { sealFactorSecret } from './seal-factor-secret.ts';
import { buildTotpUri, encodeBase32 } from './totp.ts';

/** Length of a TOTP secret: 160 bits, as RFC 4226 recommends in section 4. */
const secretBytes = 20;

/** GoTrue's maximum number of factors per account. */
const factorsMax = 10;

/**
 * Checks that the account may have another factor and that none of its factors has this name. The owner could not tell
 * factors of the same name apart when removing one.
 */
async function requireFactorAllowed(db: DatabaseSession, accountId: string, friendlyName: string): Promise<void> {
  const names = await listFactorNames(db, accountId);
  if (friendlyName !== '' && names.includes(friendlyName)) {
    throw new AuthError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${friendlyName}" for this user already exists`,
    );
  }
  if (names.length >= factorsMax) {
    throw new AuthError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  }
}

/**
 * `POST /factors`: enrols an authenticator app as a second factor. The factor takes effect when the owner has entered a
 * code from the app.
 */
export const enrollFactor: AuthFlow = async (context, incoming) => {
  const sessionId = await readSessionId(context, incoming);
  const fields = await readJsonFields(incoming.request);
  const type = readRequiredText(fields, 'factor_type', 64);
  if (type !== 'totp') {
    const code = type === 'webauthn' ? 'mfa_webauthn_enroll_not_enabled' : 'mfa_phone_enroll_not_enabled';
    throw new AuthError(422, code, `A second factor of the type ${type} is not supported here.`);
  }
  const friendlyName = readOptionalText(fields, 'friendly_name', 100) ?? '';
  const issuer = readOptionalText(fields, 'issuer', 100) || new URL(context.config.siteOrigin).host;
  const id = randomUUID();
  const secret = randomBytes(secretBytes);
  const email = await context.engine.transaction(async (db) => {
    const { account, session } = await requireSession(context, db, sessionId);
    await requireRecentVerification(db, session, 'set up another second factor');
    await requireOwnerProof(db, session, context.clock());
    const sealedSecret = sealFactorSecret(context.keys, id, secret);
    await requireFactorAllowed(db, account.id, friendlyName);
    await createFactor(db, { id, accountId: account.id, friendlyName, sealedSecret }, context.clock());
    return account.email;
  });
  const typed = encodeBase32(secret);
  const uri = buildTotpUri(typed, issuer, email);
  // The colours are names, because the client puts the SVG into a data URL, which a `#` would end.
  const picture = renderSVG(uri, { whiteColor: 'white', blackColor: 'black', border: 2 });
  return jsonResponse({ id, type, friendly_name: friendlyName, totp: { qr_code: picture, secret: typed, uri } });
};
