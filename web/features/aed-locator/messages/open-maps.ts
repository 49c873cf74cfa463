import type { DispatchMethod } from '../../../../domain/aed/aed.ts';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';

/** The map applications that a visitor can choose: the phone's own one, or a named service. */
export const mapsApps = ['phone', 'apple', 'google', 'openstreetmap'] as const;
export type MapsApp = (typeof mapsApps)[number];

type TravelMode = Exclude<DispatchMethod, 'drone'>;

/** The number of decimal places of coordinates in a URL. Five places are accurate to about a metre. */
const coordinateDecimals = 5;

/**
 * Returns the URL that opens a map application with the route to an AED. It contains only the AED's position, so the
 * visitor's own position is known only to the chosen application. The formats are those of RFC 5870, Apple's Map Links,
 * Google's Maps URLs and openstreetmap.org/directions.
 */
export function buildDirectionsUrl(app: MapsApp, [longitude, latitude]: LongitudeLatitude, mode: TravelMode): string {
  const at = `${latitude.toFixed(coordinateDecimals)},${longitude.toFixed(coordinateDecimals)}`;
  const isOnFoot = mode === 'foot';
  switch (app) {
    case 'phone':
      // With the query, map applications on Android set a pin and offer directions. Without it, they only move the map.
      return `geo:${at}?q=${at}`;
    case 'apple':
      return `https://maps.apple.com/?daddr=${at}&dirflg=${isOnFoot ? 'w' : 'd'}`;
    case 'google':
      return `https://www.google.com/maps/dir/?api=1&destination=${at}&travelmode=${isOnFoot ? 'walking' : 'driving'}`;
    case 'openstreetmap':
      return `https://www.openstreetmap.org/directions?engine=fossgis_osrm_${isOnFoot ? 'foot' : 'car'}&route=%3B${encodeURIComponent(at)}`;
  }
}

/** Returns a choice that works on the device. A geo: link does nothing on Apple's devices and on most desktops. */
export function detectMapsApp(userAgent: string): MapsApp {
  if (/android/i.test(userAgent)) return 'phone';
  return /iphone|ipad|ipod|macintosh/i.test(userAgent) ? 'apple' : 'openstreetmap';
}

const storageKey = 'aed-maps';

/** Returns the visitor's stored choice, or the default if there is none or if storage is blocked. */
export function readMapsApp(): MapsApp {
  try {
    const kept = localStorage.getItem(storageKey);
    const app = mapsApps.find((entry) => entry === kept);
    if (app !== undefined) return app;
  } catch {
    // If storage is blocked, the default is used.
  }
  return detectMapsApp(navigator.userAgent);
}

export function saveMapsApp(app: MapsApp): void {
  try {
    localStorage.setItem(storageKey, app);
  } catch {
    // If storage is blocked, the choice lasts until the visitor leaves the page.
  }
}

/**
 * Opens the route in the chosen map application. This must be called in an event handler before any await, because the
 * browser would otherwise block it as a pop-up.
 */
export function openDirections(app: MapsApp, position: LongitudeLatitude, mode: TravelMode): void {
  const link = document.createElement('a');
  link.href = buildDirectionsUrl(app, position, mode);
  // The phone's own application opens over the page. A website opens in a new tab, so that the locator stays open.
  if (app !== 'phone') link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.click();
}
