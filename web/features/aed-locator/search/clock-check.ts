import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import type { CivilDate } from '../../../../domain/aed/weekly-opening-hours.ts';
import type { SearchResult } from '../../../../domain/geography/position.ts';
import { fetchPrefetched } from '../../../platform/prefetch-requests.ts';
import { withTimeout } from '../../../platform/with-timeout.ts';
import { clockRequest } from './search-limits.ts';

/** A clock error smaller than this changes no result. */
const leastWrongMs = 5 * 60_000;
/** Maximum wait for the server's time. */
const longestWaitMs = 1500;
/** The register's date may begin up to a day earlier in the visitor's time zone than in UTC. */
const dayMs = 86_400_000;

/**
 * State of the device's clock: correct as far as known, off by an amount from the server's, or before the register's
 * publication date without a server to compare.
 */
export type ClockState =
  | { readonly kind: 'right' }
  | { readonly kind: 'corrected'; readonly aheadMs: number }
  | { readonly kind: 'doubted' };

/**
 * How far the server's clock is ahead of the device's, from the `Date` header of an uncached response; null if there is
 * none.
 */
async function serverAheadMs(address: string, fetchFn: typeof fetch): Promise<number | null> {
  try {
    const asked = Date.now();
    const { headers } = await fetchFn(address, clockRequest);
    const said = Date.parse(headers.get('date') ?? '');
    return Number.isNaN(said) ? null : said - (asked + Date.now()) / 2;
  } catch {
    return null;
  }
}

/**
 * Compares the device's clock with the server's. Without a server time, checks only that the clock is not before the
 * date from which the register's hours are valid. Never rejects.
 */
export async function checkClock(
  address: string,
  hoursFrom: CivilDate,
  fetchFn: typeof fetch = fetchPrefetched,
): Promise<ClockState> {
  const answer = await withTimeout(serverAheadMs(address, fetchFn), longestWaitMs);
  if (typeof answer === 'number') {
    return Math.abs(answer) < leastWrongMs ? { kind: 'right' } : { kind: 'corrected', aheadMs: answer };
  }
  return Date.now() < Date.parse(hoursFrom) - dayMs ? { kind: 'doubted' } : { kind: 'right' };
}

/** Converts a time of the device's clock to the server's, if the clock was corrected. */
export const toServerTime = (now: Date, clock: ClockState | undefined): Date =>
  clock?.kind === 'corrected' ? new Date(now.getTime() + clock.aheadMs) : now;

/**
 * Treats an AED's local time as unknown, because the device's clock may be wrong: only an AED that is open 24/7 counts
 * as open.
 */
export function withUnknownTimeZone<Entry extends SearchResult<RegisteredAed>>(entry: Entry): Entry {
  return { ...entry, item: { ...entry.item, timeZone: 'unknown' } };
}
