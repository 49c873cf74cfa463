import * as L from 'leaflet';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import { mapFrameText } from './frame-text.ts';
import { coarsestZoom, finestZoom, type MapView } from './map-view.ts';
import { isMotionReduced } from './motion.ts';

/** Web Mercator ends here; east and west have no end, the world is repeated. */
const worldBounds = L.latLngBounds([-85.0511, -36000], [85.0511, 36000]);

export const toLatLng = ([longitude, latitude]: LongitudeLatitude) => L.latLng(latitude, longitude);

/** The view as it can be stored: in the world copy between -180 and 180 degrees. */
export function currentView(map: L.Map): MapView {
  const center = map.getCenter().wrap();
  return { center: [center.lng, center.lat], zoom: map.getZoom() };
}

/**
 * An empty map with its controls. The wheel scrolls the page until the visitor has turned to the map. A start coarser than `coarsest` is
 * shown at that.
 */
export function createLeafletMap(container: HTMLElement, start: MapView, coarsest: number = coarsestZoom): L.Map {
  const isStill = isMotionReduced();
  const map = L.map(container, {
    center: toLatLng(start.center),
    zoom: start.zoom,
    minZoom: coarsest,
    maxZoom: finestZoom,
    maxBounds: worldBounds,
    maxBoundsViscosity: 1,
    // A press of 600 ms is a hold, one that strays more than 15 px is no tap.
    tapHold: true,
    tapTolerance: 15,
    scrollWheelZoom: false,
    zoomControl: false,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
  });
  if (isStill) map.panBy = (offset) => L.Map.prototype.panBy.call(map, offset, { animate: false });
  map.attributionControl.setPrefix(false);
  // Names of rights, in English on every page.
  map.attributionControl.getContainer()?.setAttribute('dir', 'ltr');
  L.control
    .zoom({ position: 'topright', zoomInTitle: mapFrameText.zoomIn, zoomOutTitle: mapFrameText.zoomOut })
    .addTo(map);
  letWheelZoomWhenAttended(map);
  writeViewInto(map);
  return map;
}

function letWheelZoomWhenAttended(map: L.Map): void {
  const container = map.getContainer();
  container.addEventListener('pointerdown', () => map.scrollWheelZoom.enable());
  container.addEventListener('focusin', () => map.scrollWheelZoom.enable());
  container.addEventListener('mouseleave', () => map.scrollWheelZoom.disable());
}

/** The view as data attributes: for anyone who debugs the page. */
function writeViewInto(map: L.Map): void {
  const write = () => {
    const { center, zoom } = currentView(map);
    map.getContainer().dataset.zoom = String(zoom);
    map.getContainer().dataset.center = center.map((degrees) => degrees.toFixed(3)).join(',');
  };
  map.on('moveend zoomend', write);
  write();
}

/** The frame follows the window; Leaflet itself hears only of the window's own changes. Returns how to stop. */
export function followFrame(map: L.Map): () => void {
  const container = map.getContainer();
  const observer = new ResizeObserver(() => {
    // Only for a true change: Leaflet rounds its centre to a pixel each time.
    const isSame = map.getSize().equals([container.clientWidth, container.clientHeight]);
    if (!isSame) map.invalidateSize({ animate: false });
  });
  observer.observe(container);
  return () => observer.disconnect();
}
