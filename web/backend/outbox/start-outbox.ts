import { mayHaveWaiting } from '../waiting/waiting-hint.ts';

/** At the start of a page: sends what waits, without loading a byte where nothing can. */
export function startOutbox(): void {
  if (!mayHaveWaiting('dispatches-may-wait')) return;
  import('./outbox.ts').then(
    ({ openOutbox }) => openOutbox(),
    (cause: unknown) => console.warn('Dispatches that wait are not sent from this page:', cause),
  );
}

/** Forgets a dispatch that the server refused. Rejects where the code does not come or the device cannot forget it. */
export async function dismissRefused(id: string): Promise<void> {
  const { dismiss } = await import('./outbox.ts');
  await dismiss(id);
}

/** Forgets what an account that is gone left waiting. What cannot be forgotten would never be sent either. */
export async function forgetDispatchesOf(userId: string): Promise<void> {
  if (!mayHaveWaiting('dispatches-may-wait')) return;
  try {
    const { forgetAllOf } = await import('./outbox.ts');
    await forgetAllOf(userId);
  } catch (cause) {
    console.warn('Dispatches of the deleted account are still kept on this device:', cause);
  }
}
