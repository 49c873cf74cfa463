import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import type { CivilDate } from '../../../../domain/aed/weekly-opening-hours.ts';
import type { ItemWithDistance } from '../../../../domain/geography/position.ts';
import { fetchPrefetched } from '../../../platform/prefetch-requests.ts';
import { withTimeout } from '../../../platform/with-timeout.ts';
import { clockRequestOptions } from './search-limits.ts';

/** A clock error smaller than this changes no result. */
const minClockErrorMs = 5 * 60_000;
const maxServerWaitMs = 1500;
/** A date can begin up to a day earlier in the visitor's time zone than in UTC. */
const dayMs = 86_400_000;

/**
 * The state of the device's clock. 'right' means that no error is known. 'corrected' means that the clock differs from
 * the server's. 'doubted' means that no server responded and that the clock shows a time before the registry was
 * published.
 */
export type ClockState =
  | { readonly kind: 'right' }
  | { readonly kind: 'corrected'; readonly aheadMs: number }
  | { readonly kind: 'doubted' };

/**
 * Returns by how many milliseconds the server's clock is ahead of the device's, or null if that is unknown. It uses the
 * `Date` header of a response that does not come from a cache.
 */
async function serverAheadMs(address: string, fetchFn: typeof fetch): Promise<number | null> {
  try {
    const asked = Date.now();
    const { headers } = await fetchFn(address, clockRequestOptions);
    const serverTime = Date.parse(headers.get('date') ?? '');
    return Number.isNaN(serverTime) ? null : serverTime - (asked + Date.now()) / 2;
  } catch {
    return null;
  }
}

/**
 * Compares the device's clock with the server's. If the server's time is unknown, checks only that the device's clock
 * has reached `hoursFrom`, the first day of the registry's opening hours. Never rejects.
 */
export async function checkClock(
  address: string,
  hoursFrom: CivilDate,
  fetchFn: typeof fetch = fetchPrefetched,
): Promise<ClockState> {
  const answer = await withTimeout(serverAheadMs(address, fetchFn), maxServerWaitMs);
  if (typeof answer === 'number') {
    return Math.abs(answer) < minClockErrorMs ? { kind: 'right' } : { kind: 'corrected', aheadMs: answer };
  }
  return Date.now() < Date.parse(hoursFrom) - dayMs ? { kind: 'doubted' } : { kind: 'right' };
}

/** Converts a time from the device's clock to the server's, if the device's clock is wrong. */
export const toServerTime = (now: Date, clock: ClockState | undefined): Date =>
  clock?.kind === 'corrected' ? new Date(now.getTime() + clock.aheadMs) : now;

/**
 * Marks an AED's local time as unknown, because the device's clock may be wrong. Only an AED that is open 24/7 then
 * counts as open.
 */
export function withUnknownTimeZone<Entry extends ItemWithDistance<RegisteredAed>>(entry: Entry): Entry {
  return { ...entry, item: { ...entry.item, timeZone: 'unknown' } };
}
