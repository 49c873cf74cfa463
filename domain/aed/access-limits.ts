import type { AccessLimit, RegisteredAed } from './aed-registry.ts';
import { type PlaceKind, placeKindOf } from './place-kind.ts';
import { type CivilDate, weekdayOf } from './weekly-opening-hours.ts';

/** Parts of the week in local time: Monday to Friday 8 to 16; the rest of 7 to 21; the night. */
export type WeekPeriod = 'working' | 'waking' | 'night';
export type SharesByWeekPeriod = Readonly<Record<WeekPeriod, number>>;

type TimeLimit = Extract<
  AccessLimit,
  'hours' | 'work' | 'school' | 'worship' | 'sports' | 'events' | 'presence' | 'season' | 'daytime' | 'partly'
>;

/**
 * How often an AED with such a text is open. `hours`, `work` and `partly` are measured on AEDs of open registers with
 * known hours of less than the whole week (846, 20 and 888 of them; `npm run bench -- words` measures again). `school`
 * was 0.98, 0.12 and 0.01 in a school week (12); a quarter is subtracted for holidays. The rest are our own estimates:
 * the times of matches, events and services are unknown, and a season is half a year.
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
 * Share of open times by kind of place, measured like `timeLimitShares`: 84 staffed places, 16 stations, 186 schools
 * and 82 shops.
 */
const hoursByKind: Readonly<Record<PlaceKind, SharesByWeekPeriod>> = {
  staffed: { working: 0.83, waking: 0.27, night: 0.03 },
  station: { working: 0.94, waking: 0.66, night: 0.14 },
  school: { working: 0.97, waking: 0.28, night: 0.03 },
  shop: { working: 0.92, waking: 0.5, night: 0.03 },
};

/** Our own estimates, because no figure is known: how often somebody opens, answers or hands it over. */
const wayShares: Readonly<Partial<Record<AccessLimit, SharesByWeekPeriod>>> = {
  request: { working: 0.95, waking: 0.75, night: 0.5 },
  key: { working: 0.85, waking: 0.6, night: 0.4 },
  ring: { working: 0.95, waking: 0.85, night: 0.7 },
  call: { working: 0.95, waking: 0.85, night: 0.8 },
  code: { working: 0.97, waking: 0.97, night: 0.97 },
};

/** Our own estimates: how often a portable AED is where the register says. */
const movingShares = { vehicle: 0.5, carried: 0.5 } as const;

const isTimeLimit = (limit: AccessLimit): limit is TimeLimit => limit in timeLimitShares;
const forFew: readonly AccessLimit[] = ['staff', 'members', 'insiders'];
/** Limits that "24/7" does not override: somebody must be present. */
const needsSomebody: readonly AccessLimit[] = ['request', 'key'];

type Limited = Pick<RegisteredAed, 'limits'>;

/** Mounted in a vehicle, or portable: its location is never certain. Null if it stays in one place. */
export function mobilityOf({ limits = [] }: Limited): 'vehicle' | 'carried' | null {
  if (limits.includes('vehicle')) return 'vehicle';
  return limits.includes('carried') ? 'carried' : null;
}

/** Whether its text limits who may use it. */
export const hasUserLimit = ({ limits = [] }: Limited): boolean => limits.some((limit) => forFew.includes(limit));

/** Whether its text limits when it is available. */
export const hasTimeLimit = ({ limits = [] }: Limited): boolean => limits.some(isTimeLimit);

/**
 * The probability, 0 to 1, that it is available in that part of the week, from its text about times; 1 if there is
 * none.
 */
export function probabilityByTimeLimits(
  aed: Pick<RegisteredAed, 'limits' | 'name' | 'location'>,
  period: WeekPeriod,
): number {
  const shares = (aed.limits ?? []).filter(isTimeLimit).map((limit) => {
    const kind = limit === 'hours' ? placeKindOf(aed) : null;
    return (kind === null ? timeLimitShares[limit] : hoursByKind[kind])[period];
  });
  return Math.min(1, ...shares);
}

/** The probability, 0 to 1, of getting it in the way the text describes and finding it at its location. */
export function probabilityByRetrievalLimits({ limits = [] }: Limited, period: WeekPeriod): number {
  const ways = limits.map((limit) => wayShares[limit]?.[period] ?? 1);
  const moving = mobilityOf({ limits });
  return Math.min(1, ...ways) * (moving === null ? 1 : movingShares[moving]);
}

/** The part of the week of a local time. */
export function weekPeriodAt({ date, minute }: { readonly date: CivilDate; readonly minute: number }): WeekPeriod {
  const hour = minute / 60;
  if (weekdayOf(date) < 5 && hour >= 8 && hour < 16) return 'working';
  return hour >= 7 && hour < 21 ? 'waking' : 'night';
}

/** A text "always" without hours: our own estimate, between listed hours of 24/7 (1) and an outer wall (0.8). */
export const openShareIfAlwaysInText = 0.9;

/** A text about such times outweighs hours for single days: their dates are unknown. */
const withoutClock: readonly AccessLimit[] = ['worship', 'sports', 'events', 'presence', 'season'];

/** Up to this probability, an AED limited to certain times or people counts as probably closed. */
const likelyClosedUpTo = 0.25;

/** Whether the text puts listed open hours in doubt in that part of the week. */
export function isOpenStateDoubtful(
  aed: Limited & { name?: string; location?: RegisteredAed['location'] },
  isAlways: boolean,
  period: WeekPeriod,
): boolean {
  const { limits = [], name = '', location = {} } = aed;
  if (limits.length === 0) return false;
  if (isAlways)
    return limits.some((limit) => isTimeLimit(limit) || forFew.includes(limit) || needsSomebody.includes(limit));
  return (
    limits.some((limit) => withoutClock.includes(limit)) ||
    probabilityByTimeLimits({ limits, name, location }, period) <= likelyClosedUpTo
  );
}

/** Whether its text makes it probably closed in that part of the week: limited to few people, or to other times. */
export function isLikelyClosed(aed: Pick<RegisteredAed, 'limits' | 'name' | 'location'>, period: WeekPeriod): boolean {
  const isKept = hasUserLimit(aed) && period !== 'working';
  return isKept || probabilityByTimeLimits(aed, period) <= likelyClosedUpTo;
}
