const aeds = (count: number) => (count === 1 ? '1 AED' : `${count.toLocaleString('en')} AEDs`);
const cells = (count: number) => (count === 1 ? '1 cell' : `${count} cells`);

/** What the visitor reads about keeping an area, and about dispatches that wait for the network. */
export const keepAreaText = {
  title: 'Without a network',
  keep: 'Keep this area offline',
  offer: (aedCount: number, size: string) =>
    `The ${aeds(aedCount)} of the register around here, 25 km and a little more: about ${size}. Finding the nearest then needs no network.`,
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
  queue: {
    title: 'Dispatches that are not logged yet',
    waiting: (count: number) =>
      count === 1
        ? '1 dispatch waits to be logged. It is sent by itself once there is a network.'
        : `${count} dispatches wait to be logged. They are sent by themselves once there is a network.`,
    delivered: (count: number) =>
      count === 1 ? '1 dispatch that waited is logged now.' : `${count} dispatches that waited are logged now.`,
    ofOthers: (count: number) =>
      count === 1
        ? '1 dispatch of another account waits on this device until that account signs in.'
        : `${count} dispatches of other accounts wait on this device until those accounts sign in.`,
    refused: (aedName: string, reason: string) =>
      `The dispatch to ${aedName} is not logged and will not be sent again. The server says: ${reason}`,
    dismiss: 'Dismiss',
    notDismissed: 'The note could not be dismissed',
    notDismissedHint: 'It stays until the browser can write to its storage. Please try again.',
  },
} as const;

/** Bytes as a person reads them: tens of kB, then tenths of MB. */
export function sizeWords(bytes: number): string {
  if (bytes >= 995_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${Math.max(10, Math.round(bytes / 10_000) * 10)} kB`;
}

/** "21 November 2026", by the visitor's own calendar day. */
export function dayWords(isoTime: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(isoTime));
}
