import type * as L from 'leaflet';
import { isMotionReduced } from './reduced-motion.ts';

export type Activation = 'pointer' | 'keyboard';

const inFront = 100_000;

/** Makes a marker's element a full button: for the pointer, and for Enter and space. */
export function listenForActivation(
  marker: L.Marker,
  element: HTMLElement,
  onActivate: (how: Activation) => void,
): void {
  marker.on('click', () => onActivate('pointer'));
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    // Enter on the map itself has another meaning.
    event.stopPropagation();
    onActivate('keyboard');
  });
}

/** A focused marker comes to the front, and into view from beyond the edge. `usualOffset` is its normal z-offset. */
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
