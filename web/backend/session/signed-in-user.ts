import { backendClient } from './client.ts';
import { mayHaveSession } from './stored-session.ts';

/** The signed-in person according to the backend, or null for a visitor. Throws if the backend does not answer. */
export async function signedInUser(): Promise<{ readonly id: string } | null> {
  if (!mayHaveSession()) return null;
  const client = await backendClient();
  const { data, error } = await client.auth.getUser();
  if (error === null) return { id: data.user.id };
  if (error.name === 'AuthSessionMissingError' || error.status === 401 || error.status === 403) return null;
  throw error;
}
