import { DatabaseUnavailableError } from '../db/database-unavailable-error.ts';
import { apiErrorResponse, slowReaderResponse, tooManyRequestsResponse } from '../http/load/api-error-response.ts';
import { createBodyBudget } from '../http/load/body-budget.ts';
import { type ConcurrencyLimit, type ConcurrencyRule, createConcurrencyLimit } from '../http/load/concurrency-limit.ts';
import { createResponseDelay } from '../http/load/response-delay.ts';
import { widestNetworkOf } from '../http/networks.ts';
import { clientClosedResponse, type RequestSender } from '../http/request-sender.ts';
import { splitRequestUrl } from '../http/request-url.ts';
import type { ApiLimits } from './api-limits.ts';

/**
 * Limits of each lane, a queue for one kind of request: how many run at the same time, and how many wait. The limits
 * bound how long pages wait behind API requests. Accounts and rows have separate lanes, because checking a password
 * takes tens of milliseconds of processor time and reading a row almost none. Writes are separate from reads, so that a
 * slow query cannot delay a write. The lanes for rows have fewer slots in total than the database has connections. Most
 * lanes have a lower limit for one network, so that it cannot take all slots.
 */
const rules = {
  /** The lane of sign-ins by unknown clients. It has enough slots to keep both password hashers busy. */
  accounts: { atOnceMax: 3, atOnceOfNetworkMax: 2, waitingMax: 128, waitMsMax: 4_000 },
  /** The lane of sign-ins from networks where the account signed in before, and of requests with a session's token. */
  members: { atOnceMax: 4, atOnceOfNetworkMax: 2, waitingMax: 64, waitMsMax: 15_000 },
  /** The lane of session renewals, each of which needs a single database lookup. */
  sessions: { atOnceMax: 4, atOnceOfNetworkMax: 2, waitingMax: 256, waitMsMax: 4_000 },
  reads: { atOnceMax: 6, atOnceOfNetworkMax: 4, waitingMax: 512, waitMsMax: 4_000 },
  calls: { atOnceMax: 4, atOnceOfNetworkMax: 3, waitingMax: 256, waitMsMax: 4_000 },
  writes: { atOnceMax: 4, atOnceOfNetworkMax: 3, waitingMax: 256, waitMsMax: 4_000 },
  registryAdmin: { atOnceMax: 4, atOnceOfNetworkMax: 4, waitingMax: 32, waitMsMax: 10_000 },
} as const satisfies Readonly<Record<string, ConcurrencyRule>>;

type Lane = keyof typeof rules;

/** Chooses the lane of a request by its URL and method. */
function laneOf(request: Request): Lane {
  const { pathname, search } = splitRequestUrl(request);
  if (pathname.startsWith('/auth/')) return isRenewal(pathname, search) ? 'sessions' : 'accounts';
  if (pathname.startsWith('/registers/')) return 'registryAdmin';
  if (/\/rpc(?:\/|$)/.test(pathname)) return 'calls';
  return request.method === 'GET' || request.method === 'HEAD' ? 'reads' : 'writes';
}

const isRenewal = (pathname: string, search: string) =>
  pathname.endsWith('/token') && new URLSearchParams(search).get('grant_type') === 'refresh_token';

/**
 * Limit for the lookups that find out whether a client is known. A lookup takes the database about a millisecond, so
 * many may wait. If the queue is full, the client counts as unknown.
 */
const lookupRule: ConcurrencyRule = { atOnceMax: 3, atOnceOfNetworkMax: 1, waitingMax: 2_000, waitMsMax: 2_000 };

/**
 * Separate limit for these lookups in networks with a recent sign-in, so that they do not wait behind a flood of
 * others.
 */
const recentSignInLookupRule: ConcurrencyRule = {
  atOnceMax: 2,
  atOnceOfNetworkMax: 1,
  waitingMax: 500,
  waitMsMax: 10_000,
};

/**
 * Maximum number of networks with recent sign-ins that are remembered. The one with the oldest sign-in is forgotten
 * first.
 */
const recentNetworksMax = 50_000;

/**
 * Whether a request about an account comes from a known client. A known client sends a session's token, or is in a
 * network from which somebody has signed in to the account before.
 */
export type IsKnownClient = (request: Request, clientIp: string) => Promise<boolean>;

/**
 * Reads the body of a request, waits for a slot, then runs `work` with the request. If there is no slot in time or a
 * limit is exceeded, returns an error response.
 */
export type RunInApiQueue = (
  request: Request,
  from: RequestSender,
  work: (request: Request) => Promise<Response>,
) => Promise<Response>;

/**
 * Maximum number of unread bytes of responses for one network. A network with more gets no further rows. About twenty
 * of the longest responses have this size.
 */
const unreadBytesMax = 8 * 1024 * 1024;

export function createApiQueue(limits: ApiLimits, isExpected: IsKnownClient = async () => false): RunInApiQueue {
  const lanes = Object.fromEntries(
    Object.entries(rules).map(([lane, rule]) => [lane, createConcurrencyLimit(rule)]),
  ) as Record<Lane, ConcurrencyLimit>;
  const looks = createConcurrencyLimit(lookupRule);
  const recentSignInLookups = createConcurrencyLimit(recentSignInLookupRule);
  const recentNetworks = new Set<string>();
  const slowly = createResponseDelay();
  const bodies = createBodyBudget();

  /**
   * Waits for a slot in the lane of the request. Known clients have separate slots, so that requests by unknown clients
   * cannot block them. Returns a function that frees the slot; undefined if the request must be refused.
   */
  async function enter(request: Request, clientIp: string, network: string): Promise<(() => void) | undefined> {
    const lane = laneOf(request);
    if (lane !== 'accounts') return lanes[lane].enter(network);
    const leave = lanes.accounts.enterAtOnce(network);
    if (leave !== undefined) return leave;
    const looking = (recentNetworks.has(network) ? recentSignInLookups : looks).enter(network);
    const isMember = await runInSlot(looking, () => isExpected(request, clientIp).catch(() => false));
    return lanes[isMember === true ? 'members' : 'accounts'].enter(network);
  }

  /** Remembers the network of a request if the response created or renewed a session. */
  function rememberNetwork(request: Request, response: Response, network: string): void {
    if (!response.ok || !splitRequestUrl(request).pathname.endsWith('/token')) return;
    recentNetworks.delete(network);
    const [oldest] = recentNetworks;
    if (recentNetworks.size >= recentNetworksMax && oldest !== undefined) recentNetworks.delete(oldest);
    recentNetworks.add(network);
  }

  return async (request, from, work) => {
    const { clientIp } = from;
    const network = widestNetworkOf(clientIp);
    const isAccount = splitRequestUrl(request).pathname.startsWith('/auth/');
    // Sign-ins and other attempts on accounts also have their own, much stricter limits.
    const waitSeconds = isAccount ? limits.takeForAccounts(clientIp) : limits.takeForNetwork(clientIp);
    if (waitSeconds > 0) return slowly(tooManyRequestsResponse(waitSeconds));
    const held = await bodies.hold(request, network);
    if (held instanceof Response) return slowly(held);
    const begin = async () => checkSender(isAccount, from) ?? work(held.request);
    const response = await runInSlot(enter(held.request, clientIp, network), begin).finally(held.release);
    if (response === undefined) return slowly(databaseUnavailableResponse(new DatabaseUnavailableError('busy')));
    rememberNetwork(request, response, network);
    if (!isAccount) limits.countAnswer(clientIp, Number(response.headers.get('Content-Length') ?? 0));
    return response.status === 429 ? slowly(response) : response;
  };
}

/** Runs `work` once a slot is free. Returns undefined if none became free in time. */
async function runInSlot<T>(
  entering: Promise<(() => void) | undefined>,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const leave = await entering;
  if (leave === undefined) return undefined;
  try {
    return await work();
  } finally {
    leave();
  }
}

/**
 * Returns an error response if the client has disconnected or does not read its responses. Must be called when a slot
 * is free, because the client may have disconnected while the request waited.
 */
function checkSender(isAccount: boolean, { unreadBytes, hasLeft }: RequestSender): Response | undefined {
  if (hasLeft?.() === true) return clientClosedResponse();
  if (!isAccount && (unreadBytes?.() ?? 0) > unreadBytesMax) return slowReaderResponse();
  return undefined;
}

/** Returns a response with status 503: the database cannot answer now, but may be able to later. */
export function databaseUnavailableResponse({
  reason,
  message,
  retryAfterSeconds,
}: DatabaseUnavailableError): Response {
  return apiErrorResponse({
    status: 503,
    code: `database_${reason}`,
    message,
    hint: `Try again in ${retryAfterSeconds} seconds.`,
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });
}
