import { toEuropeanDigits } from '../../../domain/text/european-digits.ts';
import { addSeconds } from '../../clock.ts';
import type { DatabaseSession } from '../../db/engine.ts';
import type { AuthContext, AuthFlow, AuthRequest } from '../auth-context.ts';
import { readSessionId, requireSession, uuidPattern } from '../grants/require-session.ts';
import { buildSessionFields, raiseSessionLevel, type SessionGrant } from '../grants/sessions.ts';
import { AuthError } from '../wire/auth-error.ts';
import { readRequiredText } from '../wire/body-fields.ts';
import { readJsonFields } from '../wire/json-body.ts';
import { jsonResponse } from '../wire/json-responses.ts';
import { consumeChallenge, type Factor, recordAcceptedCode } from './factor-rows.ts';
import { mailSecondFactorNotice } from './factor-takeover-protection.ts';
import { requireFactor } from './require-factor.ts';
import { unsealFactorSecret } from './seal-factor-secret.ts';
import { findCodeStep } from './totp.ts';

/** Maximum time in seconds between the enrolment of a factor and the first code from it. */
const enrolmentSeconds = 3600;

/**
 * `POST /factors/{id}/verify`: verifies a code and raises the session to aal2. The first correct code also marks the
 * factor as verified.
 */
export const verifyFactor: AuthFlow = async (context, incoming) => {
  const sessionId = await readSessionId(context, incoming);
  const fields = await readJsonFields(incoming.request);
  const shown = {
    challengeId: readRequiredText(fields, 'challenge_id', 64),
    code: toEuropeanDigits(readRequiredText(fields, 'code', 64).normalize('NFKC')),
  };
  const { account } = await context.engine.transaction((db) => requireOwnFactor(context, db, incoming, sessionId));
  // The limit is per account. A limit per challenge would be useless, because anyone with the password can request any
  // number of challenges.
  await context.limits.requireFactorTry(account.id);
  const { grant, isFirst } = await context.engine.transaction((db) => verify(context, db, incoming, sessionId, shown));
  await context.limits.factorWasRight(account.id);
  if (isFirst) context.later('the message of a second factor', () => mailSecondFactorNotice(context, account.email));
  return jsonResponse(await buildSessionFields(context, grant));
};

async function requireOwnFactor(context: AuthContext, db: DatabaseSession, incoming: AuthRequest, sessionId: string) {
  const { account } = await requireSession(context, db, sessionId);
  return { account, factor: await requireFactor(db, incoming, account.id) };
}

async function verify(
  context: AuthContext,
  db: DatabaseSession,
  incoming: AuthRequest,
  sessionId: string,
  { challengeId, code }: { challengeId: string; code: string },
): Promise<{ readonly grant: SessionGrant; readonly isFirst: boolean }> {
  const now = context.clock();
  const { factor } = await requireOwnFactor(context, db, incoming, sessionId);
  const isFirst = !factor.isVerified;
  // The owner can undo a factor for a fixed time after its enrolment. If a factor could be completed much later, less
  // of that time would remain.
  if (isFirst && factor.createdAt <= addSeconds(now, -enrolmentSeconds)) {
    throw new AuthError(422, 'mfa_challenge_expired', 'Setting up this factor took too long, enroll it again');
  }
  const step = findCodeStep(
    unsealFactorSecret(context.keys, factor.id, factor.sealedSecret),
    code,
    now,
    readStep(factor),
  );
  if (step === undefined) throw new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  if (!uuidPattern.test(challengeId) || !(await consumeChallenge(db, challengeId, factor.id, now))) {
    throw new AuthError(422, 'mfa_challenge_expired', 'MFA challenge has expired, verify against another challenge');
  }
  await recordAcceptedCode(db, factor.id, step, now);
  return { grant: await raiseSessionLevel(db, sessionId, now), isFirst };
}

/** The driver may return a bigint column as a string, so the step is converted to a number. */
function readStep({ lastStep }: Factor): number | null {
  return lastStep === null ? null : Number(lastStep);
}
