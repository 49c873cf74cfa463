import { QueryClient } from '@tanstack/react-query';

/**
 * Caches backend data. The library's defaults are the specification's numbers: three retries with exponential backoff
 * up to 30 seconds, and five minutes until unused data are dropped.
 */
export const queryClient = new QueryClient();

let owner: string | undefined;

/** The same for one person's data: data read for somebody else in this page are dropped. */
export function queryClientOf(userId: string): QueryClient {
  if (owner !== userId) queryClient.clear();
  owner = userId;
  return queryClient;
}
