import { mayHaveWaiting } from '../waiting/waiting-hint.ts';

/** At page start: sends waiting dispatches; loads no code if there cannot be any. */
export function startOutbox(): void {
  if (!mayHaveWaiting('dispatches-may-wait')) return;
  import('./browser-dispatch-outbox.ts').then(
    ({ startSendingDispatches }) => startSendingDispatches(),
    (cause: unknown) => console.warn('Dispatches that wait are not sent from this page:', cause),
  );
}

/** Deletes a refused dispatch. Rejects if the code does not load or the device cannot delete it. */
export async function dismissRefused(id: string): Promise<void> {
  const { deleteRefusedDispatch } = await import('./browser-dispatch-outbox.ts');
  await deleteRefusedDispatch(id);
}

/** Deletes waiting dispatches of a deleted account. If that fails, they would never be sent either. */
export async function deleteDispatchesOf(userId: string): Promise<void> {
  if (!mayHaveWaiting('dispatches-may-wait')) return;
  try {
    const { deleteQueuedDispatchesOf } = await import('./browser-dispatch-outbox.ts');
    await deleteQueuedDispatchesOf(userId);
  } catch (cause) {
    console.warn('Dispatches of the deleted account are still kept on this device:', cause);
  }
}
