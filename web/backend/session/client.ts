import type { BackendClient } from './make-client.ts';

export type { BackendClient };

let client: Promise<BackendClient> | null = null;

async function loadClient(): Promise<BackendClient> {
  const { makeClient } = await import('./make-client.ts');
  return makeClient();
}

/** The one client of this page, loaded at the first call. A failed load is forgotten, so that the next call tries again. */
export function backendClient(): Promise<BackendClient> {
  client ??= loadClient().catch((cause: unknown) => {
    client = null;
    throw cause;
  });
  return client;
}
