import { mayHaveWaitingItems } from '../waiting/waiting-hint.ts';

/** Sends waiting dispatches when a page starts. Loads the code for sending only if dispatches may be waiting. */
export function startOutbox(): void {
  if (!mayHaveWaitingItems('dispatches-may-wait')) return;
  import('./browser-dispatch-outbox.ts').then(
    ({ startSendingDispatches }) => startSendingDispatches(),
    (cause: unknown) => console.warn('Dispatches that wait are not sent from this page:', cause),
  );
}

/** Deletes a refused dispatch. Rejects if the code does not load or if the device cannot delete the dispatch. */
export async function dismissRefusedDispatch(id: string): Promise<void> {
  const { deleteRefusedDispatch } = await import('./browser-dispatch-outbox.ts');
  await deleteRefusedDispatch(id);
}

/**
 * Deletes the waiting dispatches of a deleted account. Even if that fails, they are never sent, because nobody can sign
 * in to that account.
 */
export async function deleteWaitingDispatchesOf(userId: string): Promise<void> {
  if (!mayHaveWaitingItems('dispatches-may-wait')) return;
  try {
    const { deleteQueuedDispatchesOf } = await import('./browser-dispatch-outbox.ts');
    await deleteQueuedDispatchesOf(userId);
  } catch (cause) {
    console.warn('Dispatches of the deleted account are still kept on this device:', cause);
  }
}
