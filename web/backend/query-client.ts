import { QueryClient } from '@tanstack/react-query';

/**
 * Keeps what was read from the backend. The defaults of the library are the specification's numbers: three retries with a pause
 * that doubles up to 30 seconds, and five minutes until what nobody looks at is forgotten.
 */
export const queryClient = new QueryClient();

let owner: string | undefined;

/** The same for the answers to one person: what was read for someone else in this page is forgotten. */
export function queryClientOf(userId: string): QueryClient {
  if (owner !== userId) queryClient.clear();
  owner = userId;
  return queryClient;
}
