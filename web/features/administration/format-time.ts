const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/**
 * Formats a time in the administrator's time zone, such as "1 Mar 2026, 13:30". A text that is not a valid time is
 * returned unchanged.
 */
export function formatTime(iso: string): string {
  const time = new Date(iso);
  return Number.isNaN(time.getTime()) ? iso : format.format(time);
}
