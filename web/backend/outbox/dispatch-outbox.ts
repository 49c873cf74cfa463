import type { WaitingStore } from '../waiting/waiting-store.ts';
import type { Delivery, IdentifiedDispatch } from './insert-dispatch.ts';

/** A dispatch that happened and is not logged yet. */
export interface WaitingDispatch {
  readonly row: IdentifiedDispatch;
  /** Why the server will never take it; null while it waits. */
  readonly refusal: string | null;
}

interface OutboxParts {
  readonly store: WaitingStore<WaitingDispatch>;
  readonly deliver: (row: IdentifiedDispatch) => Promise<Delivery>;
  /** Who is signed in on this device now. */
  readonly signedInUserId: () => string | null;
  /** Runs the work while no other tab runs such work. */
  readonly underLock: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** What a round of sending came to. */
export interface OutboxRound {
  readonly delivered: number;
  /** Rows of the signed-in person that are to be tried again. */
  readonly left: number;
}

/**
 * Sends waiting dispatches, each once: one tab at a time, under the row's own id, and only as the person who made it. What the server
 * refuses for good is set aside with its reason; what it cannot take now stays, and the round ends there.
 */
export function createOutbox({ store, deliver, signedInUserId, underLock }: OutboxParts) {
  const isMine = ({ row }: WaitingDispatch) => row.user_id === signedInUserId();
  const waitingOfMine = async () => (await store.list()).filter((entry) => entry.refusal === null && isMine(entry));

  async function sendOne(entry: WaitingDispatch): Promise<Delivery['kind']> {
    const delivery = await deliver(entry.row);
    if (delivery.kind === 'delivered') await store.remove(entry.row.id);
    if (delivery.kind !== 'refused') return delivery.kind;
    // Anyone who signed in meanwhile may not log for the one before: that says nothing about the row.
    if (!isMine(entry)) return 'busy';
    await store.put({ ...entry, refusal: delivery.cause.message });
    return 'refused';
  }

  async function sendAll(): Promise<OutboxRound> {
    let delivered = 0;
    for (const entry of await waitingOfMine()) {
      const kind = await sendOne(entry);
      if (kind === 'delivered') delivered += 1;
      if (kind === 'unreachable' || kind === 'busy') break;
    }
    return { delivered, left: (await waitingOfMine()).length };
  }

  return {
    /** Keeps a dispatch until it can be logged. `queuedAt` is the device's time of the dispatch. */
    async add(row: IdentifiedDispatch, queuedAt: Date): Promise<void> {
      await store.put({ row: { ...row, queued_at: queuedAt.toISOString() }, refusal: null });
    },
    list: () => store.list(),
    /** Forgets a dispatch that was set aside. */
    dismiss: (id: string) => store.remove(id),
    /** Forgets every dispatch of an account, sent or not. */
    async forgetAllOf(userId: string): Promise<void> {
      for (const { row } of await store.list()) if (row.user_id === userId) await store.remove(row.id);
    },
    send: () => underLock(sendAll),
  };
}
