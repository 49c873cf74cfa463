import type { WaitingStore } from '../waiting/waiting-store.ts';
import type { IdentifiedDispatch, InsertDispatchResult } from './insert-dispatch.ts';

/** A dispatch that happened and is not logged yet. */
export interface WaitingDispatch {
  readonly row: IdentifiedDispatch;
  /** Why the server will never accept it; null while it waits. */
  readonly refusal: string | null;
}

interface OutboxParts {
  readonly store: WaitingStore<WaitingDispatch>;
  readonly deliver: (row: IdentifiedDispatch) => Promise<InsertDispatchResult>;
  /** The person signed in on this device. */
  readonly signedInUserId: () => string | null;
  /** Runs work exclusively across tabs. */
  readonly underLock: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** The result of one attempt to send. */
export interface OutboxSendResult {
  readonly delivered: number;
  /** Rows of the signed-in person that are to be retried. */
  readonly left: number;
}

/**
 * Sends waiting dispatches, each once: one tab at a time, under the row's own id, and only as the person who made it. A
 * permanent refusal is stored with its reason; on a temporary one the row stays and the round ends.
 */
export function createOutbox({ store, deliver, signedInUserId, underLock }: OutboxParts) {
  const isMine = ({ row }: WaitingDispatch) => row.user_id === signedInUserId();
  const waitingOfMine = async () => (await store.list()).filter((entry) => entry.refusal === null && isMine(entry));

  async function sendOne(entry: WaitingDispatch): Promise<InsertDispatchResult['kind']> {
    const delivery = await deliver(entry.row);
    if (delivery.kind === 'delivered') await store.remove(entry.row.id);
    if (delivery.kind !== 'refused') return delivery.kind;
    // If somebody else signed in meanwhile, the refusal says nothing about the row.
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
    /** Stores a dispatch until it can be logged. `queuedAt` is the dispatch's time by the device's clock. */
    async add(row: IdentifiedDispatch, queuedAt: Date): Promise<void> {
      await store.put({ row: { ...row, queued_at: queuedAt.toISOString() }, refusal: null });
    },
    list: () => store.list(),
    /** Deletes a refused dispatch. */
    dismiss: (id: string) => store.remove(id),
    /** Deletes every dispatch of an account, sent or not. */
    async forgetAllOf(userId: string): Promise<void> {
      for (const { row } of await store.list()) if (row.user_id === userId) await store.remove(row.id);
    },
    send: () => underLock(sendAll),
  };
}
