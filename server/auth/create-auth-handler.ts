import type { AuthContext, AuthFlow, AuthParts } from './auth-context.ts';
import { AuthError, answerError } from './auth-error.ts';
import { describeCause } from './describe-cause.ts';
import { getUser } from './get-user.ts';
import { grantToken } from './grant-token.ts';
import { refuseUnsupported } from './not-offered.ts';
import { getHealth, getJwks, getSettings } from './public-facts.ts';
import { recover } from './recover.ts';
import { resend } from './resend.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { updateUser } from './update-user.ts';
import { verify } from './verify.ts';
import { verifyLink } from './verify-link.ts';

type Method = 'GET' | 'POST' | 'PUT';

/** The whole of the auth API, on one screen. */
const routes: Readonly<Record<string, Partial<Record<Method, AuthFlow>>>> = {
  '/signup': { POST: signUp },
  '/token': { POST: grantToken },
  '/user': { GET: getUser, PUT: updateUser },
  '/logout': { POST: signOut },
  '/recover': { POST: recover },
  '/resend': { POST: resend },
  '/verify': { GET: verifyLink, POST: verify },
  '/settings': { GET: getSettings },
  '/health': { GET: getHealth },
  '/.well-known/jwks.json': { GET: getJwks },
};

export interface AuthHandler {
  /** Answers one request under the API's path. It never throws. */
  (request: Request, from: { readonly clientIp: string }): Promise<Response>;
  /** Resolves when everything promised by an answer (messages above all) is done. For shutdown, and for tests. */
  readonly drain: () => Promise<void>;
}

/** Supabase's auth v1, the part of it that the site's client uses. */
export function createAuthHandler(parts: AuthParts): AuthHandler {
  const under = new Set<Promise<void>>();
  const context: AuthContext = {
    ...parts,
    later(what, work) {
      const done = work()
        .catch((cause: unknown) => parts.log.error({ what, cause: describeCause(cause) }, 'Failed after an answer'))
        .finally(() => under.delete(done));
      under.add(done);
    },
  };
  const basePath = new URL(parts.config.externalUrl).pathname.replace(/\/$/, '');

  const handle = async (request: Request, { clientIp }: { readonly clientIp: string }): Promise<Response> => {
    const url = new URL(request.url);
    const path = url.pathname.startsWith(`${basePath}/`) ? url.pathname.slice(basePath.length) : '';
    try {
      return await findFlow(path, request.method)(context, { request, url, clientIp });
    } catch (error) {
      return answerError(asAuthError(error, parts, path), request);
    }
  };
  const drain = async () => {
    while (under.size > 0) await Promise.all(under);
  };
  return Object.assign(handle, { drain });
}

function findFlow(path: string, method: string): AuthFlow {
  const flows = Object.hasOwn(routes, path) ? routes[path] : undefined;
  if (!flows) return refuseUnsupported(path);
  const flow = Object.hasOwn(flows, method) ? flows[method as Method] : undefined;
  if (flow) return flow;
  const allow = Object.keys(flows).join(', ');
  throw new AuthError(405, 'validation_failed', `${path} does not answer ${method}; use ${allow}.`, { allow });
}

/** The client is told a fixed sentence about what nobody foresaw; the log is told the cause. */
function asAuthError(error: unknown, { log }: AuthParts, path: string): AuthError {
  if (error instanceof AuthError) return error;
  log.error({ path, cause: describeCause(error) }, 'A request about accounts failed');
  return new AuthError(500, 'unexpected_failure', 'The server could not answer. Please try again in a moment.');
}
