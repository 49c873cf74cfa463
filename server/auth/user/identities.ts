import type { AuthFlow } from '../auth-context.ts';
import { readSessionId, requireSession, uuidPattern } from '../grants/require-session.ts';
import { AuthError, validationError } from '../wire/auth-error.ts';

/**
 * `GET /authorize`, and when signed in `GET /user/identities/authorize`: sign-in with another provider. This server has
 * none and answers as GoTrue does for one that is not configured (https://github.com/supabase/auth,
 * internal/api/external.go).
 */
export const refuseProvider: AuthFlow = async () => {
  throw validationError('Unsupported provider: provider is not enabled');
};

/** `GET /user/identities/authorize`: links an identity of another provider to the account. */
export const linkIdentity: AuthFlow = async (context, incoming) => {
  const sessionId = await readSessionId(context, incoming);
  await context.engine.transaction((db) => requireSession(context, db, sessionId));
  return refuseProvider(context, incoming);
};

/**
 * `DELETE /user/identities/{id}`: every account has exactly one identity, its address, and must keep it (GoTrue's
 * identity.go).
 */
export const unlinkIdentity: AuthFlow = async (context, incoming) => {
  const sessionId = await readSessionId(context, incoming);
  const id = incoming.url.pathname.split('/').at(-1) ?? '';
  if (!uuidPattern.test(id)) throw new AuthError(404, 'validation_failed', 'identity_id must be an UUID');
  await context.engine.transaction((db) => requireSession(context, db, sessionId));
  throw new AuthError(422, 'single_identity_not_deletable', 'User must have at least 1 identity after unlinking');
};
