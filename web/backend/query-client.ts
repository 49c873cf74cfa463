import { QueryClient } from '@tanstack/react-query';

/**
 * Caches data from the backend. The library's defaults are what the specification requires: three retries with
 * exponential backoff up to 30 seconds, and removal of unused data after five minutes.
 */
export const queryClient = new QueryClient();

let owner: string | undefined;

/** Returns the cache for one person's data. It contains no data that were read for another person. */
export function queryClientOf(userId: string): QueryClient {
  if (owner !== userId) queryClient.clear();
  owner = userId;
  return queryClient;
}
