import { DatabaseUnavailableError } from '../db/database-unavailable-error.ts';
import type { Engine } from '../db/engine.ts';
import { anonymousCaller, type Caller } from '../db/run-as-caller.ts';
import { tooManyRequestsResponse } from '../http/load/api-error-response.ts';
import { createConcurrencyLimit } from '../http/load/concurrency-limit.ts';
import { splitRequestUrl } from '../http/request-url.ts';
import { type ErrorLog, errorResponse, tokenErrorResponse } from './error-response.ts';
import { handleFunctionCall } from './handle-function-call.ts';
import { handleTableRequest } from './handle-table-request.ts';
import { requirePublicSchema } from './parse/parse-headers.ts';
import { parseQueryPairs } from './parse/parse-query.ts';
import { type RequestContext, readRequestPreferences } from './request-context.ts';
import { RestError } from './rest-error.ts';
import { SchemaCatalogue } from './schema-catalogue.ts';

export interface RestOptions {
  readonly engine: Engine;
  /** Identifies the caller. To refuse a token, it throws an error with a 4xx `status`, a `code` and a `message`. */
  readonly callerOf: (request: Request) => Promise<Caller>;
  readonly log: ErrorLog;
  /**
   * Takes one request from a member's budget. Returns the seconds that the member must wait, or 0. If omitted, there is
   * no limit per member.
   */
  readonly takeForMember?: (userId: string) => number;
}

/**
 * Handles a request. `from` has the sender's network address, which database functions can read. If it is omitted, they
 * get none.
 */
export type RestHandler = (request: Request, from?: { readonly clientIp: string }) => Promise<Response>;

/**
 * Limits how many requests of a member run at the same time, in all networks together. A browser sends at most four at
 * once. Further requests wait.
 */
const memberLimits = { atOnceMax: Number.POSITIVE_INFINITY, atOnceOfNetworkMax: 4, waitingMax: 256, waitMsMax: 5_000 };

/**
 * The database's error codes for an unknown table, column or function. They mean that the catalogue is outdated,
 * because a migration was applied after it was read.
 */
const outdatedCodes: ReadonlySet<unknown> = new Set(['42P01', '42703', '42883']);

/**
 * Creates a handler for the part of Supabase's `/rest/v1` that the site uses: rows of tables, and functions, with the
 * caller's privileges. The path of a request may include `/rest/v1` or omit it. Every failure is answered as `{ code,
 * message, details, hint }`, except DatabaseUnavailableError, which is thrown because the request is not its cause.
 */
export function createRestHandler({ engine, callerOf, log, takeForMember = () => 0 }: RestOptions): RestHandler {
  const catalogue = new SchemaCatalogue(engine);
  const admission = createConcurrencyLimit(memberLimits);

  async function answer(request: Request, clientIp: string): Promise<Response> {
    let caller: Caller = anonymousCaller;
    try {
      caller = await callerOf(request);
    } catch (error) {
      return tokenErrorResponse(error, log);
    }
    const { sub: member } = caller.claims;
    if (typeof member !== 'string') return answerCaller(caller, request, clientIp);
    const waitSeconds = takeForMember(member);
    if (waitSeconds > 0) return tooManyRequestsResponse(waitSeconds);
    const leave = await admission.enter(member);
    if (leave === undefined) return tooManyRequestsResponse(1);
    return answerCaller(caller, request, clientIp).finally(leave);
  }

  async function answerCaller(caller: Caller, request: Request, clientIp: string): Promise<Response> {
    try {
      return await route({ engine, catalogue, caller, request, clientIp });
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) throw error;
      if (!(error instanceof RestError) && outdatedCodes.has((error as { code?: unknown } | null)?.code))
        catalogue.forget();
      return errorResponse(error, caller.role !== 'anon', log);
    }
  }

  return async function handleRest(request, { clientIp } = { clientIp: '' }) {
    const response = await answer(request, clientIp);
    if (request.method !== 'HEAD') return response;
    return new Response(null, { status: response.status, headers: response.headers });
  };
}

type Asked = Pick<RequestContext, 'engine' | 'catalogue' | 'caller' | 'request' | 'clientIp'>;

async function route(asked: Asked): Promise<Response> {
  const { pathname, search } = splitRequestUrl(asked.request);
  const path = pathSegments(pathname);
  requirePublicSchema(asked.request.headers);
  const context: RequestContext = {
    ...asked,
    pairs: parseQueryPairs(search),
    ...readRequestPreferences(asked.request),
  };
  const [first, second] = path;
  if (first === 'rpc' && second !== undefined && path.length === 2) return handleFunctionCall(context, second);
  if (first !== undefined && path.length === 1) return handleTableRequest(context, first);
  if (path.length === 0)
    throw new RestError({ status: 404, code: 'PGRST126', message: 'There is no description of the API here.' });
  throw new RestError({ status: 404, code: 'PGRST125', message: 'Invalid path specified in request URL' });
}

function pathSegments(pathname: string): readonly string[] {
  const inside = pathname.replace(/^\/rest\/v1(?=\/|$)/, '');
  try {
    return inside
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeURIComponent);
  } catch {
    throw new RestError({ status: 404, code: 'PGRST125', message: 'Invalid path specified in request URL' });
  }
}
