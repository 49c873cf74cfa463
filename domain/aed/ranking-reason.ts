import { type AssessedAed, isLowerBound } from './assessed-aed.ts';
import type { Availability } from './availability.ts';

/** Why it is uncertain whether an AED is available. */
export type AvailabilityUncertainty =
  | Extract<Availability, { state: 'unknown' }>['because']
  | 'not-for-everybody'
  | 'reported'
  | 'expired'
  | 'unclear';

/**
 * How many comparable AEDs are open at that hour. Pages use these words instead of an AED's probability of being
 * available.
 */
export type OpenShareLevel = 'most' | 'some' | 'few';

/** The reason for an AED's place in the list. */
export type RankingReason =
  | {
      readonly kind: 'open';
      readonly isNearest: boolean;
      /** Number of AEDs that rank lower although they are nearer and may be open. */
      readonly nearerAfter: number;
    }
  | {
      readonly kind: 'uncertain';
      readonly because: AvailabilityUncertainty;
      readonly chance: OpenShareLevel;
      /**
       * How many minutes shorter the walk is than the walk to the first certainly open AED. Null if no certainly open
       * AED ranks lower.
       */
      readonly minutesNearer: number | null;
      readonly isNearest: boolean;
    }
  | { readonly kind: 'closed' };

function uncertaintyOf({
  availability,
  isRestricted,
  isDoubted,
  isUnclear,
  expired,
}: AssessedAed): AvailabilityUncertainty {
  if (isDoubted) return 'reported';
  if (isUnclear) return 'unclear';
  if (expired.length > 0) return 'expired';
  // The only remaining causes are unknown hours and restricted access.
  return isRestricted || availability.state !== 'unknown' ? 'not-for-everybody' : availability.because;
}

function chanceInWords({ chance }: AssessedAed): OpenShareLevel {
  if (chance >= 0.65) return 'most';
  return chance >= 0.4 ? 'some' : 'few';
}

/** Returns the reason for each AED's place in the list, in the order of the list. */
export function rankingReasonsOf(list: readonly AssessedAed[]): RankingReason[] {
  const fewestMinutes = Math.min(...list.map(({ footMinutes }) => footMinutes));
  const firstSure = list.findIndex(({ usability }) => usability === 'likely');
  return list.map((entry, index) => {
    if (entry.usability === 'unlikely') return { kind: 'closed' };
    // How long the walk takes is unknown if the route search did not reach the AED.
    const isNearest = entry.footMinutes === fewestMinutes && !isLowerBound(entry);
    if (entry.usability === 'likely') {
      const after = list.slice(index + 1);
      const isNearer = (other: AssessedAed) => other.usability === 'uncertain' && other.footMinutes < entry.footMinutes;
      return { kind: 'open', isNearest, nearerAfter: after.filter(isNearer).length };
    }
    const sure = index < firstSure ? list[firstSure] : undefined;
    const minutesNearer = sure === undefined ? null : sure.footMinutes - entry.footMinutes;
    const because = uncertaintyOf(entry);
    return { kind: 'uncertain', because, chance: chanceInWords(entry), minutesNearer, isNearest };
  });
}
