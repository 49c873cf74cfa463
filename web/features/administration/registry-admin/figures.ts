/** Whole numbers with their thousands apart. */
export const figure = (value: number) => value.toLocaleString('en-GB');

export const megabytes = (bytes: number) => {
  const millions = bytes / 1e6;
  return millions < 10 ? millions.toFixed(1) : figure(Math.round(millions));
};

/** The size of a file, in the unit a person would say. */
export const fileSize = (bytes: number) =>
  bytes < 1e6 ? `${figure(Math.ceil(bytes / 1000))} kB` : `${megabytes(bytes)} MB`;

export const percent = (share: number) => `${Math.floor(share * 100)} %`;

/** Whole days from a day to today; null if there is no day. */
export function daysSince(day: string | null, now: Date): number | null {
  const time = day === null ? Number.NaN : Date.parse(day);
  return Number.isNaN(time) ? null : Math.max(0, Math.floor((now.getTime() - time) / 86_400_000));
}
