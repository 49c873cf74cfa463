import type { DispatchMethod } from '../../../../domain/aed/aed.ts';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';

/** Who shows the way: this phone's own choice of maps, or a service by name. */
export const mapsChoices = ['phone', 'apple', 'google', 'openstreetmap'] as const;
export type MapsChoice = (typeof mapsChoices)[number];

type Way = Exclude<DispatchMethod, 'drone'>;

/** About a metre; more digits would only make the address longer. */
const degreesShown = 5;

/**
 * The address that opens maps with the way to an AED. It holds the AED's position alone: where the visitor stands is between them
 * and the maps they chose (law 6). Formats: RFC 5870; Apple's Map Links; Google's Maps URLs; openstreetmap.org/directions.
 */
export function mapsAddress(choice: MapsChoice, [longitude, latitude]: LongitudeLatitude, way: Way): string {
  const at = `${latitude.toFixed(degreesShown)},${longitude.toFixed(degreesShown)}`;
  const isOnFoot = way === 'foot';
  switch (choice) {
    case 'phone':
      // The query makes Android's maps set a pin and offer directions; a bare position only moves the map.
      return `geo:${at}?q=${at}`;
    case 'apple':
      return `https://maps.apple.com/?daddr=${at}&dirflg=${isOnFoot ? 'w' : 'd'}`;
    case 'google':
      return `https://www.google.com/maps/dir/?api=1&destination=${at}&travelmode=${isOnFoot ? 'walking' : 'driving'}`;
    case 'openstreetmap':
      return `https://www.openstreetmap.org/directions?engine=fossgis_osrm_${isOnFoot ? 'foot' : 'car'}&route=%3B${encodeURIComponent(at)}`;
  }
}

/** What most likely works on a device that has not chosen: geo links open nothing on Apple's devices and on most desktops. */
export function likelyMaps(userAgent: string): MapsChoice {
  if (/android/i.test(userAgent)) return 'phone';
  return /iphone|ipad|ipod|macintosh/i.test(userAgent) ? 'apple' : 'openstreetmap';
}

const storageKey = 'aed-maps';

/** The remembered choice, or the likely one. A browser that keeps nothing is asked nothing. */
export function rememberedMaps(): MapsChoice {
  try {
    const kept = localStorage.getItem(storageKey);
    const choice = mapsChoices.find((entry) => entry === kept);
    if (choice !== undefined) return choice;
  } catch {
    // Storage is forbidden here: the likely choice stands.
  }
  return likelyMaps(navigator.userAgent);
}

export function rememberMaps(choice: MapsChoice): void {
  try {
    localStorage.setItem(storageKey, choice);
  } catch {
    // Storage is forbidden here: the choice holds until the page is left.
  }
}

/** Opens the maps. Call it in the press itself, before anything is awaited, else the browser takes it for an advertisement. */
export function openMaps(choice: MapsChoice, position: LongitudeLatitude, way: Way): void {
  const link = document.createElement('a');
  link.href = mapsAddress(choice, position, way);
  // The phone's maps open over the page; a site opens beside it, so that the locator stays.
  if (choice !== 'phone') link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.click();
}
