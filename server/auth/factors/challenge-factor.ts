import { randomUUID } from 'node:crypto';
import { toEpochSeconds } from '../../clock.ts';
import type { AuthFlow } from '../auth-context.ts';
import { readSessionId, requireSession } from '../grants/require-session.ts';
import { jsonResponse } from '../wire/json-responses.ts';
import { createChallenge } from './factor-rows.ts';
import { requireFactor } from './require-factor.ts';

/**
 * `POST /factors/{id}/challenge`: creates a challenge, which the client then answers with a code from the authenticator
 * app.
 */
export const challengeFactor: AuthFlow = async (context, incoming) => {
  const sessionId = await readSessionId(context, incoming);
  await context.limits.requireVerify(incoming.clientIp);
  const id = randomUUID();
  const expiresAt = await context.engine.transaction(async (db) => {
    const { account } = await requireSession(context, db, sessionId);
    const factor = await requireFactor(db, incoming, account.id);
    return createChallenge(db, id, factor.id, context.clock());
  });
  return jsonResponse({ id, type: 'totp', expires_at: toEpochSeconds(expiresAt) });
};
