import { doubtOf, reportedShare } from '../report/reported-doubt.ts';
import type { AedAccess, RegisteredAed } from './aed-registry.ts';
import { type Availability, availabilityAt, localMoment } from './availability.ts';
import { chanceOnArrival, leastChance } from './chance-on-arrival.ts';
import { type ExpiredPart, expiredParts, expiredShare } from './expired-parts.ts';
import type { FoundAed, MinutesByStreet } from './minutes-by-street.ts';
import { shareLeftBy } from './source-doubts.ts';
import { dayPeriodAt, isForFew, isLikelyClosed, movingOf } from './stated-limits.ts';
import { estimateTravelMinutes } from './travel-time.ts';

/** A found AED with the facts that a person in a hurry needs. */
export interface UsableAed {
  readonly aed: RegisteredAed;
  /** Straight-line distance. */
  readonly distanceKm: number;
  /** Walking time to the AED, one way: along the streets if known. */
  readonly footMinutes: number;
  /** Null if the minutes are estimated from the straight line. */
  readonly byStreet: MinutesByStreet | null;
  /** Evaluated at the time of arrival on foot, in the AED's local time. */
  readonly availability: Availability;
  readonly usability: Usability;
  /** Probability, 0 to 1, that it is available on arrival; 0 if it is known to be closed. */
  readonly chance: number;
  /** The register's text makes it probably closed then: it ranks after certainly open ones nearby. */
  readonly isLikelyClosed: boolean;
  /** In a vehicle or portable: it ranks after wall-mounted ones nearby. */
  readonly isMoving: boolean;
  /** Not for everybody: shown with a note, never hidden. */
  readonly isRestricted: boolean;
  /** People report something that makes it uncertain: shown with a note, never hidden. */
  readonly isDoubted: boolean;
  /** Its state, access or location could not be read with certainty: shown with a note, never hidden. */
  readonly isUnclear: boolean;
  /** Parts that have expired according to its register: shown with a note, never hidden. */
  readonly expired: readonly ExpiredPart[];
}

/** Distance to walk: along the streets if known, else in a straight line. */
export const wayKm = ({ byStreet, distanceKm }: Pick<UsableAed, 'byStreet' | 'distanceKm'>) =>
  byStreet?.footKm ?? distanceKm;

const restricted: readonly AedAccess[] = ['private', 'no', 'permit'];

/**
 * Whether an AED is out of reach for a passer-by. Those for customers are not: nobody asks for a receipt in an
 * emergency.
 */
export function isRestricted(access: AedAccess): boolean {
  return restricted.includes(access);
}

/** Whether a person who goes there gets it: yes, maybe, or not at that hour. */
export type Usability = 'likely' | 'uncertain' | 'unlikely';

/** An open AED behind a private door, one with reports, or one in doubt, is as uncertain as one with unknown hours. */
function usabilityOf(availability: Availability, isInDoubt: boolean): Usability {
  if (availability.state === 'closed') return 'unlikely';
  return availability.state === 'unknown' || isInDoubt ? 'uncertain' : 'likely';
}

/** Evaluates a found AED for a person who sets off on foot at `now`. */
export function judgeOnArrival({ item: aed, distanceKm, byStreet }: FoundAed, now: Date): UsableAed {
  const estimate = estimateTravelMinutes(distanceKm, 'foot');
  // A route whose search stopped early takes at least the time reached so far.
  const footMinutes =
    byStreet === undefined || byStreet.footKm !== null
      ? (byStreet?.footMinutes ?? estimate)
      : Math.max(estimate, byStreet.footMinutes);
  const arrival = new Date(now.getTime() + footMinutes * 60_000);
  const availability = availabilityAt(aed, arrival);
  const isNotForAll = isRestricted(aed.access) || isForFew(aed);
  const local = localMoment(arrival, aed.timeZone);
  const doubt = doubtOf(aed.reported);
  const expired = expiredParts(aed, arrival);
  const shareLeft = Math.min(
    shareLeftBy(aed.doubts),
    doubt === null ? 1 : reportedShare[doubt],
    expired.length === 0 ? 1 : expiredShare,
  );
  const chance = chanceOnArrival({ aed, availability, isRestricted: isNotForAll }, arrival);
  return {
    aed,
    distanceKm,
    footMinutes,
    byStreet: byStreet ?? null,
    availability,
    usability: usabilityOf(availability, isNotForAll || shareLeft < 1),
    chance: chance === 0 ? 0 : Math.max(leastChance, chance * shareLeft),
    isLikelyClosed:
      availability.state === 'unknown' && isLikelyClosed(aed, local === null ? 'night' : dayPeriodAt(local)),
    isMoving: movingOf(aed) !== null,
    isRestricted: isNotForAll,
    isDoubted: doubt !== null,
    isUnclear: aed.doubts !== undefined,
    expired,
  };
}
