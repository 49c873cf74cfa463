import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import type { CivilDate } from '../../../../domain/aed/opening-week.ts';
import type { Found } from '../../../../domain/geography/position.ts';
import { withTimeout } from '../../../platform/with-timeout.ts';

/** A clock that is off by less changes no list. */
const leastWrongMs = 5 * 60_000;
/** The list does not wait longer for the server's time. */
const longestWaitMs = 1500;
/** The day starts earlier in the east. */
const dayMs = 86_400_000;

/**
 * How the device's clock stands: right as far as anybody can tell, off by so much from the server's, or behind the day on which the register
 * was published, with no server to ask.
 */
export type ClockState =
  | { readonly kind: 'right' }
  | { readonly kind: 'corrected'; readonly aheadMs: number }
  | { readonly kind: 'doubted' };

/** How far the server's clock is ahead of the device's, by the `Date` of an answer that no cache gave; null if none comes. */
async function serverAheadMs(address: string, fetchFn: typeof fetch): Promise<number | null> {
  try {
    const asked = Date.now();
    const { headers } = await fetchFn(address, { method: 'HEAD', cache: 'no-store' });
    const said = Date.parse(headers.get('date') ?? '');
    return Number.isNaN(said) ? null : said - (asked + Date.now()) / 2;
  } catch {
    return null;
  }
}

/** Compares the device's clock with the server's, else with the day from which the register reckons its hours. Never rejects. */
export async function checkClock(
  address: string,
  hoursFrom: CivilDate,
  fetchFn: typeof fetch = (...request) => fetch(...request),
): Promise<ClockState> {
  const answer = await withTimeout(serverAheadMs(address, fetchFn), longestWaitMs);
  if (typeof answer === 'number') {
    return Math.abs(answer) < leastWrongMs ? { kind: 'right' } : { kind: 'corrected', aheadMs: answer };
  }
  return Date.now() < Date.parse(hoursFrom) - dayMs ? { kind: 'doubted' } : { kind: 'right' };
}

/** A moment of the device's clock as it is by the server's. */
export const trueTime = (now: Date, clock: ClockState | undefined): Date =>
  clock?.kind === 'corrected' ? new Date(now.getTime() + clock.aheadMs) : now;

/** AEDs as they are judged by a clock that nobody can trust: the time at none of them is known, so only those of every minute are open. */
export function withoutTime<Entry extends Found<RegisteredAed>>(entry: Entry): Entry {
  return { ...entry, item: { ...entry.item, timeZone: 'unknown' } };
}
