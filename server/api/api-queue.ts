import { DatabaseUnavailableError } from '../db/database-unavailable.ts';
import { requestAddress } from '../http/address-of.ts';
import { type Admission, type AdmissionRule, createConcurrencyLimit } from '../http/load/admission.ts';
import { refuseCall, refuseTooManyRequests, refuseUnread } from '../http/load/api-refusal.ts';
import { createBodyBudget } from '../http/load/body-budget.ts';
import { createSlowRefusal } from '../http/load/slow-refusal.ts';
import { widestNetworkOf } from '../http/networks.ts';
import { answerNobody, type Sender } from '../http/sender.ts';
import type { ApiLimits } from './api-limits.ts';

/**
 * What runs of each at once. It bounds what pages wait for: a page's own work is behind no more than these. Accounts apart from rows,
 * for a password takes a processor's tens of milliseconds and a row takes none; what writes apart from what reads, for slow questions of
 * some must not keep anyone's dispatch waiting. All of rows together have fewer places than the database has connections. One network has
 * a part of the places at most, so that its slow questions keep nobody else's waiting.
 */
const rules = {
  /** No more than keep the two computed passwords busy: anyone who else signs in waits behind these. */
  accounts: { atOnceMax: 3, atOnceOfNetworkMax: 2, waitingMax: 128, waitMsMax: 4_000 },
  /** Sign-ins from where the account was signed in before, and anyone who shows a session's token. */
  members: { atOnceMax: 4, atOnceOfNetworkMax: 2, waitingMax: 64, waitMsMax: 15_000 },
  /** Renewals of sessions: a look at the database each. */
  sessions: { atOnceMax: 4, atOnceOfNetworkMax: 2, waitingMax: 256, waitMsMax: 4_000 },
  reads: { atOnceMax: 6, atOnceOfNetworkMax: 4, waitingMax: 512, waitMsMax: 4_000 },
  calls: { atOnceMax: 4, atOnceOfNetworkMax: 3, waitingMax: 256, waitMsMax: 4_000 },
  writes: { atOnceMax: 4, atOnceOfNetworkMax: 3, waitingMax: 256, waitMsMax: 4_000 },
  registers: { atOnceMax: 4, atOnceOfNetworkMax: 4, waitingMax: 32, waitMsMax: 10_000 },
} as const satisfies Readonly<Record<string, AdmissionRule>>;

type Lane = keyof typeof rules;

/** Which lane a request goes in, by its address alone. */
function laneOf(request: Request): Lane {
  const { pathname, search } = requestAddress(request);
  if (pathname.startsWith('/auth/')) return isRenewal(pathname, search) ? 'sessions' : 'accounts';
  if (pathname.startsWith('/registers/')) return 'registers';
  if (/\/rpc(?:\/|$)/.test(pathname)) return 'calls';
  return request.method === 'GET' || request.method === 'HEAD' ? 'reads' : 'writes';
}

const isRenewal = (pathname: string, search: string) =>
  pathname.endsWith('/token') && new URLSearchParams(search).get('grant_type') === 'refresh_token';

/** Looks for members take the database a millisecond each, so many a flood's may wait; anyone who finds no room is taken for a stranger. */
const lookRule: AdmissionRule = { atOnceMax: 3, atOnceOfNetworkMax: 1, waitingMax: 2_000, waitMsMax: 2_000 };

/** The same for networks in which someone has signed in of late: these look past the flood's row. */
const homeLookRule: AdmissionRule = { atOnceMax: 2, atOnceOfNetworkMax: 1, waitingMax: 500, waitMsMax: 10_000 };

/** Networks that are remembered; the one longest without a sign-in goes first. */
const homesMax = 50_000;

/** Whether a request about an account comes from someone it knows: by a session's token, or by where the account was signed in before. */
export type IsExpected = (request: Request, clientIp: string) => Promise<boolean>;

/** Lets a request to its work when all of it has come and it is its turn, or answers it with a refusal that says when to come back. */
export type QueueRequest = (
  request: Request,
  from: Sender,
  work: (request: Request) => Promise<Response>,
) => Promise<Response>;

/** Some twenty of the longest answers: a network that leaves more unread is made no further ones. */
const unreadBytesMax = 8 * 1024 * 1024;

export function createApiQueue(limits: ApiLimits, isExpected: IsExpected = async () => false): QueueRequest {
  const lanes = Object.fromEntries(
    Object.entries(rules).map(([lane, rule]) => [lane, createConcurrencyLimit(rule)]),
  ) as Record<Lane, Admission>;
  const looks = createConcurrencyLimit(lookRule);
  const homeLooks = createConcurrencyLimit(homeLookRule);
  const homes = new Set<string>();
  const slowly = createSlowRefusal();
  const bodies = createBodyBudget();

  /** While strangers fill their places, members have some of their own. */
  async function enter(request: Request, clientIp: string, network: string): Promise<(() => void) | undefined> {
    const lane = laneOf(request);
    if (lane !== 'accounts') return lanes[lane].enter(network);
    const leave = lanes.accounts.enterAtOnce(network);
    if (leave !== undefined) return leave;
    const looking = (homes.has(network) ? homeLooks : looks).enter(network);
    const isMember = await whenAdmitted(looking, () => isExpected(request, clientIp).catch(() => false));
    return lanes[isMember === true ? 'members' : 'accounts'].enter(network);
  }

  /** Where a password or a renewal was answered with a session. */
  function rememberHome(request: Request, response: Response, network: string): void {
    if (!response.ok || !requestAddress(request).pathname.endsWith('/token')) return;
    homes.delete(network);
    const [oldest] = homes;
    if (homes.size >= homesMax && oldest !== undefined) homes.delete(oldest);
    homes.add(network);
  }

  return async (request, from, work) => {
    const { clientIp } = from;
    const network = widestNetworkOf(clientIp);
    const isAccount = requestAddress(request).pathname.startsWith('/auth/');
    // What is tried on accounts is counted besides, and much more narrowly.
    const waitSeconds = isAccount ? limits.takeForAccounts(clientIp) : limits.takeOfNetwork(clientIp);
    if (waitSeconds > 0) return slowly(refuseTooManyRequests(waitSeconds));
    const held = await bodies.hold(request, network);
    if (held instanceof Response) return slowly(held);
    const begin = async () => insteadOfWork(isAccount, from) ?? work(held.request);
    const response = await whenAdmitted(enter(held.request, clientIp, network), begin).finally(held.release);
    if (response === undefined) return slowly(refuseForDatabase(new DatabaseUnavailableError('busy')));
    rememberHome(request, response, network);
    if (!isAccount) limits.countAnswer(clientIp, Number(response.headers.get('Content-Length') ?? 0));
    return response.status === 429 ? slowly(response) : response;
  };
}

/** Undefined for anyone who should come back later. */
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

/** Asked when the turn has come: of hundreds that wait many have gone by then, and the first few answers show whether anyone reads. */
function insteadOfWork(isAccount: boolean, { unreadBytes, hasLeft }: Sender): Response | undefined {
  if (hasLeft?.() === true) return answerNobody();
  if (!isAccount && (unreadBytes?.() ?? 0) > unreadBytesMax) return refuseUnread();
  return undefined;
}

/** 503 for what the database cannot do now and may later. */
export function refuseForDatabase({ reason, message, retryAfterSeconds }: DatabaseUnavailableError): Response {
  return refuseCall({
    status: 503,
    code: `database_${reason}`,
    message,
    hint: `Try again in ${retryAfterSeconds} seconds.`,
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });
}
