import type { AccessLimit, RegisteredAed } from './aed-registry.ts';
import { type PlaceKind, placeKindOf } from './place-kind.ts';
import { type CivilDate, weekdayOf } from './weekly-opening-hours.ts';

/**
 * Parts of the week in local time: 'working' is Monday to Friday from 8 to 16, 'waking' the rest of the time from 7 to
 * 21, and 'night' from 21 to 7.
 */
export type WeekPeriod = 'working' | 'waking' | 'night';
export type SharesByWeekPeriod = Readonly<Record<WeekPeriod, number>>;

type TimeLimit = Extract<
  AccessLimit,
  'hours' | 'work' | 'school' | 'worship' | 'sports' | 'events' | 'presence' | 'season' | 'daytime' | 'partly'
>;

/**
 * Share of each part of the week in which an AED is open if its text states the given limit. `hours`, `work` and
 * `partly` were measured on 846, 20 and 888 AEDs from public AED lists whose hours are known and do not cover the whole
 * week (`npm run bench -- words` measures them again). `school` was measured in a school week, on 12 AEDs, as 0.98,
 * 0.12 and 0.01; a quarter is subtracted for holidays. All other shares are our own estimates: the times of matches,
 * events and services are unknown, and a season is half a year.
 */
const timeLimitShares: Readonly<Record<TimeLimit, SharesByWeekPeriod>> = {
  hours: { working: 0.89, waking: 0.29, night: 0.02 },
  work: { working: 0.94, waking: 0.17, night: 0.02 },
  school: { working: 0.74, waking: 0.1, night: 0.01 },
  worship: { working: 0.3, waking: 0.3, night: 0.05 },
  sports: { working: 0.5, waking: 0.5, night: 0.05 },
  events: { working: 0.2, waking: 0.3, night: 0.1 },
  presence: { working: 0.5, waking: 0.5, night: 0.2 },
  season: { working: 0.5, waking: 0.4, night: 0.2 },
  daytime: { working: 0.95, waking: 0.7, night: 0.05 },
  partly: { working: 0.87, waking: 0.27, night: 0.02 },
};

/**
 * Share of each part of the week in which AEDs in places of this kind are open. Measured like `timeLimitShares`, on 84
 * staffed places, 16 stations, 186 schools and 82 shops.
 */
const hoursByKind: Readonly<Record<PlaceKind, SharesByWeekPeriod>> = {
  staffed: { working: 0.83, waking: 0.27, night: 0.03 },
  station: { working: 0.94, waking: 0.66, night: 0.14 },
  school: { working: 0.97, waking: 0.28, night: 0.03 },
  shop: { working: 0.92, waking: 0.5, night: 0.03 },
};

/**
 * Probability, by part of the week, that somebody opens the door, answers the phone or hands over the AED. These are
 * our own estimates, because no figure is known.
 */
const retrievalShares: Readonly<Partial<Record<AccessLimit, SharesByWeekPeriod>>> = {
  request: { working: 0.95, waking: 0.75, night: 0.5 },
  key: { working: 0.85, waking: 0.6, night: 0.4 },
  ring: { working: 0.95, waking: 0.85, night: 0.7 },
  call: { working: 0.95, waking: 0.85, night: 0.8 },
  code: { working: 0.97, waking: 0.97, night: 0.97 },
};

/**
 * Probability that an AED in a vehicle, or one that somebody carries around, is where the source says. These are our
 * own estimates.
 */
const movingShares = { vehicle: 0.5, carried: 0.5 } as const;

const isTimeLimit = (limit: AccessLimit): limit is TimeLimit => limit in timeLimitShares;
const userLimits: readonly AccessLimit[] = ['staff', 'members', 'insiders'];
/** With these limits somebody must be present to give access, even if the hours say "24/7". */
const attendedLimits: readonly AccessLimit[] = ['request', 'key'];

type Limited = Pick<RegisteredAed, 'limits'>;

/**
 * Returns whether an AED is in a vehicle or carried around, in which case its location is never certain; null if it
 * stays in one place.
 */
export function mobilityOf({ limits = [] }: Limited): 'vehicle' | 'carried' | null {
  if (limits.includes('vehicle')) return 'vehicle';
  return limits.includes('carried') ? 'carried' : null;
}

/** Whether the texts about an AED limit who may use it. */
export const hasUserLimit = ({ limits = [] }: Limited): boolean => limits.some((limit) => userLimits.includes(limit));

/** Whether the texts about an AED limit when it is available. */
export const hasTimeLimit = ({ limits = [] }: Limited): boolean => limits.some(isTimeLimit);

/**
 * Returns the probability, from 0 to 1, that an AED is available in a part of the week according to the time limits in
 * its texts. 1 if there are no time limits.
 */
export function estimateProbabilityByTimeLimits(
  aed: Pick<RegisteredAed, 'limits' | 'name' | 'location'>,
  period: WeekPeriod,
): number {
  const shares = (aed.limits ?? []).filter(isTimeLimit).map((limit) => {
    const kind = limit === 'hours' ? placeKindOf(aed) : null;
    return (kind === null ? timeLimitShares[limit] : hoursByKind[kind])[period];
  });
  return Math.min(1, ...shares);
}

/**
 * Returns the probability, from 0 to 1, that a person obtains the AED in the way that its texts describe and finds it
 * at its location.
 */
export function estimateProbabilityByRetrievalLimits({ limits = [] }: Limited, period: WeekPeriod): number {
  const ways = limits.map((limit) => retrievalShares[limit]?.[period] ?? 1);
  const moving = mobilityOf({ limits });
  return Math.min(1, ...ways) * (moving === null ? 1 : movingShares[moving]);
}

/** Returns the part of the week to which a local time belongs. */
export function weekPeriodAt({ date, minute }: { readonly date: CivilDate; readonly minute: number }): WeekPeriod {
  const hour = minute / 60;
  if (weekdayOf(date) < 5 && hour >= 8 && hour < 16) return 'working';
  return hour >= 7 && hour < 21 ? 'waking' : 'night';
}

/**
 * Share of the time in which an AED is open if a text says "always" but no hours are listed. Our own estimate: lower
 * than for an AED whose listed hours are 24/7 (1), and higher than for one on an outer wall without hours (0.8).
 */
export const openShareIfAlwaysInText = 0.9;

/**
 * Limits to events whose dates are unknown, such as matches. With these limits, even listed opening hours are
 * uncertain.
 */
const undatedLimits: readonly AccessLimit[] = ['worship', 'sports', 'events', 'presence', 'season'];

/**
 * An AED counts as probably closed if, according to the time limits in its texts, it is open with this probability or
 * less.
 */
const maxLikelyClosedShare = 0.25;

/** Whether an AED's texts cast doubt on its opening hours in a part of the week in which it should be open. */
export function isAvailabilityUncertain(
  aed: Limited & { name?: string; location?: RegisteredAed['location'] },
  isAlways: boolean,
  period: WeekPeriod,
): boolean {
  const { limits = [], name = '', location = {} } = aed;
  if (limits.length === 0) return false;
  if (isAlways)
    return limits.some((limit) => isTimeLimit(limit) || userLimits.includes(limit) || attendedLimits.includes(limit));
  return (
    limits.some((limit) => undatedLimits.includes(limit)) ||
    estimateProbabilityByTimeLimits({ limits, name, location }, period) <= maxLikelyClosedShare
  );
}

/**
 * Whether an AED is probably closed in a part of the week, because its texts limit it to few people or to other times.
 */
export function isLikelyClosed(aed: Pick<RegisteredAed, 'limits' | 'name' | 'location'>, period: WeekPeriod): boolean {
  const isForFewOffHours = hasUserLimit(aed) && period !== 'working';
  return isForFewOffHours || estimateProbabilityByTimeLimits(aed, period) <= maxLikelyClosedShare;
}
