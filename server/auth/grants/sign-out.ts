import type { AuthFlow } from '../auth-context.ts';
import { validationError } from '../wire/auth-error.ts';
import { emptyResponse } from '../wire/json-responses.ts';
import { readSessionId, requireSession } from './require-session.ts';
import { endAllSessions, endOtherSessions, endSession } from './sessions.ts';

/** `POST /logout?scope=global|local|others`: ends all sessions of the account, this session, or all other sessions. */
export const signOut: AuthFlow = async (context, incoming) => {
  const scope = incoming.url.searchParams.get('scope') ?? 'global';
  if (scope !== 'global' && scope !== 'local' && scope !== 'others') {
    throw validationError('The parameter scope must be global, local or others.');
  }
  const sessionId = await readSessionId(context, incoming);
  await context.engine.transaction(async (db) => {
    const { account } = await requireSession(context, db, sessionId);
    if (scope === 'global') await endAllSessions(db, account.id);
    if (scope === 'local') await endSession(db, sessionId);
    if (scope === 'others') await endOtherSessions(db, account.id, sessionId);
  });
  return emptyResponse();
};
