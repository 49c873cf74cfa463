import type * as L from 'leaflet';
import { isMotionReduced } from './reduced-motion.ts';

export type MarkerActivation = 'pointer' | 'keyboard';

const inFront = 100_000;

/** Makes a marker's element work like a button, for clicks and for the Enter and space keys. */
export function listenForActivation(
  marker: L.Marker,
  element: HTMLElement,
  onActivate: (how: MarkerActivation) => void,
): void {
  marker.on('click', () => onActivate('pointer'));
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    // Without this, the map would also handle the key press, for which it has a different action.
    event.stopPropagation();
    onActivate('keyboard');
  });
}

/**
 * Brings a marker to the front when it gets the focus, and into view if it is out of view. `usualOffset` is the z-index
 * offset of the marker without the focus.
 */
export function showWhenFocused(
  map: L.Map,
  marker: L.Marker,
  element: HTMLElement,
  usualOffset: () => number = () => 0,
): void {
  element.addEventListener('focus', () => {
    marker.setZIndexOffset(inFront);
    if (element.matches(':focus-visible')) {
      map.panInside(marker.getLatLng(), { padding: [56, 56], animate: !isMotionReduced() });
    }
  });
  element.addEventListener('blur', () => marker.setZIndexOffset(usualOffset()));
}
