import type * as L from 'leaflet';
import { nearestEquivalentLongitude } from '../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import { readCurrentView, toLatLng } from './leaflet-map.ts';
import type { MapView } from './map-view.ts';
import { isMotionReduced } from './reduced-motion.ts';

const flightSeconds = 1.2;

/** Returns the copy of a position that is nearest to the map's centre, because the map repeats the world. */
export function findNearestWorldCopy(map: L.Map, [longitude, latitude]: LongitudeLatitude): L.LatLng {
  return toLatLng([nearestEquivalentLongitude(longitude, map.getCenter().lng), latitude]);
}

export interface MapAnimations {
  /**
   * Animates the map to a view by the shortest way, or moves it at once if the visitor prefers reduced motion. `shift`
   * says how far the view's centre is to the right of the frame's centre and below it, in CSS pixels.
   */
  to(view: MapView, shift?: readonly [right: number, down: number]): void;
  /** Returns the map's view, or the target view of a running animation. */
  restingView(): MapView;
  remove(): void;
}

interface Destination {
  readonly center: L.LatLng;
  readonly zoom: number;
}

/**
 * Creates the animations of a map. Leaflet alone would stop an animation at any click or touch, halfway between two
 * views. Here the animation continues unless the visitor drags or zooms the map, and afterwards the zoom is an integer.
 */
export function createMapAnimations(map: L.Map): MapAnimations {
  let destination: Destination | null = null;
  let isHalted = false;

  function fly({ center, zoom }: Destination): void {
    isHalted = false;
    map.flyTo(center, zoom, { duration: flightSeconds });
    // The destination is set after `flyTo`, because the start of the animation fires a move event that would clear it.
    destination = { center, zoom };
  }

  function land(): void {
    const zoom = map.getZoom();
    // A resize also fires a 'moveend' event, but does not end the animation.
    if (destination !== null && destination.zoom !== zoom) return;
    destination = null;
    if (!Number.isInteger(zoom) && zoom > map.getMinZoom()) map.setZoom(Math.round(zoom));
  }
  const giveWay = () => {
    destination = null;
  };
  const halt = () => {
    isHalted = destination !== null;
  };
  const goOn = () => {
    if (isHalted && destination !== null) fly(destination);
  };
  const presses = new AbortController();
  const { signal } = presses;
  map.getContainer().addEventListener('pointerdown', halt, { signal });
  document.addEventListener('pointerup', goOn, { signal });
  document.addEventListener('pointercancel', goOn, { signal });
  map.on('dragstart zoomstart', giveWay);
  map.on('moveend', land);

  return {
    to(view, shift = [0, 0]) {
      const zoom = Math.max(view.zoom, map.getMinZoom());
      const middle = map.project(findNearestWorldCopy(map, view.center), zoom).subtract(shift as [number, number]);
      const center = map.unproject(middle, zoom);
      // Leaflet allows a fraction only as the coarsest zoom. If that zoom is rounded down, Leaflet returns to it by
      // itself.
      if (isMotionReduced()) map.setView(center, Math.floor(zoom), { animate: false });
      else fly({ center, zoom });
    },
    restingView() {
      if (destination === null) return readCurrentView(map);
      const { lat, lng } = destination.center.wrap();
      return { center: [lng, lat], zoom: destination.zoom };
    },
    remove() {
      presses.abort();
      map.off('dragstart zoomstart', giveWay);
      map.off('moveend', land);
    },
  };
}
