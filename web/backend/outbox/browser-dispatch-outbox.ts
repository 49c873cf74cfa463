import { withLock } from '../../platform/with-lock.ts';
import { withTimeout } from '../../platform/with-timeout.ts';
import { subscribeToSession } from '../session/auth-session.ts';
import { loadBackendClient } from '../session/backend-client.ts';
import { readStoredUserId } from '../session/stored-session.ts';
import { createRetryingSender, storeWaitingHint } from '../waiting/retry-sending.ts';
import { createWaitingStore } from '../waiting/waiting-store.ts';
import { createOutbox } from './dispatch-outbox.ts';
import { type IdentifiedDispatch, type InsertDispatchResult, insertDispatch } from './insert-dispatch.ts';
import { publishOutboxState, readOutboxState } from './outbox-state.ts';

/** The time limit for a dispatch that is sent in the background. */
const timeoutMs = 30_000;

const channelName = 'dispatch-outbox';

async function askSession() {
  const { auth } = await loadBackendClient();
  return auth.getSession();
}

/** Sends a row only while its own user is signed in, because without a session the client would send it anonymously. */
async function deliver(row: IdentifiedDispatch): Promise<InsertDispatchResult> {
  try {
    // The token may have to be renewed first. Waiting for that without a limit would block the outbox in all tabs.
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
  signedInUserId: readStoredUserId,
  // In a browser without Web Locks, two tabs may send the same row. The server then refuses the second as a duplicate.
  underLock: (work) => withLock(channelName, work),
});

const otherTabs = new BroadcastChannel(channelName);
let isListening = false;

async function show(deliveredNow = 0): Promise<void> {
  const entries = await outbox.list();
  const userId = readStoredUserId();
  const mine = entries.filter(({ row }) => row.user_id === userId);
  publishOutboxState({
    waiting: mine.filter(({ refusal }) => refusal === null).length,
    ofOthers: entries.length - mine.length,
    refused: mine.flatMap(({ row, refusal }) =>
      refusal === null ? [] : [{ id: row.id, aedName: row.aed_name, reason: refusal }],
    ),
    delivered: readOutboxState().delivered + deliveredNow,
  });
  storeWaitingHint('dispatches-may-wait', entries.length > 0);
}

async function changed(deliveredNow = 0): Promise<void> {
  await show(deliveredNow);
  otherTabs.postMessage('changed');
}

/**
 * Updates the displayed dispatches after a change in another tab. If they cannot be read, it logs a warning, and the
 * next change in this tab updates them.
 */
const showOrWarn = () =>
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
  otherTabs.addEventListener('message', () => void showOrWarn());
}

/** Starts sending the stored dispatches: at once, when the network returns, when someone signs in, and periodically. */
export function startSendingDispatches(): void {
  listen();
  sendSoon();
}

/** Stores a dispatch that could not be logged for lack of a network. Rejects if the device cannot store it. */
export async function queueDispatch(row: IdentifiedDispatch): Promise<void> {
  await outbox.add(row, new Date());
  storeWaitingHint('dispatches-may-wait', true);
  // The dispatch is stored now. If a later step fails, the dispatch must not be reported as unstored.
  await changed().catch((cause: unknown) => console.warn('A kept dispatch could not be shown:', cause));
  // Starts the sender for every stored dispatch, because a browser that never notices being offline sends no `online`
  // event.
  startSendingDispatches();
}

/** Deletes a dispatch that the server has refused. */
export async function deleteRefusedDispatch(id: string): Promise<void> {
  await outbox.dismiss(id);
  await changed();
}

/** Deletes every stored dispatch of an account. */
export async function deleteQueuedDispatchesOf(userId: string): Promise<void> {
  await outbox.forgetAllOf(userId);
  await changed();
}
