import 'leaflet/dist/leaflet.css';
import * as L from 'leaflet';
import { useEffect, useRef } from 'react';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import { createLeafletMap, resizeWithFrame, toLatLng } from '../leaflet-map.ts';
import sheet from '../map-sheet.module.css';
import { addStreetTiles, type TileSource } from '../world/street-tiles.ts';
import { addWorldUnderlay } from '../world/world-underlay.ts';
import styles from './compare-locations-map.module.css';

interface MarkedPlace {
  readonly mark: string;
  readonly position: LongitudeLatitude;
}

interface CompareLocationsMapProps {
  readonly tiles: TileSource;
  /** The list should be memoised. */
  readonly places: readonly MarkedPlace[];
  readonly label: string;
}

const closestZoom = 17;

/** A map of places marked with letters, so that they can be compared. */
export function CompareLocationsMap({ tiles, places, label }: CompareLocationsMapProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(
    function openMap() {
      const [first] = places;
      if (container.current === null || first === undefined) return;
      const map = createLeafletMap(container.current, { center: first.position, zoom: closestZoom });
      const street = addStreetTiles(map, { source: tiles, onMissing: () => undefined });
      const removeUnderlay = addWorldUnderlay(map, street.whenDrawn);
      for (const { mark, position } of places) {
        const letter = document.createElement('span');
        letter.textContent = mark;
        const icon = L.divIcon({ className: styles.mark ?? '', html: letter, iconSize: [32, 32] });
        L.marker(toLatLng(position), { icon, interactive: false, keyboard: false }).addTo(map);
      }
      const bounds = L.latLngBounds(places.map(({ position }) => toLatLng(position)));
      map.fitBounds(bounds, { padding: [48, 48], maxZoom: closestZoom, animate: false });
      const stopFollowing = resizeWithFrame(map);
      return function closeMap() {
        stopFollowing();
        map.stop();
        removeUnderlay();
        map.remove();
      };
    },
    [tiles, places],
  );
  return (
    <div className={sheet.map}>
      {/* biome-ignore lint/a11y/useSemanticElements: Leaflet uses this element as its container and makes it focusable */}
      <div ref={container} className={sheet.sheet} role="region" aria-label={label} />
    </div>
  );
}
