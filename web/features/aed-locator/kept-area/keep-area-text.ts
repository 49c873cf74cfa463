import { inLanguage } from '../../../languages/in-language.ts';
import { writtenMeasure } from '../../../languages/written.ts';

const aeds = (count: number) => (count === 1 ? '1 AED' : `${count.toLocaleString('en')} AEDs`);
const cells = (count: number) => (count === 1 ? '1 cell' : `${count} cells`);

/** What the visitor reads about keeping an area. */
export const keepAreaText = inLanguage('keepAreaText', {
  title: 'Without a network',
  keep: 'Keep this area offline',
  offer: (aedCount: number, size: string) =>
    `The ${aeds(aedCount)} of the register around here, 25 km and a little more: about ${size}. Finding the nearest then needs no network.`,
  withStreets: (size: string) => `With the streets within 10 km, to be led without a network: about ${size} more.`,
  lost: 'The browser has removed the area that was kept on this device. Keep it again.',
  privacy:
    'Kept on this device only. The server sees which squares of the map are fetched, never where you stand. When a newer register is published they are fetched again.',
  keeping: (done: number, total: number) => (total === 0 ? 'Keeping…' : `Keeping ${done} of ${cells(total)}`),
  kept: (cellCount: number, aedCount: number, day: string) => `Kept: ${cells(cellCount)}, ${aeds(aedCount)}, on ${day}`,
  remove: 'Remove',
  failed: {
    network: 'The area is not kept: the network broke off. Nothing is lost; try again where the connection is better.',
    full: 'The area is not kept: this device has no room left for it. Free some space and try again.',
    site: 'The area is not kept: this browser does not let a page work without a network. A private window never does.',
    remove:
      'The area is not removed: the browser refused, and it is still kept. Try again, or clear the data of this site.',
  },
});

/** Bytes as a person reads them: tens of kB, then tenths of MB. */
export function sizeWords(bytes: number): string {
  if (bytes >= 995_000) return writtenMeasure(bytes / 1_000_000, 'megabyte', 1);
  return writtenMeasure(Math.max(10, Math.round(bytes / 10_000) * 10), 'kilobyte', 0);
}
