import { finestZoom, type MapView } from '../map-view.ts';

const storageKey = 'map-position';

/**
 * Saves the view for the visitor's return from a profile. Without session storage the map opens at its default view on
 * return, so no error message is needed.
 */
export function saveMapView(view: MapView): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(view));
  } catch (cause) {
    console.warn('The map position could not be saved; the map will open at its default view.', cause);
  }
}

/**
 * Reads the saved view. Returns null if there is none or if it is invalid, because anything may have written to session
 * storage.
 */
export function readSavedMapView(): MapView | null {
  try {
    return parseView(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
  } catch {
    return null;
  }
}

export function clearSavedMapView(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Without storage there is nothing to clear.
  }
}

function parseView(value: unknown): MapView | null {
  if (typeof value !== 'object' || value === null || !('center' in value) || !('zoom' in value)) return null;
  const { center, zoom } = value;
  if (!Array.isArray(center) || center.length !== 2) return null;
  const [longitude, latitude] = center;
  if (!isWithin(longitude, -180, 180) || !isWithin(latitude, -90, 90)) return null;
  return isWithin(zoom, 0, finestZoom) ? { center: [longitude, latitude], zoom } : null;
}

function isWithin(value: unknown, lowest: number, highest: number): value is number {
  return typeof value === 'number' && value >= lowest && value <= highest;
}
