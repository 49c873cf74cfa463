import { mayHaveWaiting } from './outbox-state.ts';

/** At the start of a page: sends what waits, without loading a byte where nothing can. */
export function startOutbox(): void {
  if (!mayHaveWaiting()) return;
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
