import { setTimeout } from 'node:timers/promises';
import { DatabaseUnavailableError } from '../db/database-unavailable-error.ts';
import type { AuthContext, AuthFlow, AuthParts } from './auth-context.ts';
import { challengeFactor } from './factors/challenge-factor.ts';
import { enrollFactor } from './factors/enroll-factor.ts';
import { unenrollFactor } from './factors/unenroll-factor.ts';
import { verifyFactor } from './factors/verify-factor.ts';
import { grantToken } from './grants/grant-token.ts';
import { signOut } from './grants/sign-out.ts';
import { requestRecovery } from './mail/request-recovery.ts';
import { resendConfirmation } from './mail/resend-confirmation.ts';
import { verifyLink } from './mail/verify-link.ts';
import { verifyMailedCode } from './mail/verify-mailed-code.ts';
import { getHealth, getJwks, getSettings } from './public-endpoints.ts';
import { getUser } from './user/get-user.ts';
import { linkIdentity, rejectProvider, unlinkIdentity } from './user/identities.ts';
import { signUp } from './user/sign-up.ts';
import { updateUser } from './user/update-user.ts';
import { AuthError, authErrorResponse } from './wire/auth-error.ts';
import { describeCause } from './wire/describe-cause.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The function that handles each route of the auth API. `:factor` and `:identity` match an id. */
const routes: Readonly<Record<string, Partial<Record<Method, AuthFlow>>>> = {
  '/signup': { POST: signUp },
  '/token': { POST: grantToken },
  '/user': { GET: getUser, PUT: updateUser },
  '/user/identities/authorize': { GET: linkIdentity },
  '/user/identities/:identity': { DELETE: unlinkIdentity },
  '/authorize': { GET: rejectProvider },
  '/logout': { POST: signOut },
  '/recover': { POST: requestRecovery },
  '/resend': { POST: resendConfirmation },
  '/verify': { GET: verifyLink, POST: verifyMailedCode },
  '/factors': { POST: enrollFactor },
  '/factors/:factor': { DELETE: unenrollFactor },
  '/factors/:factor/challenge': { POST: challengeFactor },
  '/factors/:factor/verify': { POST: verifyFactor },
  '/settings': { GET: getSettings },
  '/health': { GET: getHealth },
  '/.well-known/jwks.json': { GET: getJwks },
};

/** Features of GoTrue that this server lacks, by the first part of their path, each with its error. */
const unsupportedFeatures: Readonly<Record<string, { code: string; status: number; what: string }>> = {
  otp: { code: 'otp_disabled', status: 422, what: 'Sign-in by a mailed link or code alone' },
  magiclink: { code: 'otp_disabled', status: 422, what: 'Sign-in by a mailed link alone' },
  callback: { code: 'provider_disabled', status: 400, what: 'Sign-in by another provider' },
  sso: { code: 'saml_provider_disabled', status: 422, what: 'Single sign-on' },
  saml: { code: 'saml_provider_disabled', status: 422, what: 'Single sign-on' },
  passkeys: { code: 'mfa_webauthn_enroll_not_enabled', status: 422, what: 'A passkey' },
  reauthenticate: { code: 'validation_failed', status: 422, what: 'Reauthentication by mail' },
  invite: { code: 'validation_failed', status: 422, what: 'An invitation' },
  admin: { code: 'not_admin', status: 403, what: 'The administration of accounts over HTTP' },
};

export interface AuthHandler {
  /** Handles a request to the auth API. It throws DatabaseUnavailableError; all other errors become responses. */
  (request: Request, from: { readonly clientIp: string }): Promise<Response>;
  /** Resolves when all work that follows responses, such as sending mail, is done. For shutdown and tests. */
  readonly drain: () => Promise<void>;
}

/** Creates the handler of Supabase's auth API, version 1, with the features that the site's client uses. */
export function createAuthHandler(parts: AuthParts): AuthHandler {
  const under = new Set<Promise<void>>();
  const context: AuthContext = {
    ...parts,
    later(what, work) {
      const done = setTimeout(parts.pauseMs?.() ?? 0)
        .then(work)
        .catch((cause: unknown) =>
          parts.log.error({ what, cause: describeCause(cause) }, 'A task failed after the request was answered'),
        )
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
      if (error instanceof DatabaseUnavailableError) throw error;
      return authErrorResponse(asAuthError(error, parts, path), request);
    }
  };
  const drain = async () => {
    while (under.size > 0) await Promise.all(under);
  };
  return Object.assign(handle, { drain });
}

function findFlow(path: string, method: string): AuthFlow {
  const pattern = path
    .replace(/^\/factors\/[^/]+/, '/factors/:factor')
    .replace(/^\/user\/identities\/(?!authorize$)[^/]+$/, '/user/identities/:identity');
  const flows = Object.hasOwn(routes, pattern) ? routes[pattern] : undefined;
  if (!flows) return createUnsupportedFlow(path);
  const flow = Object.hasOwn(flows, method) ? flows[method as Method] : undefined;
  if (flow) return flow;
  const allow = Object.keys(flows).join(', ');
  throw new AuthError(405, 'validation_failed', `${path} does not accept ${method}; use ${allow}.`, { allow });
}

/** Returns the handler for a path without a route. Its error names the feature if GoTrue has one at that path. */
function createUnsupportedFlow(path: string): AuthFlow {
  return async () => {
    const first = path.split('/')[1] ?? '';
    const known = Object.hasOwn(unsupportedFeatures, first) ? unsupportedFeatures[first] : undefined;
    if (known) throw new AuthError(known.status, known.code, `${known.what} is not supported by this server.`);
    throw new AuthError(404, 'validation_failed', 'The auth API has nothing at this address.');
  };
}

/** Converts any failure to the error that the client gets. The cause of an unexpected failure is only logged. */
function asAuthError(error: unknown, { log }: AuthParts, path: string): AuthError {
  if (error instanceof AuthError) return error;
  log.error({ path, cause: describeCause(error) }, 'A request about accounts failed');
  return new AuthError(500, 'unexpected_failure', 'The server could not answer. Please try again in a moment.');
}
