import type { Found } from '../registry/nearest-cells.ts';
import type { AedAccess, RegisteredAed } from './aed-registry.ts';
import { type Availability, availabilityAt } from './availability.ts';
import { chanceOnArrival } from './chance-on-arrival.ts';
import { arrivalTime, estimateTravelMinutes } from './travel-time.ts';

/** A found AED as a person in a hurry needs it. */
export interface UsableAed {
  readonly aed: RegisteredAed;
  readonly distanceKm: number;
  /** One way. */
  readonly footMinutes: number;
  /** Judged at the time of arrival on foot, by the AED's own clock. */
  readonly availability: Availability;
  readonly usability: Usability;
  /** How likely it can be had on arrival, 0 to 1; 0 where it is known to be closed. */
  readonly chance: number;
  /** Not for everybody: said beside it, never hidden. */
  readonly isRestricted: boolean;
}

const restricted: readonly AedAccess[] = ['private', 'no', 'permit'];

/** Whether an AED is out of reach for a passer-by. Customers' ones are not: nobody asks for a receipt in an emergency. */
export function isRestricted(access: AedAccess): boolean {
  return restricted.includes(access);
}

/** Whether somebody who goes there gets it: surely, perhaps, or not at that hour. */
export type Usability = 'likely' | 'uncertain' | 'unlikely';

/** An open AED behind a private door is as uncertain as one whose hours nobody knows. */
function usabilityOf(availability: Availability, access: AedAccess): Usability {
  if (availability.state === 'closed') return 'unlikely';
  return availability.state === 'unknown' || isRestricted(access) ? 'uncertain' : 'likely';
}

/** Judges a found AED for somebody who sets off on foot at `now`. */
export function judgeOnArrival({ item: aed, distanceKm }: Found<RegisteredAed>, now: Date): UsableAed {
  const arrival = arrivalTime(now, distanceKm, 'foot');
  const availability = availabilityAt(aed, arrival);
  const isNotForAll = isRestricted(aed.access);
  return {
    aed,
    distanceKm,
    footMinutes: estimateTravelMinutes(distanceKm, 'foot'),
    availability,
    usability: usabilityOf(availability, aed.access),
    chance: chanceOnArrival({ aed, availability, isRestricted: isNotForAll }, arrival),
    isRestricted: isNotForAll,
  };
}
