import type { AedAccess, RegisteredAed } from './aed-registry.ts';
import { type Availability, availabilityAt } from './availability.ts';
import type { Found } from './nearest-cells.ts';
import { arrivalTime, estimateTravelMinutes } from './travel-time.ts';

/** A found AED as a person in a hurry needs it. */
export interface UsableAed {
  readonly aed: RegisteredAed;
  readonly distanceKm: number;
  readonly footMinutes: number;
  /** Judged at the time of arrival on foot, by the AED's own clock. */
  readonly availability: Availability;
  readonly usability: Usability;
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

const usabilityOrder: Readonly<Record<Usability, number>> = { likely: 0, uncertain: 1, unlikely: 2 };

/** An open AED behind a private door is as uncertain as one whose hours nobody knows. */
function usabilityOf(availability: Availability, access: AedAccess): Usability {
  if (availability.state === 'closed') return 'unlikely';
  return availability.state === 'unknown' || isRestricted(access) ? 'uncertain' : 'likely';
}

/**
 * Orders found AEDs by whether they can be used on arrival (open to everybody, then unknown or restricted, then closed),
 * then by time on foot. None is left out.
 */
export function rankUsableFirst(found: readonly Found<RegisteredAed>[], now: Date): UsableAed[] {
  return found
    .map(({ item, distanceKm }) => judge(item, distanceKm, now))
    .sort(
      (a, b) =>
        usabilityOrder[a.usability] - usabilityOrder[b.usability] ||
        a.footMinutes - b.footMinutes ||
        (a.aed.id < b.aed.id ? -1 : 1),
    );
}

function judge(aed: RegisteredAed, distanceKm: number, now: Date): UsableAed {
  const availability = availabilityAt(aed, arrivalTime(now, distanceKm, 'foot'));
  return {
    aed,
    distanceKm,
    footMinutes: estimateTravelMinutes(distanceKm, 'foot'),
    availability,
    usability: usabilityOf(availability, aed.access),
    isRestricted: isRestricted(aed.access),
  };
}
