import {
  openShareIfAlwaysInText,
  probabilityByRetrievalLimits,
  probabilityByTimeLimits,
  type SharesByWeekPeriod,
  weekPeriodAt,
} from './access-limits.ts';
import type { RegisteredAed } from './aed-registry.ts';
import { type Availability, localTimeAt } from './availability.ts';
import { type PlaceKind, placeKindOf } from './place-kind.ts';

type Hanging = 'indoors' | 'outdoors' | 'unsaid';
type Welcome = 'everybody' | 'limited' | 'unsaid';

/**
 * How often an AED without listed hours is accessible, by location and permitted users. Measured on 8,900 AEDs with
 * hours in six registers (Poland, Switzerland, Slovenia, Takamatsu, Cologne, Desio; `npm run bench -- ranking` measures
 * again): the share open in each part of the week. That overstates AEDs without hours, because "24/7" is the easiest
 * value to enter: 1,109 Swiss records without hours say in words whether they are always open, indoors 1 in 10.
 * Assuming that the rest are like those with hours, outside working hours the shares are multiplied by 0.6 indoors, 0.8
 * outdoors and 0.85 if the register does not say; in Copenhagen 9 % were open at all hours (PubMed 24036607), in
 * Toronto 26 % (PMC4992180). In working hours 96 % in Copenhagen. Rounded to twentieths.
 */
export const openSharesWithoutHours: Readonly<Record<Hanging, Readonly<Record<Welcome, SharesByWeekPeriod>>>> = {
  outdoors: {
    everybody: { working: 0.95, waking: 0.8, night: 0.8 },
    limited: { working: 0.85, waking: 0.45, night: 0.25 },
    unsaid: { working: 0.95, waking: 0.8, night: 0.8 },
  },
  indoors: {
    everybody: { working: 0.95, waking: 0.45, night: 0.35 },
    limited: { working: 0.95, waking: 0.2, night: 0.05 },
    unsaid: { working: 0.9, waking: 0.3, night: 0.2 },
  },
  unsaid: {
    everybody: { working: 0.95, waking: 0.85, night: 0.8 },
    limited: { working: 0.9, waking: 0.35, night: 0.1 },
    unsaid: { working: 0.9, waking: 0.55, night: 0.35 },
  },
};

/**
 * How often an AED without listed hours is accessible that is not outdoors, by its kind of place, which predicts more
 * than the permitted users: of indoor AEDs with hours, 76 % are open at night at places staffed around the clock, 87 %
 * at stations, 32 % in schools, 14 % in shops and pharmacies.
 */
export const openSharesByPlaceKind: Readonly<Record<PlaceKind, SharesByWeekPeriod>> = {
  staffed: { working: 0.95, waking: 0.5, night: 0.45 },
  station: { working: 0.95, waking: 0.55, night: 0.5 },
  school: { working: 0.95, waking: 0.3, night: 0.2 },
  shop: { working: 0.95, waking: 0.35, night: 0.1 },
};

/**
 * In Seoul 15.4 % of 23,619 inspections of public AEDs found one that was not ready, mostly with expired electrodes
 * (doi 10.1038/s41598-022-14611-1). Expired electrodes often still work, so this estimate may be too low, never too
 * high.
 */
export const operationalShare = 0.85;

/** Our own estimates, because no figure is known: how often somebody opens a private door. */
export const privateDoorShares: SharesByWeekPeriod = { working: 0.5, waking: 0.25, night: 0.25 };

/** Our own estimate: even with everything against it, one in twenty AEDs not known to be closed is available. */
export const minAccessProbability = 0.05;

export function mountingOf({ isIndoor }: RegisteredAed): Hanging {
  if (isIndoor === null) return 'unsaid';
  return isIndoor ? 'indoors' : 'outdoors';
}

/** The permitted users, except restricted ones, which count like those with unknown access. */
export function userGroupOf({ access }: RegisteredAed): Welcome {
  if (access === 'yes') return 'everybody';
  return access === 'unknown' ? 'unsaid' : 'limited';
}

/**
 * The shares for its kind of place, unless the register says something stronger: outdoors, for everybody, for
 * customers.
 */
function unlistedSharesOf(aed: RegisteredAed): SharesByWeekPeriod {
  const [hanging, welcome] = [mountingOf(aed), userGroupOf(aed)];
  const plain = openSharesWithoutHours[hanging][welcome];
  if (hanging === 'outdoors' || (hanging === 'unsaid' && welcome === 'everybody')) return plain;
  const kind = placeKindOf(aed);
  if (kind === null || (welcome === 'limited' && kind !== 'staffed')) return plain;
  return openSharesByPlaceKind[kind];
}

interface Judged {
  readonly aed: RegisteredAed;
  readonly availability: Availability;
  readonly isRestricted: boolean;
}

/** On a public holiday, working hours count like a weekend's. */
function isOnHoliday(availability: Availability): boolean {
  return availability.state === 'unknown' && availability.because === 'public-holiday';
}

const evenly = (share: number): SharesByWeekPeriod => ({ working: share, waking: share, night: share });

/** Hours that only the text puts in doubt count according to the text, which is handled separately. */
function shareOfUnknown(
  aed: RegisteredAed,
  because: Extract<Availability, { state: 'unknown' }>['because'],
): SharesByWeekPeriod {
  if (because === 'says-always') return evenly(openShareIfAlwaysInText);
  const areHoursRead = aed.hours !== null;
  const isByWords = because === 'limited-in-words' || because === 'on-a-vehicle' || because === 'carried-about';
  return areHoursRead && isByWords ? evenly(1) : unlistedSharesOf(aed);
}

/** The probability, 0 to 1, that a person who arrives at `arrival` gets the AED; 0 if it is known to be closed then. */
export function accessProbability({ aed, availability, isRestricted }: Judged, arrival: Date): number {
  if (availability.state === 'closed') return 0;
  const local = localTimeAt(arrival, aed.timeZone);
  // If the local time is unknown, it may be night.
  const period = local === null ? 'night' : weekPeriodAt(local);
  const kindOfDay = period === 'working' && isOnHoliday(availability) ? 'waking' : period;
  const isOpen = availability.state === 'open';
  const share = isOpen ? 1 : shareOfUnknown(aed, availability.because)[kindOfDay];
  // A text about times can only lower the probability.
  const inWords = isOpen ? 1 : probabilityByTimeLimits(aed, kindOfDay);
  const ofDoor = probabilityByRetrievalLimits(aed, period) * (isRestricted ? privateDoorShares[period] : 1);
  return Math.max(minAccessProbability, Math.min(share, inWords) * operationalShare * ofDoor);
}
