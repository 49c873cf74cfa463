import { type BackendClient, backendClient } from './client.ts';
import { followSession } from './session.ts';

/** The client, with who is signed in followed from here on: for whatever may change it. */
export async function followedClient(): Promise<BackendClient> {
  await followSession();
  return backendClient();
}
