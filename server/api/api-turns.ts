import { DatabaseUnavailableError } from '../db/database-unavailable.ts';
import { addressOf } from '../http/address-of.ts';
import { type Admission, type AdmissionRule, createAdmission } from '../http/load/admission.ts';
import { refuseCall, refuseHaste, refuseUnread } from '../http/load/api-refusal.ts';
import { createHeldBodies } from '../http/load/held-bodies.ts';
import { createSlowRefusal } from '../http/load/slow-refusal.ts';
import { widestNetworkOf } from '../http/networks.ts';
import { answerNobody, type Sender } from '../http/sender.ts';
import type { ApiLimits } from './api-limits.ts';

/**
 * What runs of each at once. It bounds what pages wait for: a page's own work stands behind no more than these. Accounts apart from rows,
 * for a password takes a processor's tens of milliseconds and a row takes none. One network has half of the places at most, so that its slow
 * questions keep nobody else's waiting.
 */
const rules: Readonly<Record<'accounts' | 'rows', AdmissionRule>> = {
  accounts: { atOnceMax: 8, atOnceOfNetworkMax: 4, waitingMax: 128, waitMsMax: 4_000 },
  rows: { atOnceMax: 8, atOnceOfNetworkMax: 4, waitingMax: 512, waitMsMax: 4_000 },
};

/** Lets a request to its work when all of it has come and it is its turn, or answers it with a refusal that says when to come back. */
export type InTurn = (
  request: Request,
  from: Sender,
  work: (request: Request) => Promise<Response>,
) => Promise<Response>;

/** Some twenty of the longest answers: a network that leaves more unread is made no further ones. */
const unreadBytesMax = 8 * 1024 * 1024;

export function createApiTurns(limits: ApiLimits): InTurn {
  const accounts = createAdmission(rules.accounts);
  const rows = createAdmission(rules.rows);
  const slowly = createSlowRefusal();
  const bodies = createHeldBodies();

  return async (request, from, work) => {
    const { clientIp } = from;
    const network = widestNetworkOf(clientIp);
    const isAccount = addressOf(request).pathname.startsWith('/auth/');
    // What is tried on accounts is counted besides, and much more narrowly.
    const waitSeconds = isAccount ? limits.takeForAccounts(clientIp) : limits.takeOfNetwork(clientIp);
    if (waitSeconds > 0) return slowly(refuseHaste(waitSeconds));
    const held = await bodies.hold(request, network);
    if (held instanceof Response) return slowly(held);
    const begin = async () => insteadOfWork(isAccount, from) ?? work(held.request);
    const response = await whenAdmitted(isAccount ? accounts : rows, network, begin).finally(held.release);
    if (response === undefined) return slowly(refuseForDatabase(new DatabaseUnavailableError('busy')));
    if (!isAccount) limits.countAnswer(clientIp, Number(response.headers.get('Content-Length') ?? 0));
    return response.status === 429 ? slowly(response) : response;
  };
}

/** Undefined for whoever should come back later. */
async function whenAdmitted<T>(admission: Admission, network: string, work: () => Promise<T>): Promise<T | undefined> {
  const leave = await admission.enter(network);
  if (leave === undefined) return undefined;
  try {
    return await work();
  } finally {
    leave();
  }
}

/** Asked when the turn has come: of hundreds that wait many have gone by then, and the first few answers show whether anybody reads. */
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
