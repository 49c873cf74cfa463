import * as L from 'leaflet';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import { mapFrameText } from './map-frame-text.ts';
import { coarsestZoom, finestZoom, type MapView } from './map-view.ts';
import { isMotionReduced } from './reduced-motion.ts';

/**
 * Limits of the Web Mercator projection. East and west are practically unlimited, because the map repeats the world.
 */
const worldBounds = L.latLngBounds([-85.0511, -36000], [85.0511, 36000]);

export const toLatLng = ([longitude, latitude]: LongitudeLatitude) => L.latLng(latitude, longitude);

/** Returns the map's view for storage. Its longitude is between -180 and 180 degrees. */
export function readCurrentView(map: L.Map): MapView {
  const center = map.getCenter().wrap();
  return { center: [center.lng, center.lat], zoom: map.getZoom() };
}

/**
 * Creates an empty map with its controls. The wheel scrolls the page until the visitor clicks or focuses the map. If
 * the zoom of `start` is coarser than `coarsest`, the map opens at `coarsest`.
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
    // Holding a finger for 600 ms is a long press. A touch that moves more than 15 px is not a tap.
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
  // Attributions are in English on every page.
  map.attributionControl.getContainer()?.setAttribute('dir', 'ltr');
  L.control
    .zoom({ position: 'topright', zoomInTitle: mapFrameText.zoomIn, zoomOutTitle: mapFrameText.zoomOut })
    .addTo(map);
  hideLinesFromScreenReaders(map);
  letWheelZoomWhenAttended(map);
  writeViewAttributes(map);
  return map;
}

/**
 * Hides lines and rings from screen readers, because they have no name and the text beside each map says the same.
 * Leaflet adds a pane's SVG element together with the first line in the pane.
 */
function hideLinesFromScreenReaders(map: L.Map): void {
  map.on('layeradd', ({ layer }) => {
    if (layer instanceof L.Renderer)
      for (const drawing of layer.getPane()?.querySelectorAll('svg') ?? []) drawing.setAttribute('aria-hidden', 'true');
  });
}

function letWheelZoomWhenAttended(map: L.Map): void {
  const container = map.getContainer();
  container.addEventListener('pointerdown', () => map.scrollWheelZoom.enable());
  container.addEventListener('focusin', () => map.scrollWheelZoom.enable());
  container.addEventListener('mouseleave', () => map.scrollWheelZoom.disable());
}

/** Writes the view into data attributes for debugging. */
function writeViewAttributes(map: L.Map): void {
  const write = () => {
    const { center, zoom } = readCurrentView(map);
    map.getContainer().dataset.zoom = String(zoom);
    map.getContainer().dataset.center = center.map((degrees) => degrees.toFixed(3)).join(',');
  };
  map.on('moveend zoomend', write);
  write();
}

/**
 * Resizes the map when its frame is resized, because Leaflet notices only when the window is resized. Returns a
 * function that stops this.
 */
export function resizeWithFrame(map: L.Map): () => void {
  const container = map.getContainer();
  const observer = new ResizeObserver(() => {
    // Resizes the map only if its size has changed, because `invalidateSize` rounds the centre to a pixel each time.
    const isSame = map.getSize().equals([container.clientWidth, container.clientHeight]);
    if (!isSame) map.invalidateSize({ animate: false });
  });
  observer.observe(container);
  return () => observer.disconnect();
}
