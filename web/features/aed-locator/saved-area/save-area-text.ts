import { formatMeasure, formatNumber } from '../../../languages/format.ts';
import { inLanguage } from '../../../languages/localize-text.ts';

const aeds = (count: number) => (count === 1 ? '1 AED' : `${formatNumber(count)} AEDs`);
const cells = (count: number) => (count === 1 ? '1 map square' : `${count} map squares`);

/** Texts about saving an area for offline use. */
export const saveAreaText = inLanguage('saveAreaText', {
  title: 'Use offline',
  keep: 'Save this area offline',
  offer: (aedCount: number, size: string) =>
    `${aeds(aedCount)} within a little over 25 km: about ${size}. You can then find the nearest AED offline.`,
  withStreets: (size: string) => `With the streets within 10 km, to show routes offline: about ${size} more.`,
  lost: 'Your browser has deleted the saved area. Save it again.',
  privacy: 'Saved on this device only. The server sees which map squares are downloaded, never where you are.',
  keeping: (done: number, total: number) => (total === 0 ? 'Saving…' : `Saving ${done} of ${cells(total)}`),
  kept: (cellCount: number, aedCount: number, day: string) =>
    `Saved: ${aeds(aedCount)} in ${cells(cellCount)}, on ${day}`,
  remove: 'Remove',
  failed: {
    network: 'Not saved: the connection was lost. Try again where the signal is better.',
    full: 'Not saved: this device has no space left. Free some space and try again.',
    site: 'Not saved: this browser, or this private window, cannot store pages for offline use. Try another browser.',
    remove: "Not removed: the browser refused, so the area is still saved. Try again, or clear this site's data.",
  },
});

/** Formats a number of bytes: in kB rounded to tens, or in MB with one decimal. */
export function formatSize(bytes: number): string {
  if (bytes >= 995_000) return formatMeasure(bytes / 1_000_000, 'megabyte', 1);
  return formatMeasure(Math.max(10, Math.round(bytes / 10_000) * 10), 'kilobyte', 0);
}
