/** Formats an integer with thousands separators. */
export const formatInteger = (value: number) => value.toLocaleString('en-GB');

export const formatMegabytes = (bytes: number) => {
  const millions = bytes / 1e6;
  return millions < 10 ? millions.toFixed(1) : formatInteger(Math.round(millions));
};

/** Formats a file size with a suitable unit. */
export const formatFileSize = (bytes: number) =>
  bytes < 1e6 ? `${formatInteger(Math.ceil(bytes / 1000))} kB` : `${formatMegabytes(bytes)} MB`;

export const formatWholePercent = (share: number) => `${Math.floor(share * 100)}%`;

/** Returns the number of whole days from a date to today, or null if there is no date. */
export function countDaysSince(day: string | null, now: Date): number | null {
  const time = day === null ? Number.NaN : Date.parse(day);
  return Number.isNaN(time) ? null : Math.max(0, Math.floor((now.getTime() - time) / 86_400_000));
}
