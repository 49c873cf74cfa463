import type * as L from 'leaflet';
import { nearestCopy } from '../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import { currentView, toLatLng } from './leaflet-map.ts';
import type { MapView } from './map-view.ts';
import { isMotionReduced } from './motion.ts';

const flightSeconds = 1.2;

/** The copy of a place that stands nearest to the middle of the map. */
export function copyInView(map: L.Map, [longitude, latitude]: LongitudeLatitude): L.LatLng {
  return toLatLng([nearestCopy(longitude, map.getCenter().lng), latitude]);
}

export interface Flights {
  /**
   * Brings the map to a view, the short way round the world; at once where motion is unwelcome. `shift` is how far right of and below
   * the frame's middle the view's centre shall stand, in CSS pixels.
   */
  to(view: MapView, shift?: readonly [right: number, down: number]): void;
  /** Where the map stands, or will stand when it has come to rest. */
  restingView(): MapView;
  remove(): void;
}

interface Destination {
  readonly center: L.LatLng;
  readonly zoom: number;
}

/**
 * The map's journeys. Leaflet halts one at any press, between two places and two scales; here a press that turns out to be no drag lets it
 * go on, and a drag ends at a whole scale.
 */
export function createFlights(map: L.Map): Flights {
  let destination: Destination | null = null;
  let isHalted = false;

  function fly({ center, zoom }: Destination): void {
    isHalted = false;
    map.flyTo(center, zoom, { duration: flightSeconds });
    // Set last: the take-off itself is heard as another movement.
    destination = { center, zoom };
  }

  function land(): void {
    const zoom = map.getZoom();
    // A frame that changes its size on the way is no landing.
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
      const middle = map.project(copyInView(map, view.center), zoom).subtract(shift as [number, number]);
      const center = map.unproject(middle, zoom);
      // A scale between two is only ever the coarsest, to which Leaflet itself comes back from below.
      if (isMotionReduced()) map.setView(center, Math.floor(zoom), { animate: false });
      else fly({ center, zoom });
    },
    restingView() {
      if (destination === null) return currentView(map);
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
