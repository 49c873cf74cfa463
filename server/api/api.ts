import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { describeCause } from '../auth/wire/describe-cause.ts';
import type { Backend } from '../backend.ts';
import { DatabaseUnavailableError } from '../db/database-unavailable-error.ts';
import { buildCorsHeaders, preflightResponse } from '../http/cors.ts';
import { apiErrorResponse, refuseTooLongBody } from '../http/load/api-error-response.ts';
import type { RequestSender } from '../http/request-sender.ts';
import { splitRequestUrl } from '../http/request-url.ts';
import type { ServerLog } from '../log.ts';
import type { ApiLimits } from './api-limits.ts';
import { createApiQueue, databaseUnavailableResponse, type IsKnownClient, type RunInApiQueue } from './api-queue.ts';
import type { BackendGate } from './backend-gate.ts';
import type { Metrics } from './metrics.ts';

const accountRoutes = ['signup', 'token', 'user', 'logout', 'recover', 'resend', 'verify', 'settings', 'health'];

/**
 * Handles all requests that are not for files: accounts, rows, the administration panel for AED lists and streets,
 * health and metrics.
 */
export interface Api {
  readonly call: (request: Request, from: RequestSender) => Promise<Response>;
  readonly readiness: () => Promise<Response>;
  readonly figures: (request: Request) => Response;
}

interface ApiParts {
  readonly gate: BackendGate;
  readonly log: ServerLog;
  readonly metrics: Metrics;
  readonly metricsToken: string | undefined;
  readonly allowedOrigins: readonly string[];
  readonly limits: ApiLimits;
}

const retrySeconds = '2';

/**
 * Creates the API: auth, rest and the administration panel for AED lists and streets behind shared limits, headers,
 * logging and metrics.
 */
export function createApi(parts: ApiParts): Api {
  const { gate, log, metrics, metricsToken, allowedOrigins } = parts;
  const isExpected: IsKnownClient = async (request, clientIp) =>
    (await gate.current()?.isExpected(request, clientIp)) === true;
  const inTurn = createApiQueue(parts.limits, isExpected);

  async function call(request: Request, from: RequestSender): Promise<Response> {
    const startedMs = performance.now();
    const requestId = randomUUID();
    const response = await answer(request, from, { ...parts, inTurn });
    for (const [name, value] of Object.entries(buildCorsHeaders(request, allowedOrigins))) {
      if (name === 'Vary') response.headers.append(name, value);
      else response.headers.set(name, value);
    }
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
    response.headers.set('X-Request-Id', requestId);
    const ms = performance.now() - startedMs;
    const group = routeGroup(splitRequestUrl(request).pathname);
    const method = methodName(request.method);
    metrics.countRequest(group, method, response.status, ms / 1000);
    const fields = { method, group, status: response.status, ms: Number(ms.toFixed(1)), requestId };
    if (response.status >= 500) log.error(fields, 'Request failed');
    else log.info(fields, 'Request');
    return response;
  }

  return {
    call,
    async readiness() {
      const backend = gate.current();
      const obstacle = backend === undefined ? gate.obstacle() : await backend.obstacle();
      const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' };
      if (obstacle === undefined) return new Response('ready', { headers });
      return new Response(`not ready: ${obstacle}\n`, {
        status: 503,
        headers: { ...headers, 'Retry-After': retrySeconds },
      });
    },
    figures(request) {
      const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' };
      // Without the right token, the response must be the same as for an unknown URL.
      if (metricsToken === undefined || !hasSecret(request, metricsToken)) {
        return new Response('There is no page at this address.\n', { status: 404, headers });
      }
      return new Response(metrics.text(), { headers });
    },
  };
}

type AnswerParts = ApiParts & { readonly inTurn: RunInApiQueue };

async function answer(request: Request, from: RequestSender, parts: AnswerParts): Promise<Response> {
  const { allowedOrigins, inTurn } = parts;
  if (request.method === 'OPTIONS') return preflightResponse(request, allowedOrigins);
  const tooLong = refuseTooLongBody(request);
  if (tooLong !== undefined) return tooLong;
  return inTurn(request, from, (whole) => answerFromBackend(whole, from, parts));
}

async function answerFromBackend(request: Request, from: RequestSender, { gate, log }: ApiParts): Promise<Response> {
  const backend = await gate.enter();
  if (backend === undefined) return startingResponse(gate.obstacle());
  try {
    return await answerBy(backend, request, from);
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) return databaseUnavailableResponse(error);
    log.error({ cause: describeCause(error) }, 'A request failed unexpectedly');
    return apiErrorResponse({
      status: 500,
      code: 'unexpected_failure',
      message: 'The server could not answer. Please try again in a moment.',
      hint: "Try again. The server's log has the cause.",
    });
  }
}

function answerBy(backend: Backend, request: Request, from: RequestSender): Promise<Response> {
  const { pathname } = splitRequestUrl(request);
  if (pathname.startsWith('/registers/')) return backend.registry.handle(request);
  return pathname.startsWith('/auth/') ? backend.auth(request, from) : backend.rest(request, from);
}

function startingResponse(obstacle: string): Response {
  return apiErrorResponse({
    status: 503,
    code: 'not_ready',
    message: obstacle,
    hint: `Try again in ${retrySeconds} seconds.`,
    headers: { 'Retry-After': retrySeconds },
  });
}

/** Whether a request contains this secret as `Authorization: Bearer`. Secrets are compared in constant time. */
function hasSecret(request: Request, secret: string): boolean {
  const shown = /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(shown), digest(secret));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/**
 * Returns the name under which a request is counted and logged. It is one of a fixed list, so that neither the log nor
 * the metrics contain URLs chosen by clients.
 */
function routeGroup(pathname: string): string {
  const account = /^\/auth\/v1\/([^/]+)$/.exec(pathname)?.[1];
  if (account !== undefined && accountRoutes.includes(account)) return `auth/${account}`;
  if (pathname === '/auth/v1/.well-known/jwks.json') return 'auth/jwks';
  if (/^\/auth\/v1(?:\/|$)/.test(pathname)) return 'auth/other';
  if (/^\/rest\/v1\/rpc(?:\/|$)/.test(pathname)) return 'rest/rpc';
  if (/^\/rest\/v1(?:\/|$)/.test(pathname)) return 'rest/rows';
  if (/^\/registers\/v1(?:\/|$)/.test(pathname)) return 'registers';
  if (pathname === '/healthz' || pathname === '/readyz' || pathname === '/metrics') return pathname.slice(1);
  return 'site';
}

/** Returns the name of a common HTTP method, or "other", because clients can send any name. */
function methodName(method: string): string {
  return ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].includes(method) ? method : 'other';
}
