import { type BackendClient, backendClient } from './client.ts';
import { followSession } from './session.ts';

/** The client, with session changes tracked from here on: for anything that may change the session. */
export async function followedClient(): Promise<BackendClient> {
  await followSession();
  return backendClient();
}
