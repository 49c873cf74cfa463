import { addDays, type CivilDate } from '../domain/aed/opening-week.ts';

const dayOf = (year = '', month = '', day = ''): CivilDate | null => {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` as CivilDate;
  // The 30th of February is read as a day of March.
  return !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text ? text : null;
};

/**
 * The day a text begins with: 2025-07-21, 2025/7/21, 2025年7月21日, 21.7.2025, and 21/7/2025 where the first number can be no
 * month. A month counts from its first day. Null for anything else: 7/6/2025 is two days, one on each side of the Atlantic.
 */
export function dayIn(text: string): CivilDate | null {
  const trimmed = text.normalize('NFKC').trim();
  const [, year, month, day] = /^(\d{4})[-/.年](\d{1,2})(?:[-/.月](\d{1,2}))?/.exec(trimmed) ?? [];
  if (year) return dayOf(year, month, day ?? '1');
  const [, first, mark, second, last] = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})/.exec(trimmed) ?? [];
  return last && (mark !== '/' || Number(first) > 12) ? dayOf(last, second, first) : null;
}
