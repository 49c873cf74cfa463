import type { RegisteredAed } from '../../domain/aed/aed-registry.ts';
import { availabilityAt } from '../../domain/aed/availability.ts';
import { lockedDoorMinutes, meanAmbulanceMinutes } from '../../domain/aed/retrieval-plan.ts';
import { estimateTravelMinutes } from '../../domain/aed/travel-time.ts';
import { distanceKm } from '../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import type { SeededRandom } from '../../tests/support/seeded-random.ts';

/**
 * Test data made from AEDs with known opening hours. The hours of some are hidden: of as large a share as sources
 * typically omit.
 */
export interface HeldOutData {
  /** The AEDs as the locator sees them, some of them without their hours. */
  readonly shown: readonly RegisteredAed[];
  /** The same AEDs with all their hours, by id. */
  readonly truth: ReadonlyMap<string, RegisteredAed>;
}

/**
 * Selects the AEDs with known hours and hides the hours of some: in each time zone, of the same share as the sources
 * there omit.
 */
export function holdOutHours(aeds: readonly RegisteredAed[], random: SeededRandom): HeldOutData {
  const zones = new Map<string, { known: number; all: number }>();
  for (const { timeZone, hours } of aeds) {
    const zone = zones.get(timeZone) ?? { known: 0, all: 0 };
    zones.set(timeZone, { known: zone.known + (hours === null ? 0 : 1), all: zone.all + 1 });
  }
  const known = aeds.filter(({ hours }) => hours !== null);
  const isHidden = ({ timeZone }: RegisteredAed) => {
    const zone = zones.get(timeZone) ?? { known: 0, all: 0 };
    return random.fraction() * zone.all >= zone.known;
  };
  return {
    shown: known.map((aed) => (isHidden(aed) ? { ...aed, hours: null, hoursText: null } : aed)),
    truth: new Map(known.map((aed) => [aed.id, aed])),
  };
}

interface Walk {
  readonly from: LongitudeLatitude;
  readonly now: Date;
  readonly world: HeldOutData;
}

const footMinutes = (from: LongitudeLatitude, to: LongitudeLatitude) =>
  estimateTravelMinutes(distanceKm(from, to), 'foot');

function isOpen(aed: RegisteredAed, minutes: number, { world, now }: Walk): boolean {
  const truth = world.truth.get(aed.id);
  return truth !== undefined && availabilityAt(truth, new Date(now.getTime() + minutes * 60_000)).state === 'open';
}

/** Maximum minutes for fetching an AED. If a helper needs longer, this number is used instead. */
export const maxWalkMinutes = 60;

/** Returns the minutes until a helper who tries the AEDs in the order of the list brings one to the patient. */
export function computeMinutesInListOrder(list: readonly RegisteredAed[], walk: Walk): number {
  let minutes = 0;
  let at = walk.from;
  for (const aed of list) {
    minutes += footMinutes(at, aed.position);
    at = aed.position;
    if (minutes >= maxWalkMinutes) break;
    if (isOpen(aed, minutes, walk)) return Math.min(maxWalkMinutes, minutes + footMinutes(at, walk.from));
    minutes += lockedDoorMinutes;
  }
  return maxWalkMinutes;
}

/** Returns the minutes until a helper who knows all opening hours brings an AED to the patient. */
export function computeFewestMinutes(list: readonly RegisteredAed[], walk: Walk): number {
  const backMinutes = list
    .map((aed) => ({ aed, minutes: footMinutes(walk.from, aed.position) }))
    .filter(({ aed, minutes }) => isOpen(aed, minutes, walk))
    .map(({ minutes }) => 2 * minutes);
  return Math.min(maxWalkMinutes, ...backMinutes);
}

/**
 * Returns the expected minutes until the patient has an AED, if the helper needs `minutes` and the ambulance may bring
 * one sooner.
 */
export const computeMinutesWithAmbulance = (minutes: number) =>
  meanAmbulanceMinutes * (1 - Math.exp(-minutes / meanAmbulanceMinutes));
