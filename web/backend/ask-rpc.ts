import { siteConfig } from '../site-config.ts';

/**
 * Calls a public database function without loading the client; null if the backend has no such function. Rejects if it
 * does not answer, with a message that ends in what to do.
 */
export async function callRpc(name: string, whatToDo: string): Promise<unknown> {
  const origin = siteConfig.supabaseUrl === '' ? globalThis.location.origin : siteConfig.supabaseUrl;
  const address = `${origin}/rest/v1/rpc/${name}`;
  const answer = await fetch(address, { headers: { apikey: siteConfig.supabaseKey } });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${address} answered with status ${answer.status}. ${whatToDo}.`);
  return answer.json();
}
