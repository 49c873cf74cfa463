import {
  estimateProbabilityByRetrievalLimits,
  estimateProbabilityByTimeLimits,
  openShareIfAlwaysInText,
  type SharesByWeekPeriod,
  weekPeriodAt,
} from './access-limits.ts';
import type { RegisteredAed } from './aed-registry.ts';
import { type Availability, localTimeAt } from './availability.ts';
import { type PlaceKind, placeKindOf } from './place-kind.ts';

type Mounting = 'indoors' | 'outdoors' | 'unsaid';
type UserGroup = 'everybody' | 'limited' | 'unsaid';

/**
 * Share of AEDs without listed hours that are accessible, by where they hang and who may use them. The base is the
 * share of 8,900 AEDs with listed hours that are open in each part of the week, in six AED lists (Poland, Switzerland,
 * Slovenia, Takamatsu, Cologne, Desio; `npm run bench -- ranking` measures it again). AEDs without hours are open less
 * often, because "24/7" is the easiest value to enter. 1,109 Swiss records without hours say in words whether the AED
 * is always open; of those indoors, 1 in 10 is always open. Assuming that all other AEDs without hours are like those
 * with hours, the shares outside working hours are multiplied by 0.6 indoors, 0.8 outdoors and 0.85 if the source does
 * not say. For comparison, 9 % of AEDs in Copenhagen were open at all hours and 96 % in working hours (PubMed
 * 24036607); in Toronto 26 % were open at all hours (PMC4992180). All shares are rounded to twentieths.
 */
export const openSharesWithoutHours: Readonly<Record<Mounting, Readonly<Record<UserGroup, SharesByWeekPeriod>>>> = {
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
 * Share of AEDs without listed hours that are accessible, by the kind of place. It is used for AEDs that are not
 * outdoors. The kind of place predicts more than the group of people who may use the AED: of indoor AEDs with hours, 76
 * % are open at night at places staffed around the clock, 87 % at stations, 32 % in schools, and 14 % in shops and
 * pharmacies.
 */
export const openSharesByPlaceKind: Readonly<Record<PlaceKind, SharesByWeekPeriod>> = {
  staffed: { working: 0.95, waking: 0.5, night: 0.45 },
  station: { working: 0.95, waking: 0.55, night: 0.5 },
  school: { working: 0.95, waking: 0.3, night: 0.2 },
  shop: { working: 0.95, waking: 0.35, night: 0.1 },
};

/**
 * Share of AEDs that are ready for use. In Seoul, 15.4 % of 23,619 inspections of public AEDs found that the AED was
 * not ready, mostly because of expired electrodes (doi 10.1038/s41598-022-14611-1). Expired electrodes often still
 * work, so the real share may be higher.
 */
export const operationalShare = 0.85;

/**
 * Probability, by part of the week, that somebody opens a private door. These are our own estimates, because no figure
 * is known.
 */
export const privateDoorShares: SharesByWeekPeriod = { working: 0.5, waking: 0.25, night: 0.25 };

/**
 * The lowest probability for an AED that is not known to be closed. Our own estimate: even in the worst case, one in
 * twenty is available.
 */
export const minAccessProbability = 0.05;

export function mountingOf({ isIndoor }: RegisteredAed): Mounting {
  if (isIndoor === null) return 'unsaid';
  return isIndoor ? 'indoors' : 'outdoors';
}

/**
 * Returns the group of people who may use an AED, for `openSharesWithoutHours`. Private and other restricted access
 * counts as limited.
 */
export function userGroupOf({ access }: RegisteredAed): UserGroup {
  if (access === 'yes') return 'everybody';
  return access === 'unknown' ? 'unsaid' : 'limited';
}

/**
 * Returns the probability, by part of the week, that an AED with unknown hours is accessible. It depends on the kind of
 * place, unless the source has better information: that the AED is outdoors, or open to everybody or to customers only.
 */
function unlistedSharesOf(aed: RegisteredAed): SharesByWeekPeriod {
  const [mounting, userGroup] = [mountingOf(aed), userGroupOf(aed)];
  const plain = openSharesWithoutHours[mounting][userGroup];
  if (mounting === 'outdoors' || (mounting === 'unsaid' && userGroup === 'everybody')) return plain;
  const kind = placeKindOf(aed);
  if (kind === null || (userGroup === 'limited' && kind !== 'staffed')) return plain;
  return openSharesByPlaceKind[kind];
}

interface AccessProbabilityInput {
  readonly aed: RegisteredAed;
  readonly availability: Availability;
  readonly isRestricted: boolean;
}

/**
 * Whether the AED's hours are unknown because of a public holiday. On a holiday, working hours are treated like the
 * same hours at a weekend.
 */
function isOnHoliday(availability: Availability): boolean {
  return availability.state === 'unknown' && availability.because === 'public-holiday';
}

const evenly = (share: number): SharesByWeekPeriod => ({ working: share, waking: share, night: share });

/**
 * Returns the probability that an AED is accessible although its state is unknown. If its hours are known and only a
 * text casts doubt on them, the result is 1, because the caller takes the text into account.
 */
function shareOfUnknown(
  aed: RegisteredAed,
  because: Extract<Availability, { state: 'unknown' }>['because'],
): SharesByWeekPeriod {
  if (because === 'says-always') return evenly(openShareIfAlwaysInText);
  const areHoursRead = aed.hours !== null;
  const isByWords = because === 'limited-in-words' || because === 'on-a-vehicle' || because === 'carried-about';
  return areHoursRead && isByWords ? evenly(1) : unlistedSharesOf(aed);
}

/**
 * Returns the probability, from 0 to 1, that a person who arrives at the given time obtains the AED; 0 if it is known
 * to be closed then.
 */
export function computeAccessProbability(
  { aed, availability, isRestricted }: AccessProbabilityInput,
  arrival: Date,
): number {
  if (availability.state === 'closed') return 0;
  const local = localTimeAt(arrival, aed.timeZone);
  // Without a local time, assume the worst case: night.
  const period = local === null ? 'night' : weekPeriodAt(local);
  const hoursPeriod = period === 'working' && isOnHoliday(availability) ? 'waking' : period;
  const isOpen = availability.state === 'open';
  const share = isOpen ? 1 : shareOfUnknown(aed, availability.because)[hoursPeriod];
  // Time limits in a text can lower the probability but never raise it.
  const byText = isOpen ? 1 : estimateProbabilityByTimeLimits(aed, hoursPeriod);
  const byRetrieval =
    estimateProbabilityByRetrievalLimits(aed, period) * (isRestricted ? privateDoorShares[period] : 1);
  return Math.max(minAccessProbability, Math.min(share, byText) * operationalShare * byRetrieval);
}
