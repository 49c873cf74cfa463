import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';

/** Limits a cache to this many entries; the least recently used are evicted, and all when the device is full. */
export function limitCacheEntries(entries: number): WorkboxPlugin {
  // The library's class leaves its optional callbacks undefined, which its own interface does not allow.
  return new ExpirationPlugin({ maxEntries: entries, purgeOnQuotaError: true }) as WorkboxPlugin;
}
