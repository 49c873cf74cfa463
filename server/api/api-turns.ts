import { DatabaseUnavailableError } from '../db/database-unavailable.ts';
import { addressOf } from '../http/address-of.ts';
import { type AdmissionRule, createAdmission } from '../http/load/admission.ts';
import { refuseCall, refuseHaste, refuseUnread } from '../http/load/api-refusal.ts';
import { createSlowRefusal } from '../http/load/slow-refusal.ts';
import { widestNetworkOf } from '../http/networks.ts';
import { answerNobody, type Sender } from '../http/sender.ts';
import type { ApiLimits } from './api-limits.ts';

/**
 * What runs of each at once. It bounds what pages wait for: a page's own work stands behind no more than these. Accounts apart from rows,
 * for a password takes a processor's tens of milliseconds and a row takes none. One network has half of the rows' places at most, so that
 * its slow questions keep nobody else's waiting.
 */
const rules: Readonly<Record<'accounts' | 'rows', AdmissionRule>> = {
  accounts: { atOnceMax: 8, atOnceOfNetworkMax: 8, waitingMax: 128, waitMsMax: 4_000 },
  rows: { atOnceMax: 8, atOnceOfNetworkMax: 4, waitingMax: 512, waitMsMax: 4_000 },
};

/** Lets a request to its work when its turn comes, or answers it with a refusal that says when to come back. */
export type InTurn = (request: Request, from: Sender, work: () => Promise<Response>) => Promise<Response>;

/** Some twenty of the longest answers: a network that leaves more unread is made no further ones. */
const unreadBytesMax = 8 * 1024 * 1024;

export function createApiTurns(limits: ApiLimits): InTurn {
  const accounts = createAdmission(rules.accounts);
  const rows = createAdmission(rules.rows);
  const slowly = createSlowRefusal();

  return async (request, from, work) => {
    const { clientIp } = from;
    const isAccount = addressOf(request).pathname.startsWith('/auth/');
    // Accounts count for themselves, by what is tried.
    const waitSeconds = isAccount ? 0 : limits.takeOfNetwork(clientIp);
    if (waitSeconds > 0) return slowly(refuseHaste(waitSeconds));
    const leave = await (isAccount ? accounts : rows).enter(widestNetworkOf(clientIp));
    if (leave === undefined) return slowly(refuseForDatabase(new DatabaseUnavailableError('busy')));
    let response: Response;
    try {
      response = insteadOfWork(isAccount, from) ?? (await work());
    } finally {
      leave();
    }
    if (!isAccount) limits.countAnswer(clientIp, Number(response.headers.get('Content-Length') ?? 0));
    return response.status === 429 ? slowly(response) : response;
  };
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
