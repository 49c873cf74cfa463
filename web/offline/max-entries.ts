import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';

/** Lets a cache hold this many answers; those that were used longest ago give way, and all of them when the device is full. */
export function maxEntries(entries: number): WorkboxPlugin {
  // The library's own class leaves its optional callbacks undefined, which its own interface does not allow for.
  return new ExpirationPlugin({ maxEntries: entries, purgeOnQuotaError: true }) as WorkboxPlugin;
}
