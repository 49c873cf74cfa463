/** A time of day and how it was written. */
export interface TimeToken {
  readonly kind: 'time';
  /** Minutes from midnight. A value above 1440 is on the next day. */
  readonly minute: number;
  /** Whether the time was written with "am" or "pm". */
  readonly isMarked: boolean;
  /** Whether only a 24-hour clock has this hour: 0, or 13 and above. */
  readonly is24Hour: boolean;
  /** Whether the hour has a leading zero, as in "08", which is unusual on a 12-hour clock. */
  readonly isPadded: boolean;
  /** Whether the time is "12 pm", which usually means noon but sometimes midnight. */
  readonly isTwelvePm?: boolean;
}

/** Creates the time for a word such as "noon", which is as unambiguous as a time with "am" or "pm". */
export const createNamedTime = (minute: number): TimeToken => ({
  kind: 'time',
  minute,
  isMarked: true,
  is24Hour: true,
  isPadded: false,
});

const clock =
  /^(?:(\d{1,2})([:.])(\d{2})(?::00)?|(\d{1,2})(?:h| h |u)(\d{2})|(\d{1,2}) ?(?:時|时|点|點|시)(?: ?(\d{2}) ?(?:分|분)|(半|반)|整)?|(\d{2})(\d{2})|(\d{1,2}))(?![:.]?\d)/;
const halfOfDay = /^\s?(?:(a)|(p))\.?\s?m\b\.?/i;
const halfBefore = /^(?:(午前|上午|오전)|(午後|下午|오후)) ?/;

/** Whether a time may be a date instead, as "8.10" may be 8 October. */
const mayBeDate = (hour: number, minute: number) => hour >= 1 && minute >= 1 && minute <= 12;

/**
 * The latest time that is accepted. It is after midnight, because an opening_hours tag may write 25:00 for 1 a.m. on
 * the next day.
 */
const latestMinute = 28 * 60;

function timeOf(hour: number, minute: number, half: 'a' | 'p' | null, isPadded: boolean): TimeToken | null {
  if (minute > 59 || hour * 60 + minute > latestMinute) return null;
  if (half === null)
    return { kind: 'time', minute: hour * 60 + minute, isMarked: false, is24Hour: hour === 0 || hour > 12, isPadded };
  // Writers often confuse 12 am and 12 pm, so 12 am is rejected here, and an end at 12 pm is doubted in
  // ambiguous-hours.ts.
  if (hour < 1 || hour > 12 || (hour === 12 && half === 'a')) return null;
  return {
    kind: 'time',
    minute: ((hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute,
    isMarked: true,
    is24Hour: true,
    isPadded,
    isTwelvePm: hour === 12 && minute === 0,
  };
}

interface ClockText {
  readonly hour: number;
  readonly minute: number;
  readonly isPadded: boolean;
  readonly sign: string | undefined;
  readonly isFourDigits: boolean;
  readonly length: number;
}

function readClock(text: string): ClockText | null {
  const found = clock.exec(text);
  if (!found) return null;
  const [whole, h1, sign, m1, h2, m2, h3, m3, halfHour, h4, m4, h5] = found;
  const hour = Number(h1 ?? h2 ?? h3 ?? h4 ?? h5);
  const minute = halfHour ? 30 : Number(m1 ?? m2 ?? m3 ?? m4 ?? 0);
  const isPadded = /^0\d/.test(h1 ?? h4 ?? h5 ?? '');
  return { hour, minute, isPadded, sign, isFourDigits: h4 !== undefined, length: whole.length };
}

/** Whether the digits of a time are probably something else: "8.10" may be a date, and "2024" a year. */
const mayBeOther = ({ hour, minute, sign, isFourDigits }: ClockText) =>
  (sign === '.' && mayBeDate(hour, minute)) || (isFourDigits && minute % 5 !== 0);

/** A time parsed from the start of a text. */
interface ReadTime {
  readonly time: TimeToken;
  /** Number of characters of the text that the time takes up. */
  readonly length: number;
  /** Whether the time is written as in OpenStreetMap's opening_hours tag. */
  readonly isTag: boolean;
}

/** Parses the time of day at the start of a text. Null if its digits are not a time, or are ambiguous. */
export function parseClockTime(text: string): ReadTime | null {
  const [before = '', beforeAm, beforePm] = halfBefore.exec(text) ?? [];
  const read = readClock(text.slice(before.length));
  if (!read || mayBeOther(read)) return null;
  const [after = '', am, pm] = halfOfDay.exec(text.slice(before.length + read.length)) ?? [];
  const half = (beforeAm ?? am) ? 'a' : (beforePm ?? pm) ? 'p' : null;
  const time = timeOf(read.hour, read.minute, half, read.isPadded);
  const length = before.length + read.length + after.length;
  return time && { time, length, isTag: read.sign === ':' && half === null };
}
