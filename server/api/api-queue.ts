import { DatabaseUnavailableError } from '../db/database-unavailable-error.ts';
import { refusalResponse, refuseTooManyRequests, refuseUnreadResponses } from '../http/load/api-refusal.ts';
import { createBodyBudget } from '../http/load/body-budget.ts';
import { type ConcurrencyLimit, type ConcurrencyRule, createConcurrencyLimit } from '../http/load/concurrency-limit.ts';
import { createDelayedRefusal } from '../http/load/delayed-refusal.ts';
import { widestNetworkOf } from '../http/networks.ts';
import { splitRequestUrl } from '../http/request-url.ts';
import { clientClosedResponse, type Sender } from '../http/sender.ts';
import type { ApiLimits } from './api-limits.ts';

/**
 * Concurrent requests per lane. This bounds how long pages wait behind API work. Accounts and rows have separate lanes
 * because a password costs tens of milliseconds of processor time and a row almost none; writes are separate from reads
 * so that slow queries cannot delay a dispatch. The row lanes together have fewer slots than the database has
 * connections. One network can hold only part of the slots.
 */
const rules = {
  /** Enough to keep the two password hashers busy; further sign-ins from strangers queue behind these. */
  accounts: { atOnceMax: 3, atOnceOfNetworkMax: 2, waitingMax: 128, waitMsMax: 4_000 },
  /** Sign-ins from a network where the account signed in before, and requests that carry a session's token. */
  members: { atOnceMax: 4, atOnceOfNetworkMax: 2, waitingMax: 64, waitMsMax: 15_000 },
  /** Session renewals: one database lookup each. */
  sessions: { atOnceMax: 4, atOnceOfNetworkMax: 2, waitingMax: 256, waitMsMax: 4_000 },
  reads: { atOnceMax: 6, atOnceOfNetworkMax: 4, waitingMax: 512, waitMsMax: 4_000 },
  calls: { atOnceMax: 4, atOnceOfNetworkMax: 3, waitingMax: 256, waitMsMax: 4_000 },
  writes: { atOnceMax: 4, atOnceOfNetworkMax: 3, waitingMax: 256, waitMsMax: 4_000 },
  registers: { atOnceMax: 4, atOnceOfNetworkMax: 4, waitingMax: 32, waitMsMax: 10_000 },
} as const satisfies Readonly<Record<string, ConcurrencyRule>>;

type Lane = keyof typeof rules;

/** Chooses the lane of a request by its URL and method alone. */
function laneOf(request: Request): Lane {
  const { pathname, search } = splitRequestUrl(request);
  if (pathname.startsWith('/auth/')) return isRenewal(pathname, search) ? 'sessions' : 'accounts';
  if (pathname.startsWith('/registers/')) return 'registers';
  if (/\/rpc(?:\/|$)/.test(pathname)) return 'calls';
  return request.method === 'GET' || request.method === 'HEAD' ? 'reads' : 'writes';
}

const isRenewal = (pathname: string, search: string) =>
  pathname.endsWith('/token') && new URLSearchParams(search).get('grant_type') === 'refresh_token';

/**
 * Looking up a member takes about a millisecond of database time, so many lookups may wait. A request that finds the
 * queue full is treated like one from a stranger.
 */
const lookRule: ConcurrencyRule = { atOnceMax: 3, atOnceOfNetworkMax: 1, waitingMax: 2_000, waitMsMax: 2_000 };

/** The same for networks with a recent sign-in: they are not held up behind a flood of other lookups. */
const homeLookRule: ConcurrencyRule = { atOnceMax: 2, atOnceOfNetworkMax: 1, waitingMax: 500, waitMsMax: 10_000 };

/** Maximum number of networks cached; the one with the oldest sign-in is evicted first. */
const homesMax = 50_000;

/**
 * Whether a request about an account comes from a known client: one with a session's token, or on a network where the
 * account signed in before.
 */
export type IsKnownClient = (request: Request, clientIp: string) => Promise<boolean>;

/** Runs a request once its body has arrived and its turn has come, or refuses it with a Retry-After. */
export type QueueRequest = (
  request: Request,
  from: Sender,
  work: (request: Request) => Promise<Response>,
) => Promise<Response>;

/** About twenty of the longest responses: a network with more unread bytes than this gets no new responses. */
const unreadBytesMax = 8 * 1024 * 1024;

export function createApiQueue(limits: ApiLimits, isExpected: IsKnownClient = async () => false): QueueRequest {
  const lanes = Object.fromEntries(
    Object.entries(rules).map(([lane, rule]) => [lane, createConcurrencyLimit(rule)]),
  ) as Record<Lane, ConcurrencyLimit>;
  const looks = createConcurrencyLimit(lookRule);
  const homeLooks = createConcurrencyLimit(homeLookRule);
  const homes = new Set<string>();
  const slowly = createDelayedRefusal();
  const bodies = createBodyBudget();

  /**
   * Members have slots of their own, so that strangers cannot keep them out. Undefined if the request must be refused.
   */
  async function enter(request: Request, clientIp: string, network: string): Promise<(() => void) | undefined> {
    const lane = laneOf(request);
    if (lane !== 'accounts') return lanes[lane].enter(network);
    const leave = lanes.accounts.enterAtOnce(network);
    if (leave !== undefined) return leave;
    const looking = (homes.has(network) ? homeLooks : looks).enter(network);
    const isMember = await whenAdmitted(looking, () => isExpected(request, clientIp).catch(() => false));
    return lanes[isMember === true ? 'members' : 'accounts'].enter(network);
  }

  /** Caches the network of a request whose response created or renewed a session. */
  function rememberHome(request: Request, response: Response, network: string): void {
    if (!response.ok || !splitRequestUrl(request).pathname.endsWith('/token')) return;
    homes.delete(network);
    const [oldest] = homes;
    if (homes.size >= homesMax && oldest !== undefined) homes.delete(oldest);
    homes.add(network);
  }

  return async (request, from, work) => {
    const { clientIp } = from;
    const network = widestNetworkOf(clientIp);
    const isAccount = splitRequestUrl(request).pathname.startsWith('/auth/');
    // Attempts on accounts also have their own, much stricter limits.
    const waitSeconds = isAccount ? limits.takeForAccounts(clientIp) : limits.takeOfNetwork(clientIp);
    if (waitSeconds > 0) return slowly(refuseTooManyRequests(waitSeconds));
    const held = await bodies.hold(request, network);
    if (held instanceof Response) return slowly(held);
    const begin = async () => insteadOfWork(isAccount, from) ?? work(held.request);
    const response = await whenAdmitted(enter(held.request, clientIp, network), begin).finally(held.release);
    if (response === undefined) return slowly(databaseUnavailableResponse(new DatabaseUnavailableError('busy')));
    rememberHome(request, response, network);
    if (!isAccount) limits.countAnswer(clientIp, Number(response.headers.get('Content-Length') ?? 0));
    return response.status === 429 ? slowly(response) : response;
  };
}

/** Waits for a slot and runs the work; undefined if no slot became free in time. */
async function whenAdmitted<T>(
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
 * Checked again when a slot is free: many clients have disconnected by then, and their unread responses show which do
 * not read.
 */
function insteadOfWork(isAccount: boolean, { unreadBytes, hasLeft }: Sender): Response | undefined {
  if (hasLeft?.() === true) return clientClosedResponse();
  if (!isAccount && (unreadBytes?.() ?? 0) > unreadBytesMax) return refuseUnreadResponses();
  return undefined;
}

/** 503: the database cannot do it now but may be able to later. */
export function databaseUnavailableResponse({
  reason,
  message,
  retryAfterSeconds,
}: DatabaseUnavailableError): Response {
  return refusalResponse({
    status: 503,
    code: `database_${reason}`,
    message,
    hint: `Try again in ${retryAfterSeconds} seconds.`,
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });
}
