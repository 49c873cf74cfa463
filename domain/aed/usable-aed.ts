import { doubtOf, reportedShare } from '../report/reported-doubt.ts';
import type { AedAccess, RegisteredAed } from './aed-registry.ts';
import { type Availability, availabilityAt, localMoment } from './availability.ts';
import { chanceOnArrival, leastChance } from './chance-on-arrival.ts';
import type { FoundAed, MinutesByStreet } from './minutes-by-street.ts';
import { shareLeftBy } from './register-doubts.ts';
import { dayPeriodAt, isForFew, isLikelyClosed, movingOf } from './stated-limits.ts';
import { estimateTravelMinutes } from './travel-time.ts';

/** A found AED as a person in a hurry needs it. */
export interface UsableAed {
  readonly aed: RegisteredAed;
  /** In a straight line. */
  readonly distanceKm: number;
  /** One way, along the streets where they are known. */
  readonly footMinutes: number;
  /** Null if the minutes are an estimate from the straight line. */
  readonly byStreet: MinutesByStreet | null;
  /** Judged at the time of arrival on foot, by the AED's own clock. */
  readonly availability: Availability;
  readonly usability: Usability;
  /** How likely it is available on arrival, 0 to 1; 0 where it is known to be closed. */
  readonly chance: number;
  /** Its register's words make it likely closed then: it stands behind what is surely open near by. */
  readonly isLikelyClosed: boolean;
  /** Carried on a vehicle, or about: it stands behind what hangs on a wall near by. */
  readonly isMoving: boolean;
  /** Not for everybody: said beside it, never hidden. */
  readonly isRestricted: boolean;
  /** People report something that makes it uncertain: said beside it, never hidden. */
  readonly isDoubted: boolean;
  /** Something of its state, access or place could not be read for certain: said beside it, never hidden. */
  readonly isUnclear: boolean;
}

/** How far one goes to it: along the streets where that is known, else in a straight line. */
export const wayKm = ({ byStreet, distanceKm }: Pick<UsableAed, 'byStreet' | 'distanceKm'>) =>
  byStreet?.footKm ?? distanceKm;

const restricted: readonly AedAccess[] = ['private', 'no', 'permit'];

/** Whether an AED is out of reach for a passer-by. Customers' ones are not: nobody asks for a receipt in an emergency. */
export function isRestricted(access: AedAccess): boolean {
  return restricted.includes(access);
}

/** Whether somebody who goes there gets it: surely, perhaps, or not at that hour. */
export type Usability = 'likely' | 'uncertain' | 'unlikely';

/** An open AED behind a private door, one that people report, or of which something is in doubt, is as uncertain as one whose hours nobody knows. */
function usabilityOf(availability: Availability, isInDoubt: boolean): Usability {
  if (availability.state === 'closed') return 'unlikely';
  return availability.state === 'unknown' || isInDoubt ? 'uncertain' : 'likely';
}

/** Judges a found AED for somebody who sets off on foot at `now`. */
export function judgeOnArrival({ item: aed, distanceKm, byStreet }: FoundAed, now: Date): UsableAed {
  const estimate = estimateTravelMinutes(distanceKm, 'foot');
  // A way that was not followed to its end takes as long as is known, at least.
  const footMinutes =
    byStreet === undefined || byStreet.footKm !== null
      ? (byStreet?.footMinutes ?? estimate)
      : Math.max(estimate, byStreet.footMinutes);
  const arrival = new Date(now.getTime() + footMinutes * 60_000);
  const availability = availabilityAt(aed, arrival);
  const isNotForAll = isRestricted(aed.access) || isForFew(aed);
  const local = localMoment(arrival, aed.timeZone);
  const doubt = doubtOf(aed.reported);
  const shareLeft = Math.min(shareLeftBy(aed.doubts), doubt === null ? 1 : reportedShare[doubt]);
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
  };
}
