/**
 * Calculates when an AED is open from hours that a person has transcribed, without sharing code with the importer under
 * test. An example of the notation is "12345 0800-1200 1300-1700; 6 0900-1200; 0 off". Days are 1 (Monday) to 7, and 0
 * is a public holiday. Times may run to 4800. "off" means closed, and "?" means that the text does not say.
 * "0800-1700?" means that the AED may be open then. "0901-0630: 12345 0800-1600" applies in a season, and a rule
 * without a season applies outside all seasons. "always" and "?" may stand alone.
 */
export type ExpectedState = 'open' | 'closed' | 'unknown';

interface JudgedRule {
  readonly season: readonly [from: string, to: string] | null;
  readonly days: string;
  readonly times: readonly string[];
}

function parseRule(text: string): JudgedRule {
  const [, from, to, said = ''] = /^(?:(\d{4})-(\d{4}): )?(.+)$/.exec(text) ?? [];
  const [days = '', ...times] = said.split(' ');
  if (!/^[0-7]+$/.test(days) || times.length === 0 || !times.every((time) => /^(\d{4}-\d{4}\??|off|\?)$/.test(time))) {
    throw new Error(`Got "${text}", expected days and times as "12345 0800-1600".`);
  }
  return { season: from && to ? [from, to] : null, days, times };
}

const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(2));

function isIn([from, to]: readonly [string, string], monthDay: string): boolean {
  return from <= to ? from <= monthDay && monthDay <= to : monthDay >= from || monthDay <= to;
}

function holdingOn(rules: readonly JudgedRule[], date: string): JudgedRule[] {
  const monthDay = date.slice(5).replace('-', '');
  const seasonal = rules.filter((rule) => rule.season && isIn(rule.season, monthDay));
  return seasonal.length > 0 ? seasonal : rules.filter((rule) => rule.season === null);
}

function stateIn(rules: readonly JudgedRule[], day: string, minute: number): ExpectedState {
  const times = rules.filter((rule) => rule.days.includes(day)).flatMap((rule) => rule.times);
  if (times.includes('?')) return 'unknown';
  const now = times.filter((time) => {
    const [from = 0, to = 0] = time.replace('?', '').split('-').map(minutes);
    return time !== 'off' && from <= minute && minute < to;
  });
  if (now.length === 0) return 'closed';
  return now.every((time) => time.endsWith('?')) ? 'unknown' : 'open';
}

function weekday(date: string, daysBefore = 0): string {
  return String(((new Date(`${date}T12:00:00Z`).getUTCDay() + 13 - daysBefore) % 7) + 1);
}

/**
 * Returns the expected state at a minute of a day. A holiday without its own rule has the hours of its weekday. If
 * weekdays have different hours, "open" becomes "unknown" on such a holiday.
 */
export function computeExpectedState(
  expectedHours: string,
  date: string,
  minute: number,
  isHoliday: boolean,
): ExpectedState {
  if (expectedHours === '?') return 'unknown';
  if (expectedHours === 'always') return 'open';
  const rules = holdingOn(expectedHours.split('; ').map(parseRule), date);
  const isSaid = isHoliday && rules.some((rule) => rule.days.includes('0'));
  const now = stateIn(rules, isSaid ? '0' : weekday(date), minute);
  // Yesterday's hours may extend past midnight into today. Yesterday's unknown hours do not make today's state unknown.
  const isOpenSinceYesterday = now === 'closed' && stateIn(rules, weekday(date, 1), minute + 1440) === 'open';
  const state = isOpenSinceYesterday ? 'open' : now;
  const differsByWeekday = rules.some(({ days }) => !/^0?1234567$/.test(days));
  return state === 'open' && isHoliday && !isSaid && differsByWeekday ? 'unknown' : state;
}

/** Returns the minutes of a day at which the expected state may change, each together with the minute before it. */
export function listExpectedStateChanges(expectedHours: string): number[] {
  const clocks = [...expectedHours.matchAll(/ (\d{4})-(\d{4})/g)].flatMap(([, from = '', to = '']) => [from, to]);
  return clocks.flatMap((clock) => [(minutes(clock) + 1439) % 1440, minutes(clock) % 1440]);
}
