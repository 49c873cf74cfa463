import 'leaflet/dist/leaflet.css';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import { drawCrosshair } from '../aeds/aed-shapes.ts';
import { createLeafletMap, readCurrentView, resizeWithFrame, toLatLng } from '../leaflet-map.ts';
import sheet from '../map-sheet.module.css';
import { addStreetTiles, type TileSource } from '../world/street-tiles.ts';
import { addWorldUnderlay } from '../world/world-underlay.ts';
import styles from './pin-map.module.css';

interface PinMapProps {
  readonly tiles: TileSource;
  /** The centre of the map at first. */
  readonly around: LongitudeLatitude;
  readonly label: string;
  /** The zoom at first. By default single houses are visible. */
  readonly zoom?: number;
  /** Called with the position under the crosshair, once the visitor has moved the map. */
  readonly onMove: (place: LongitudeLatitude) => void;
}

/** A zoom at which single houses are visible. */
const startZoom = 18;

/**
 * A street map that the visitor moves under a fixed crosshair by touch, wheel or arrow keys. There is no small target
 * to hit or drag.
 */
export function PinMap({ tiles, around, label, zoom = startZoom, onMove }: PinMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const cross = useRef<HTMLDivElement>(null);
  const startOf = useEffectEvent(() => around);
  const zoomOf = useEffectEvent(() => zoom);
  const tell = useEffectEvent((place: LongitudeLatitude) => onMove(place));
  useEffect(
    function openMap() {
      if (container.current === null) return;
      const map = createLeafletMap(container.current, { center: startOf(), zoom: zoomOf() });
      // The map loads tiles without asking first, because the visitor was informed where they come from.
      const street = addStreetTiles(map, { source: tiles, onMissing: () => undefined });
      const removeUnderlay = addWorldUnderlay(map, street.whenDrawn);
      cross.current?.replaceChildren(drawCrosshair());
      let known = startOf();
      map.on('moveend', () => {
        const { center } = readCurrentView(map);
        // A resize, for example when a phone is rotated, shifts the centre slightly, because Leaflet rounds it to a
        // pixel. That is not a move by the visitor.
        if (map.project(toLatLng(center)).distanceTo(map.project(toLatLng(known))) < 2) return;
        known = center;
        tell(center);
      });
      const stopFollowing = resizeWithFrame(map);
      return function closeMap() {
        stopFollowing();
        map.stop();
        removeUnderlay();
        map.remove();
      };
    },
    [tiles],
  );
  return (
    <div className={sheet.map}>
      {/* biome-ignore lint/a11y/useSemanticElements: Leaflet uses this element as its container and makes it focusable */}
      <div ref={container} className={sheet.sheet} role="region" aria-label={label} />
      <div ref={cross} className={styles.cross} aria-hidden="true" />
    </div>
  );
}
