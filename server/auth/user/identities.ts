import type { AuthFlow } from '../auth-context.ts';
import { readSessionId, requireSession, uuidPattern } from '../grants/require-session.ts';
import { AuthError, validationError } from '../wire/auth-error.ts';

/**
 * `GET /authorize`: would sign in with another provider. This server supports none, and responds as GoTrue does for a
 * provider that is not configured (https://github.com/supabase/auth, internal/api/external.go).
 */
export const rejectProvider: AuthFlow = async () => {
  throw validationError('Unsupported provider: provider is not enabled');
};

/**
 * `GET /user/identities/authorize`: would link the account to another provider. It requires a session and then refuses.
 */
export const linkIdentity: AuthFlow = async (context, incoming) => {
  const sessionId = await readSessionId(context, incoming);
  await context.engine.transaction((db) => requireSession(context, db, sessionId));
  return rejectProvider(context, incoming);
};

/**
 * `DELETE /user/identities/{id}`: would unlink an identity. It refuses, because every account has exactly one identity,
 * its address, and must keep it (as in GoTrue's identity.go).
 */
export const unlinkIdentity: AuthFlow = async (context, incoming) => {
  const sessionId = await readSessionId(context, incoming);
  const id = incoming.url.pathname.split('/').at(-1) ?? '';
  if (!uuidPattern.test(id)) throw new AuthError(404, 'validation_failed', 'identity_id must be an UUID');
  await context.engine.transaction((db) => requireSession(context, db, sessionId));
  throw new AuthError(422, 'single_identity_not_deletable', 'User must have at least 1 identity after unlinking');
};
