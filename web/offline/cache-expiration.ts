import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';

/**
 * Creates a plugin that limits a cache to a number of entries. It deletes the entries that have not been used for the
 * longest time. When the device is full, it deletes all of them.
 */
export function limitCacheEntries(entries: number): WorkboxPlugin {
  // `ExpirationPlugin` leaves optional callbacks undefined, which the library's own interface does not allow.
  return new ExpirationPlugin({ maxEntries: entries, purgeOnQuotaError: true }) as WorkboxPlugin;
}
