import * as L from 'leaflet';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import { findNearestWorldCopy } from '../map-animation.ts';
import { formatRingRadius } from './aed-map-text.ts';
import styles from './distance-rings.module.css';
import { computeVisibleRings } from './ring-radii.ts';

const labelPane = 'distances';

/** Half the height of a label. A label closer than this to the frame's edge would be cut off. */
const labelMarginPx = 10;

/**
 * Draws rings at round distances around a position. They show the scale even if no street map is loaded. Returns a
 * function that removes them.
 */
export function addDistanceRings(map: L.Map, position: LongitudeLatitude): () => void {
  // This places the labels above the rings and below every marker.
  map.createPane(labelPane).style.zIndex = '450';
  const rings = L.layerGroup().addTo(map);
  const draw = () => {
    rings.clearLayers();
    const place = findNearestWorldCopy(map, position);
    for (const radiusMetres of computeVisibleRings(place.lat, map.getZoom())) {
      const ring = L.circle(place, {
        radius: radiusMetres,
        className: styles.ring ?? '',
        interactive: false,
        fill: false,
      });
      ring.addTo(rings);
      const top = L.latLng(ring.getBounds().getNorth(), place.lng);
      if (map.latLngToContainerPoint(top).y >= labelMarginPx) labelAt(top, radiusMetres).addTo(rings);
    }
  };
  draw();
  map.on('zoomend moveend', draw);
  return function removeDistanceRings() {
    map.off('zoomend moveend', draw);
    rings.remove();
  };
}

function labelAt(place: L.LatLng, radiusMetres: number): L.Marker {
  const label = document.createElement('span');
  label.className = styles.label ?? '';
  label.textContent = formatRingRadius(radiusMetres);
  const icon = L.divIcon({ className: styles.place ?? '', html: label, iconSize: [0, 0] });
  return L.marker(place, { icon, pane: labelPane, interactive: false, keyboard: false });
}
