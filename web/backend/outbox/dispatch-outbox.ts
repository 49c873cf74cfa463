import type { WaitingStore } from '../waiting/waiting-store.ts';
import type { IdentifiedDispatch, InsertDispatchResult } from './insert-dispatch.ts';

/** A dispatch that has been made and is not logged yet. */
export interface WaitingDispatch {
  readonly row: IdentifiedDispatch;
  /** The reason why the server will never accept the dispatch. Null while the server may still accept it. */
  readonly refusal: string | null;
}

interface OutboxParts {
  readonly store: WaitingStore<WaitingDispatch>;
  readonly deliver: (row: IdentifiedDispatch) => Promise<InsertDispatchResult>;
  /** Returns null if nobody is signed in on this device. */
  readonly signedInUserId: () => string | null;
  /** Runs work that only one tab may run at a time. */
  readonly underLock: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** The result of one attempt to send all waiting dispatches. */
export interface OutboxSendResult {
  readonly delivered: number;
  /** The number of the signed-in person's dispatches that are left and will be tried again. */
  readonly left: number;
}

/**
 * Creates an outbox, which sends each waiting dispatch once. Only one tab sends at a time. Each row keeps its own id
 * and is sent only while its own user is signed in. After a permanent refusal, the row is stored with the reason. After
 * a temporary refusal, the row stays and the outbox stops until the next attempt.
 */
export function createOutbox({ store, deliver, signedInUserId, underLock }: OutboxParts) {
  const isMine = ({ row }: WaitingDispatch) => row.user_id === signedInUserId();
  const waitingOfMine = async () => (await store.list()).filter((entry) => entry.refusal === null && isMine(entry));

  async function sendOne(entry: WaitingDispatch): Promise<InsertDispatchResult['kind']> {
    const delivery = await deliver(entry.row);
    if (delivery.kind === 'delivered') await store.remove(entry.row.id);
    if (delivery.kind !== 'refused') return delivery.kind;
    // If another person has signed in since then, the refusal may be due to that person's session and not to this row.
    if (!isMine(entry)) return 'busy';
    await store.put({ ...entry, refusal: delivery.cause.message });
    return 'refused';
  }

  async function sendAll(): Promise<OutboxSendResult> {
    let delivered = 0;
    for (const entry of await waitingOfMine()) {
      const kind = await sendOne(entry);
      if (kind === 'delivered') delivered += 1;
      if (kind === 'unreachable' || kind === 'busy') break;
    }
    return { delivered, left: (await waitingOfMine()).length };
  }

  return {
    /** Stores a dispatch until it can be logged. `queuedAt` is the time of the dispatch by the device's clock. */
    async add(row: IdentifiedDispatch, queuedAt: Date): Promise<void> {
      await store.put({ row: { ...row, queued_at: queuedAt.toISOString() }, refusal: null });
    },
    list: () => store.list(),
    /** Deletes a refused dispatch. */
    dismiss: (id: string) => store.remove(id),
    /** Deletes every stored dispatch of an account. */
    async forgetAllOf(userId: string): Promise<void> {
      for (const { row } of await store.list()) if (row.user_id === userId) await store.remove(row.id);
    },
    send: () => underLock(sendAll),
  };
}
