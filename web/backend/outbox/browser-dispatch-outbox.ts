import { withLock } from '../../platform/with-lock.ts';
import { withTimeout } from '../../platform/with-timeout.ts';
import { subscribeToSession } from '../session/auth-session.ts';
import { backendClient } from '../session/backend-client.ts';
import { storedUserId } from '../session/stored-session.ts';
import { createRetryingSender, hintAtWaiting } from '../waiting/retry-sending.ts';
import { createWaitingStore } from '../waiting/waiting-store.ts';
import { createOutbox } from './dispatch-outbox.ts';
import { type IdentifiedDispatch, type InsertDispatchResult, insertDispatch } from './insert-dispatch.ts';
import { publishOutboxState, readOutboxState } from './outbox-state.ts';

/** Timeout for rows sent in the background. */
const timeoutMs = 30_000;

const channelName = 'dispatch-outbox';

async function askSession() {
  const { auth } = await backendClient();
  return auth.getSession();
}

/** Sends only as the row's own person: without a session the client would send it anonymously. */
async function deliver(row: IdentifiedDispatch): Promise<InsertDispatchResult> {
  try {
    // A token may have to be renewed first; an endless wait would block all tabs.
    const session = await withTimeout(askSession(), timeoutMs);
    if (session === 'late')
      return { kind: 'unreachable', cause: new Error('The session did not load in time. Trying again.') };
    const { data, error } = session;
    if (data.session?.user.id !== row.user_id) return { kind: 'busy', cause: error };
  } catch (cause) {
    return { kind: 'unreachable', cause };
  }
  return insertDispatch(row, timeoutMs);
}

const outbox = createOutbox({
  store: createWaitingStore(channelName, 'row.id'),
  deliver,
  signedInUserId: storedUserId,
  // Without Web Locks two tabs may send the same row: the second is refused as a duplicate.
  underLock: (work) => withLock(channelName, work),
});

const otherTabs = new BroadcastChannel(channelName);
let isListening = false;

async function show(deliveredNow = 0): Promise<void> {
  const entries = await outbox.list();
  const userId = storedUserId();
  const mine = entries.filter(({ row }) => row.user_id === userId);
  publishOutboxState({
    waiting: mine.filter(({ refusal }) => refusal === null).length,
    ofOthers: entries.length - mine.length,
    refused: mine.flatMap(({ row, refusal }) =>
      refusal === null ? [] : [{ id: row.id, aedName: row.aed_name, reason: refusal }],
    ),
    delivered: readOutboxState().delivered + deliveredNow,
  });
  hintAtWaiting('dispatches-may-wait', entries.length > 0);
}

async function changed(deliveredNow = 0): Promise<void> {
  await show(deliveredNow);
  otherTabs.postMessage('changed');
}

/** Changes from another tab show here too, at the latest with the next change. */
const showQuietly = () =>
  show().catch((cause: unknown) => console.warn('Dispatches that wait could not be read:', cause));

const sendSoon = createRetryingSender({
  what: 'Dispatches',
  async round() {
    const { delivered, left } = await outbox.send();
    await changed(delivered);
    return left;
  },
});

function listen(): void {
  if (isListening) return;
  isListening = true;
  subscribeToSession(sendSoon);
  otherTabs.addEventListener('message', () => void showQuietly());
}

/** From now on sends waiting dispatches: at once, when the network returns, when someone signs in, and periodically. */
export function startSendingDispatches(): void {
  listen();
  sendSoon();
}

/** Stores a dispatch that could not be logged without a network. Rejects if the device cannot store it. */
export async function queueDispatch(row: IdentifiedDispatch): Promise<void> {
  await outbox.add(row, new Date());
  hintAtWaiting('dispatches-may-wait', true);
  // It is stored from here on: later failures must not be reported as if it were not.
  await changed().catch((cause: unknown) => console.warn('A kept dispatch could not be shown:', cause));
  // Every time: the browser may never report being offline, and nothing else would start a round.
  startSendingDispatches();
}

/** Deletes a refused dispatch. */
export async function deleteRefusedDispatch(id: string): Promise<void> {
  await outbox.dismiss(id);
  await changed();
}

/** Deletes every dispatch of an account. */
export async function deleteQueuedDispatchesOf(userId: string): Promise<void> {
  await outbox.forgetAllOf(userId);
  await changed();
}
