import { assessOnArrival, type Usability } from '../aed/assessed-aed.ts';
import { localTimeAt } from '../aed/availability.ts';
import { minutesPerDay } from '../aed/weekly-opening-hours.ts';
import { parseCell } from './registry-cell.ts';
import type { CountedAvailabilityProfile } from './registry-towns.ts';

/**
 * Numbers of AEDs by what a person at the door would find: 'open' means that the AED is certainly accessible, 'closed'
 * that it is not at that hour.
 */
export type AvailabilityCounts = Readonly<Record<'open' | 'closed' | 'unknown', number>>;

/** How many AEDs are accessible at a given time and in the following night. */
export interface AvailabilitySummary {
  /** The given time, in ISO 8601. */
  readonly moment: string;
  /** The most common time zone of the AEDs. */
  readonly timeZone: string;
  readonly now: AvailabilityCounts;
  /** The numbers at 03:00 in the local time of each AED. */
  readonly night: AvailabilityCounts;
}

/**
 * Times are rounded down to a quarter of an hour, so that pages stay the same for that long. Opening hours rarely begin
 * or end in between.
 */
const stepMs = 15 * 60_000;
const minuteMs = 60_000;
const nightMinute = 3 * 60;

/** Rounds a time down to a quarter of an hour. */
export const floorToQuarterHour = (moment: Date): Date => new Date(Math.floor(moment.getTime() / stepMs) * stepMs);

/** Returns the next time at which it is 03:00 in a time zone; `moment` itself if the zone is unknown. */
export function findNextNight(moment: Date, timeZone: string): Date {
  const local = localTimeAt(moment, timeZone);
  if (local === null) return moment;
  const wait = (nightMinute - local.minute + minutesPerDay) % minutesPerDay;
  const night = new Date(moment.getTime() + wait * minuteMs);
  // If summer time begins or ends before that night, the local time differs from 03:00 by an hour.
  const late = (localTimeAt(night, timeZone)?.minute ?? nightMinute) - nightMinute;
  return new Date(night.getTime() - late * minuteMs);
}

const reachOf: Readonly<Record<Usability, keyof AvailabilityCounts>> = {
  likely: 'open',
  unlikely: 'closed',
  uncertain: 'unknown',
};

/**
 * Counts AEDs by whether they are accessible to a person at the door, as the locator evaluates it. Throws if a profile
 * is not a valid AED.
 */
export function summariseAvailability(
  profiles: readonly CountedAvailabilityProfile[],
  moment: Date,
): AvailabilitySummary {
  const at = floorToQuarterHour(moment);
  const [now, night] = [
    { open: 0, closed: 0, unknown: 0 },
    { open: 0, closed: 0, unknown: 0 },
  ];
  const zones = new Map<string, number>();
  const nights = new Map<string, Date>();
  for (const [profile, count] of profiles) {
    const aed = aedOfProfile(profile);
    const { timeZone } = aed;
    zones.set(timeZone, (zones.get(timeZone) ?? 0) + count);
    const atNight = nights.get(timeZone) ?? findNextNight(at, timeZone);
    nights.set(timeZone, atNight);
    now[reachOf[assessOnArrival({ item: aed, distanceKm: 0 }, at).usability]] += count;
    night[reachOf[assessOnArrival({ item: aed, distanceKm: 0 }, atNight).usability]] += count;
  }
  const [most] = [...zones].sort(([, a], [, b]) => b - a);
  return { moment: at.toISOString(), timeZone: most?.[0] ?? 'Etc/UTC', now, night };
}

function aedOfProfile(profile: CountedAvailabilityProfile[0]) {
  const properties = { name: 'AED', sources: [], ...profile };
  const feature = { id: 'profile', geometry: { coordinates: [0, 0] }, properties };
  const [aed] = parseCell({ features: [feature] }, 'of hours').aeds;
  if (aed === undefined) throw new Error('The AED of these hours is missing. Import the registry again.');
  return aed;
}
