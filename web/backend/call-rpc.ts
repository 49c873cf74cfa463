import { fetchPrefetched, prefetch } from '../platform/prefetch-requests.ts';
import { siteConfig } from '../site-config.ts';

function addressOf(name: string): string {
  const origin = siteConfig.supabaseUrl === '' ? globalThis.location.origin : siteConfig.supabaseUrl;
  return `${origin}/rest/v1/rpc/${name}`;
}

const withKey = (): RequestInit => ({ headers: { apikey: siteConfig.supabaseKey } });

/** Starts the request of a later `callRpc` with the same name, while the code that makes that call is loading. */
export const prefetchRpc = (name: string): void => prefetch(addressOf(name), withKey());

/**
 * Calls a public database function without loading the Supabase client. Returns null if the backend has no such
 * function. Rejects if the backend does not respond or responds with an error. The message for an error ends with
 * `whatToDo`.
 */
export async function callRpc(name: string, whatToDo: string): Promise<unknown> {
  const address = addressOf(name);
  const answer = await fetchPrefetched(address, withKey());
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${address} answered with status ${answer.status}. ${whatToDo}.`);
  return answer.json();
}
