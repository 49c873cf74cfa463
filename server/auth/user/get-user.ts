import { buildUserFields } from '../accounts/user-fields.ts';
import type { AuthFlow } from '../auth-context.ts';
import { readSessionId, requireSession } from '../grants/require-session.ts';
import { jsonResponse } from '../wire/json-responses.ts';

/** `GET /user`: returns the account of the request's token. */
export const getUser: AuthFlow = async (context, incoming) => {
  const sessionId = await readSessionId(context, incoming);
  const { account } = await context.engine.transaction((db) => requireSession(context, db, sessionId));
  return jsonResponse(buildUserFields(account));
};
