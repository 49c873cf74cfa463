import 'leaflet/dist/leaflet.css';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import { drawCrosshair } from '../aeds/aed-shapes.ts';
import { createLeafletMap, currentView, resizeWithFrame, toLatLng } from '../leaflet-map.ts';
import sheet from '../map-sheet.module.css';
import { addStreetTiles, type TileSource } from '../world/street-tiles.ts';
import { addWorldUnderlay } from '../world/world-underlay.ts';
import styles from './pin-map.module.css';

interface PinMapProps {
  readonly tiles: TileSource;
  /** The initial centre. */
  readonly around: LongitudeLatitude;
  readonly label: string;
  /** The initial zoom; by default fine enough to distinguish houses. */
  readonly zoom?: number;
  /** Called with the position under the cross, from the first move on. */
  readonly onMove: (place: LongitudeLatitude) => void;
}

/** Fine enough to distinguish houses. */
const startZoom = 18;

/** A street map that moves under a cross: by touch, wheel and arrow keys, with nothing to hit or drag. */
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
      const removeUnderlay = addWorldUnderlay(map);
      // The visitor was told beforehand where its tiles come from.
      addStreetTiles(map, { source: tiles, onMissing: () => undefined });
      cross.current?.replaceChildren(drawCrosshair());
      let known = startOf();
      map.on('moveend', () => {
        const { center } = currentView(map);
        // A resize, such as rotating a phone, is not a move: Leaflet rounds its centre to a pixel each time.
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
      {/* biome-ignore lint/a11y/useSemanticElements: Leaflet takes this element over and gives it the focus */}
      <div ref={container} className={sheet.sheet} role="region" aria-label={label} />
      <div ref={cross} className={styles.cross} aria-hidden="true" />
    </div>
  );
}
