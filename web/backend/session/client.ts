import type { BackendClient } from './make-client.ts';

export type { BackendClient };

let client: Promise<BackendClient> | null = null;

async function loadClient(): Promise<BackendClient> {
  const { makeClient } = await import('./make-client.ts');
  return makeClient();
}

/** The page's only client, loaded on the first call. A failed load is not cached, so that the next call retries. */
export function backendClient(): Promise<BackendClient> {
  client ??= loadClient().catch((cause: unknown) => {
    client = null;
    throw cause;
  });
  return client;
}
