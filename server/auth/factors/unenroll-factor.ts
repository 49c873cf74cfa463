import type { AuthFlow } from '../auth-context.ts';
import { readSessionId, requireSession } from '../grants/require-session.ts';
import { lowerSessionLevels } from '../grants/sessions.ts';
import { jsonResponse } from '../wire/json-responses.ts';
import { hasVerifiedFactor, removeFactor } from './factor-rows.ts';
import { requireFactor } from './require-factor.ts';
import { requireRecentVerification } from './require-recent-verification.ts';

/**
 * `DELETE /factors/{id}`: removes a second factor. A verified factor can be removed only by a session that has verified
 * a factor.
 */
export const unenrollFactor: AuthFlow = async (context, incoming) => {
  const sessionId = await readSessionId(context, incoming);
  const id = await context.engine.transaction(async (db) => {
    const { account, session } = await requireSession(context, db, sessionId);
    const factor = await requireFactor(db, incoming, account.id);
    if (factor.isVerified) await requireRecentVerification(db, session, 'take it away');
    await removeFactor(db, factor.id);
    if (!(await hasVerifiedFactor(db, account.id))) await lowerSessionLevels(db, account.id, context.clock());
    return factor.id;
  });
  return jsonResponse({ id });
};
