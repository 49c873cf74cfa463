import type { Expiry } from '../domain/aed/aed-registry.ts';
import { addDays, type CivilDate } from '../domain/aed/opening-week.ts';
import { dayIn } from './day-in.ts';
import type { Doubt } from './doubts/doubt.ts';

/** Days outside these years stand for "none" in registers: 1900-01-01, 9999-12-31. */
const years = { from: '2000', to: '2099' } as const;

/** The last day of a month or a year, "2027-02" or "2027". */
function endOf(year: string, month = '12'): CivilDate | null {
  const first = dayIn(`${year}-${month}-01`);
  return first === null ? null : addDays(`${addDays(first, 31).slice(0, 7)}-01` as CivilDate, -1);
}

/** The last good day that one text names: of a month or a year alone its last day. Null where it names none. */
function lastDayIn(text: string): CivilDate | null {
  const [, year, month] = /^(\d{4})(?:[-/.年](\d{1,2}))?[年月]?$/.exec(text) ?? [];
  const [, monthFirst, yearLast] = /^(\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  const day = year ? endOf(year, month) : yearLast ? endOf(yearLast, monthFirst) : dayIn(text);
  return day !== null && day >= years.from && day <= `${years.to}-12-31` ? day : null;
}

/** The earliest day that a register's words name: several columns fill one tag, as of pads for adults and for children. */
function earliestIn(text: string): CivilDate | null {
  const days = text
    .normalize('NFKC')
    .split(/[\s,;|]+/)
    .flatMap((word) => lastDayIn(word) ?? []);
  return days.sort()[0] ?? null;
}

interface ReadExpiry {
  readonly expires: Expiry | undefined;
  readonly doubts: readonly Doubt[];
}

const parts = ['pads', 'battery'] as const;

/** When the pads and the battery of an AED expire, from the tags `pads:expiry` and `battery:expiry`, with what of it names no day. */
export function expiryOf(tags: Readonly<Record<string, string>>): ReadExpiry {
  const said = parts.map((part) => {
    const text = tags[`${part}:expiry`]?.trim() ?? '';
    return { part, text, day: earliestIn(text) };
  });
  const known = said.flatMap(({ part, day }) => (day === null ? [] : [[part, day] as const]));
  return {
    expires: known.length > 0 ? Object.fromEntries(known) : undefined,
    doubts: said
      .filter(({ text, day }) => text !== '' && day === null)
      .map(({ part, text }) => ({
        kind: 'day of expiry',
        reason: `the expiry date of its ${part} is none, or may be two days: "${text.slice(0, 40)}"`,
      })),
  };
}
