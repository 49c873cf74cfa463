import { formatDay, formatRelativeTime } from '../../../languages/format.ts';
import { checkedText as text } from './registry-text.ts';

const dayMs = 86_400_000;

/**
 * How long ago an AED was checked, in words that follow 'Verified'. The register gives a day, a month or a year; a day in the
 * future is told as it is written.
 */
export function checkedWords(checked: string, now: Date): string {
  const [year = '', month, day] = checked.split('-');
  if (month === undefined) return text.inYear(year);
  if (day === undefined)
    return text.inMonth(
      formatDay(new Date(`${checked}-01T00:00:00Z`), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    );
  const days = Math.floor(now.getTime() / dayMs) - Date.parse(`${checked}T00:00:00Z`) / dayMs;
  // Today begins earlier in the east than by the clock of Greenwich.
  if (!(days >= -1)) return text.on(checked);
  if (days < 1) return text.today;
  if (days < 14) return formatRelativeTime(days, 'day');
  if (days < 60) return formatRelativeTime(Math.floor(days / 7), 'week');
  if (days < 730) return formatRelativeTime(Math.floor(days / 30.44), 'month');
  return formatRelativeTime(Math.floor(days / 365.25), 'year');
}
