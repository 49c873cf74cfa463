import { addDays, type CivilDate } from '../domain/aed/opening-week.ts';

const dayOf = (year = '', month = '', day = ''): CivilDate | null => {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` as CivilDate;
  // What is no date of ISO 8601, as 0005-23-01, some readers of dates take for another one.
  if (Number.isNaN(Date.parse(`${text}T00:00Z`))) return null;
  // The 30th of February is read as a day of March.
  return addDays(text, 0) === text ? text : null;
};

/** How spreadsheets number days: 1 January 1970 is 25,569. From 2009 to 2050, in five digits, as AEDs are checked. */
const dayNumbers = { epoch: 25_569, from: 40_000, to: 55_000 } as const;

function numberedDay(text: string): CivilDate | null {
  const number = Number(/^(\d{5})(?:[.,]\d+)?$/.exec(text)?.[1] ?? 0);
  if (number < dayNumbers.from || number > dayNumbers.to) return null;
  return addDays('1970-01-01', number - dayNumbers.epoch);
}

/**
 * The day a text begins with: 2025-07-21, 2025/7/21, 2025年7月21日, 21.7.2025, 21/7/2025 where the first number can be no
 * month, 12/2025, and 46275, as a spreadsheet numbers days. A month counts from its first day. Null for anything else: 7/6/2025 is two days, one on each side of the Atlantic.
 */
export function dayIn(text: string): CivilDate | null {
  const trimmed = text.normalize('NFKC').trim();
  const [, year, month, day] = /^(\d{4})[-/.年](\d{1,2})(?:[-/.月](\d{1,2}))?/.exec(trimmed) ?? [];
  if (year) return dayOf(year, month, day ?? '1');
  const numbered = numberedDay(trimmed);
  if (numbered) return numbered;
  const [, ofYear, itsYear] = /^(\d{1,2})[./-](\d{4})$/.exec(trimmed) ?? [];
  if (itsYear) return dayOf(itsYear, ofYear, '1');
  const [, first, mark, second, last] = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})/.exec(trimmed) ?? [];
  return last && (mark !== '/' || Number(first) > 12) ? dayOf(last, second, first) : null;
}
