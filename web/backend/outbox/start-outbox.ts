import { mayHaveWaiting } from '../waiting/waiting-hint.ts';

/** At page start: sends waiting dispatches; loads no code if there cannot be any. */
export function startOutbox(): void {
  if (!mayHaveWaiting('dispatches-may-wait')) return;
  import('./outbox.ts').then(
    ({ openOutbox }) => openOutbox(),
    (cause: unknown) => console.warn('Dispatches that wait are not sent from this page:', cause),
  );
}

/** Deletes a refused dispatch. Rejects if the code does not load or the device cannot delete it. */
export async function dismissRefused(id: string): Promise<void> {
  const { dismiss } = await import('./outbox.ts');
  await dismiss(id);
}

/** Deletes waiting dispatches of a deleted account. If that fails, they would never be sent either. */
export async function forgetDispatchesOf(userId: string): Promise<void> {
  if (!mayHaveWaiting('dispatches-may-wait')) return;
  try {
    const { forgetAllOf } = await import('./outbox.ts');
    await forgetAllOf(userId);
  } catch (cause) {
    console.warn('Dispatches of the deleted account are still kept on this device:', cause);
  }
}
