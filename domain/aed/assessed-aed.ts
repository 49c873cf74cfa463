import { availableShareWhenReported, reportedDoubtOf } from '../report/reported-doubt.ts';
import { hasUserLimit, isLikelyClosed, mobilityOf, weekPeriodAt } from './access-limits.ts';
import { accessProbability, minAccessProbability } from './access-probability.ts';
import type { AedAccess, RegisteredAed } from './aed-registry.ts';
import { type Availability, availabilityAt, localTimeAt } from './availability.ts';
import { uncertaintyFactor } from './data-uncertainty.ts';
import { type ExpiredPart, expiredParts, usableShareWithExpiredParts } from './expired-parts.ts';
import type { AedSearchResult, StreetTravelTimes } from './street-travel-times.ts';
import { estimateTravelMinutes } from './travel-time.ts';

/** A found AED with the facts that a person in a hurry needs. */
export interface AssessedAed {
  readonly aed: RegisteredAed;
  /** Straight-line distance. */
  readonly distanceKm: number;
  /** Walking time to the AED, one way: along the streets if known. */
  readonly footMinutes: number;
  /** Null if the minutes are estimated from the straight line. */
  readonly byStreet: StreetTravelTimes | null;
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
export const walkingKm = ({ byStreet, distanceKm }: Pick<AssessedAed, 'byStreet' | 'distanceKm'>) =>
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
export function assessOnArrival({ item: aed, distanceKm, byStreet }: AedSearchResult, now: Date): AssessedAed {
  const estimate = estimateTravelMinutes(distanceKm, 'foot');
  // A route whose search stopped early takes at least the time reached so far.
  const footMinutes =
    byStreet === undefined || byStreet.footKm !== null
      ? (byStreet?.footMinutes ?? estimate)
      : Math.max(estimate, byStreet.footMinutes);
  const arrival = new Date(now.getTime() + footMinutes * 60_000);
  const availability = availabilityAt(aed, arrival);
  const isNotForAll = isRestricted(aed.access) || hasUserLimit(aed);
  const local = localTimeAt(arrival, aed.timeZone);
  const doubt = reportedDoubtOf(aed.reported);
  const expired = expiredParts(aed, arrival);
  const shareLeft = Math.min(
    uncertaintyFactor(aed.doubts),
    doubt === null ? 1 : availableShareWhenReported[doubt],
    expired.length === 0 ? 1 : usableShareWithExpiredParts,
  );
  const chance = accessProbability({ aed, availability, isRestricted: isNotForAll }, arrival);
  return {
    aed,
    distanceKm,
    footMinutes,
    byStreet: byStreet ?? null,
    availability,
    usability: usabilityOf(availability, isNotForAll || shareLeft < 1),
    chance: chance === 0 ? 0 : Math.max(minAccessProbability, chance * shareLeft),
    isLikelyClosed:
      availability.state === 'unknown' && isLikelyClosed(aed, local === null ? 'night' : weekPeriodAt(local)),
    isMoving: mobilityOf(aed) !== null,
    isRestricted: isNotForAll,
    isDoubted: doubt !== null,
    isUnclear: aed.doubts !== undefined,
    expired,
  };
}
