import type { RegisteredAed, StatedLimit } from './aed-registry.ts';
import { type CivilDate, weekdayOf } from './opening-week.ts';
import { type PlaceKind, placeKindOf } from './place-kind.ts';

/** Parts of the week by the AED's own clock: Monday to Friday 8 to 16; the rest of 7 to 21; the night. */
export type Period = 'working' | 'waking' | 'night';
export type Shares = Readonly<Record<Period, number>>;

type TimeLimit = Extract<
  StatedLimit,
  'hours' | 'work' | 'school' | 'worship' | 'sports' | 'events' | 'presence' | 'season' | 'daytime' | 'partly'
>;

/**
 * How often an AED with such words is open. `hours`, `work` and `partly` are measured on AEDs of open registers whose hours are known and less
 * than the whole week (846, 20 and 888 of them; `npm run bench -- words` measures again). `school` was 0.98, 0.12 and 0.01 in a week of school (12);
 * a quarter is taken off for holidays. The rest are our own estimates: nobody knows when a match, an event or a service is, and a season is half
 * a year.
 */
const timeLimitShares: Readonly<Record<TimeLimit, Shares>> = {
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

/** Opening hours by the kind of place, measured the same way: 84 staffed ones, 16 stations, 186 schools and 82 shops. */
const hoursByKind: Readonly<Record<PlaceKind, Shares>> = {
  staffed: { working: 0.83, waking: 0.27, night: 0.03 },
  station: { working: 0.94, waking: 0.66, night: 0.14 },
  school: { working: 0.97, waking: 0.28, night: 0.03 },
  shop: { working: 0.92, waking: 0.5, night: 0.03 },
};

/** Our own estimates, no figure being known: how often somebody opens, answers or hands it over. */
const wayShares: Readonly<Partial<Record<StatedLimit, Shares>>> = {
  request: { working: 0.95, waking: 0.75, night: 0.5 },
  key: { working: 0.85, waking: 0.6, night: 0.4 },
  ring: { working: 0.95, waking: 0.85, night: 0.7 },
  call: { working: 0.95, waking: 0.85, night: 0.8 },
  code: { working: 0.97, waking: 0.97, night: 0.97 },
};

/** Our own estimates: how often what is carried about is where the register puts it. */
const movingShares = { vehicle: 0.5, carried: 0.5 } as const;

const isTimeLimit = (limit: StatedLimit): limit is TimeLimit => limit in timeLimitShares;
const forFew: readonly StatedLimit[] = ['staff', 'members', 'insiders'];
/** Words that "24/7" beside them does not settle: somebody must be there. */
const needsSomebody: readonly StatedLimit[] = ['request', 'key'];

type Limited = Pick<RegisteredAed, 'limits'>;

/** Carried on a vehicle, or about: never surely there. Null if it stays in its place. */
export function movingOf({ limits = [] }: Limited): 'vehicle' | 'carried' | null {
  if (limits.includes('vehicle')) return 'vehicle';
  return limits.includes('carried') ? 'carried' : null;
}

/** Whether its words let in only some people. */
export const isForFew = ({ limits = [] }: Limited): boolean => limits.some((limit) => forFew.includes(limit));

/** Whether its words narrow the times at which it is available. */
export const hasTimeLimit = ({ limits = [] }: Limited): boolean => limits.some(isTimeLimit);

/** How often it is available at that part of the week by what its words say of times, 0 to 1; 1 where they say nothing of them. */
export function timeShareOf(aed: Pick<RegisteredAed, 'limits' | 'name' | 'location'>, period: Period): number {
  const shares = (aed.limits ?? []).filter(isTimeLimit).map((limit) => {
    const kind = limit === 'hours' ? placeKindOf(aed) : null;
    return (kind === null ? timeLimitShares[limit] : hoursByKind[kind])[period];
  });
  return Math.min(1, ...shares);
}

/** How often it is had by the way its words name, and found where it is said to be, 0 to 1. */
export function wayShareOf({ limits = [] }: Limited, period: Period): number {
  const ways = limits.map((limit) => wayShares[limit]?.[period] ?? 1);
  const moving = movingOf({ limits });
  return Math.min(1, ...ways) * (moving === null ? 1 : movingShares[moving]);
}

/** Which part of the week a moment by the AED's clock falls in. */
export function dayPeriodAt({ date, minute }: { readonly date: CivilDate; readonly minute: number }): Period {
  const hour = minute / 60;
  if (weekdayOf(date) < 5 && hour >= 8 && hour < 16) return 'working';
  return hour >= 7 && hour < 21 ? 'waking' : 'night';
}

/** Words "always" with no hours beside them: our own estimate, between hours of every minute (1) and an outer wall (0.8). */
export const saysAlwaysShare = 0.9;

/** Words of these times say more than hours of single days: nobody knows when they are. */
const withoutClock: readonly StatedLimit[] = ['worship', 'sports', 'events', 'presence', 'season'];

/** Up to this share an AED that its words keep for times or for few counts as likely closed. */
const likelyClosedUpTo = 0.25;

/** Whether hours that say open are put in question by the words beside them at that part of the week. */
export function isOpenInDoubt(
  aed: Limited & { name?: string; location?: RegisteredAed['location'] },
  isAlways: boolean,
  period: Period,
): boolean {
  const { limits = [], name = '', location = {} } = aed;
  if (limits.length === 0) return false;
  if (isAlways)
    return limits.some((limit) => isTimeLimit(limit) || forFew.includes(limit) || needsSomebody.includes(limit));
  return (
    limits.some((limit) => withoutClock.includes(limit)) ||
    timeShareOf({ limits, name, location }, period) <= likelyClosedUpTo
  );
}

/** Whether its words make it likely closed at that part of the week: kept for few, or for other times. */
export function isLikelyClosed(aed: Pick<RegisteredAed, 'limits' | 'name' | 'location'>, period: Period): boolean {
  const isKept = isForFew(aed) && period !== 'working';
  return isKept || timeShareOf(aed, period) <= likelyClosedUpTo;
}
