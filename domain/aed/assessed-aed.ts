import { availableShareWhenReported, reportedDoubtOf } from '../report/reported-doubt.ts';
import { hasUserLimit, isLikelyClosed, mobilityOf, weekPeriodAt } from './access-limits.ts';
import { computeAccessProbability, minAccessProbability } from './access-probability.ts';
import type { AedAccess, RegisteredAed } from './aed-registry.ts';
import { type Availability, availabilityAt, localTimeAt } from './availability.ts';
import { computeUncertaintyFactor } from './data-uncertainty.ts';
import { type ExpiredPart, findExpiredParts, usableShareWithExpiredParts } from './expired-parts.ts';
import type { AedSearchResult, StreetTravelTimes } from './street-travel-times.ts';
import { estimateTravelMinutes } from './travel-time.ts';

/** An AED from a search, evaluated for a person who sets off now. */
export interface AssessedAed {
  readonly aed: RegisteredAed;
  readonly distanceKm: number;
  /** Minutes on foot to the AED, one way, along the streets if they are known. */
  readonly footMinutes: number;
  /** Travel times along the streets. Null if `footMinutes` is estimated from the straight line. */
  readonly byStreet: StreetTravelTimes | null;
  /** The AED's opening state when the person arrives on foot. */
  readonly availability: Availability;
  readonly usability: Usability;
  /** Probability, from 0 to 1, that the person obtains the AED; 0 if it is known to be closed on arrival. */
  readonly chance: number;
  /**
   * Whether the AED is probably closed on arrival according to the source's texts. Such an AED ranks after nearby AEDs
   * that are certainly open.
   */
  readonly isLikelyClosed: boolean;
  /** Whether the AED is in a vehicle or carried around. An AED that moves ranks after nearby AEDs on a wall. */
  readonly isMoving: boolean;
  /** Whether only some people may use the AED. A restricted AED is shown with a note and never hidden. */
  readonly isRestricted: boolean;
  /** Whether reports from the public cast doubt on the AED. A reported AED is shown with a note and never hidden. */
  readonly isDoubted: boolean;
  /**
   * Whether the source's data on the AED's state, access or location are uncertain. An AED with uncertain data is shown
   * with a note and never hidden.
   */
  readonly isUnclear: boolean;
  /** The AED's parts that have expired according to its source. The AED is shown with a note and never hidden. */
  readonly expired: readonly ExpiredPart[];
}

/** Returns the distance to walk in km, along the streets if they are known and otherwise in a straight line. */
export const getWalkingKm = ({ byStreet, distanceKm }: Pick<AssessedAed, 'byStreet' | 'distanceKm'>) =>
  byStreet?.footKm ?? distanceKm;

/** Whether a complete walking route along the streets is known. */
export const hasStreetRoute = ({ byStreet }: Pick<AssessedAed, 'byStreet'>) =>
  byStreet !== null && byStreet.footKm !== null;

/** Whether the walk takes longer than `footMinutes`, because the route search did not reach the AED. */
export const isLowerBound = ({ byStreet }: Pick<AssessedAed, 'byStreet'>) =>
  byStreet !== null && byStreet.footKm === null;

const restricted: readonly AedAccess[] = ['private', 'no', 'permit'];

/**
 * Whether passers-by may not use an AED. Access "for customers" does not count as a restriction, because nobody asks
 * for a receipt in an emergency.
 */
export function isRestricted(access: AedAccess): boolean {
  return restricted.includes(access);
}

/** How likely a person who goes to an AED is to obtain it. */
export type Usability = 'likely' | 'uncertain' | 'unlikely';

/**
 * How likely a person is to obtain an AED. An AED that is open but restricted, reported or in doubt for another reason
 * is as uncertain as one with unknown hours.
 */
function usabilityOf(availability: Availability, isInDoubt: boolean): Usability {
  if (availability.state === 'closed') return 'unlikely';
  return availability.state === 'unknown' || isInDoubt ? 'uncertain' : 'likely';
}

/** Evaluates an AED from a search for a person who sets off on foot at `now`. */
export function assessOnArrival({ item: aed, distanceKm, byStreet }: AedSearchResult, now: Date): AssessedAed {
  const estimate = estimateTravelMinutes(distanceKm, 'foot');
  const streets = byStreet ?? null;
  const streetMinutes = streets?.footMinutes ?? estimate;
  const footMinutes = isLowerBound({ byStreet: streets }) ? Math.max(estimate, streetMinutes) : streetMinutes;
  const arrival = new Date(now.getTime() + footMinutes * 60_000);
  const availability = availabilityAt(aed, arrival);
  const isNotForAll = isRestricted(aed.access) || hasUserLimit(aed);
  const local = localTimeAt(arrival, aed.timeZone);
  const doubt = reportedDoubtOf(aed.reported);
  const expired = findExpiredParts(aed, arrival);
  const shareLeft = Math.min(
    computeUncertaintyFactor(aed.doubts),
    doubt === null ? 1 : availableShareWhenReported[doubt],
    expired.length === 0 ? 1 : usableShareWithExpiredParts,
  );
  const chance = computeAccessProbability({ aed, availability, isRestricted: isNotForAll }, arrival);
  return {
    aed,
    distanceKm,
    footMinutes,
    byStreet: streets,
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
