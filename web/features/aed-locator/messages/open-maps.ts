import type { DispatchMethod } from '../../../../domain/aed/aed.ts';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';

/** The maps to use: the phone's own default, or a named service. */
export const mapsApps = ['phone', 'apple', 'google', 'openstreetmap'] as const;
export type MapsApp = (typeof mapsApps)[number];

type Way = Exclude<DispatchMethod, 'drone'>;

/** Digits of a coordinate in a URL: accurate to about a metre. */
const degreesShown = 5;

/**
 * The URL that opens maps with the route to an AED. It contains only the AED's position: the visitor's stays between
 * them and the chosen maps (law 6). Formats: RFC 5870; Apple's Map Links; Google's Maps URLs;
 * openstreetmap.org/directions.
 */
export function directionsUrl(choice: MapsApp, [longitude, latitude]: LongitudeLatitude, way: Way): string {
  const at = `${latitude.toFixed(degreesShown)},${longitude.toFixed(degreesShown)}`;
  const isOnFoot = way === 'foot';
  switch (choice) {
    case 'phone':
      // With the query, Android's maps set a pin and offer directions; a bare position only moves the map.
      return `geo:${at}?q=${at}`;
    case 'apple':
      return `https://maps.apple.com/?daddr=${at}&dirflg=${isOnFoot ? 'w' : 'd'}`;
    case 'google':
      return `https://www.google.com/maps/dir/?api=1&destination=${at}&travelmode=${isOnFoot ? 'walking' : 'driving'}`;
    case 'openstreetmap':
      return `https://www.openstreetmap.org/directions?engine=fossgis_osrm_${isOnFoot ? 'foot' : 'car'}&route=%3B${encodeURIComponent(at)}`;
  }
}

/** A choice that works on the device: geo: links open nothing on Apple's devices and most desktops. */
export function defaultMapsApp(userAgent: string): MapsApp {
  if (/android/i.test(userAgent)) return 'phone';
  return /iphone|ipad|ipod|macintosh/i.test(userAgent) ? 'apple' : 'openstreetmap';
}

const storageKey = 'aed-maps';

/** The stored choice of maps, or the default if none is stored or storage is blocked. */
export function readMapsApp(): MapsApp {
  try {
    const kept = localStorage.getItem(storageKey);
    const choice = mapsApps.find((entry) => entry === kept);
    if (choice !== undefined) return choice;
  } catch {
    // Storage is blocked: the default applies.
  }
  return defaultMapsApp(navigator.userAgent);
}

export function saveMapsApp(choice: MapsApp): void {
  try {
    localStorage.setItem(storageKey, choice);
  } catch {
    // Storage is blocked: the choice lasts until the page is left.
  }
}

/**
 * Opens the route in the chosen maps. Call it in the event handler before any await, or the browser blocks it as a
 * pop-up.
 */
export function openDirections(choice: MapsApp, position: LongitudeLatitude, way: Way): void {
  const link = document.createElement('a');
  link.href = directionsUrl(choice, position, way);
  // The phone's maps open over the page; a site opens in a new tab, so that the locator stays.
  if (choice !== 'phone') link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.click();
}
