import 'leaflet/dist/leaflet.css';
import * as L from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import { createLeafletMap, resizeWithFrame, toLatLng } from '../leaflet-map.ts';
import sheet from '../map-sheet.module.css';
import { showPublishedStreets } from '../streets/published-streets.ts';
import { addWorldUnderlay } from '../world/world-underlay.ts';
import styles from './route-map.module.css';

export interface RouteMapProps {
  /** URL of the folder in which the streets are published. */
  readonly streetsUrl: string;
  /** The points of the route. The list should be memoised. */
  readonly line: readonly LongitudeLatitude[];
  readonly position: LongitudeLatitude;
  readonly aed: LongitudeLatitude;
  readonly label: string;
}

/** A zoom at which single houses and crossings are visible. */
const walkZoom = 17;

/**
 * Space around the whole route, in CSS pixels. On the right and at the bottom it leaves room for the buttons and the
 * credits.
 */
const routePadding: Pick<L.FitBoundsOptions, 'paddingTopLeft' | 'paddingBottomRight'> = {
  paddingTopLeft: [36, 36],
  paddingBottomRight: [72, 56],
};
/**
 * If the walker is closer than this to the edge, in CSS pixels, the map is centred on the walker. The distance is less
 * than `routePadding`, so that the first view still shows both ends of the route.
 */
const edgePx = 22;

/** A map of the route on the site's own streets. It follows the walker until they move the map themselves. */
export function RouteMap({ streetsUrl, line, position, aed, label }: RouteMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const scene = useRef<WayScene | null>(null);
  const startOf = useEffectEvent(() => ({ line, position, aed }));
  useEffect(
    function openMap() {
      if (container.current === null) return;
      const opened = openWayMap(container.current, streetsUrl, startOf().position);
      scene.current = opened;
      opened.showWay(startOf().line);
      opened.showWalker(startOf().position);
      opened.showAed(startOf().aed);
      return function closeMap() {
        scene.current = null;
        opened.close();
      };
    },
    [streetsUrl],
  );
  useEffect(() => scene.current?.showWay(line), [line]);
  useEffect(() => scene.current?.showWalker(position), [position]);
  useEffect(() => scene.current?.showAed(aed), [aed]);
  return (
    <div className={sheet.map}>
      {/* biome-ignore lint/a11y/useSemanticElements: Leaflet uses this element as its container and makes it focusable */}
      <div ref={container} className={sheet.sheet} role="region" aria-label={label} />
    </div>
  );
}

interface WayScene {
  showWay(line: readonly LongitudeLatitude[]): void;
  showWalker(position: LongitudeLatitude): void;
  showAed(position: LongitudeLatitude): void;
  close(): void;
}

function openWayMap(container: HTMLElement, streetsUrl: string, center: LongitudeLatitude): WayScene {
  const map = createLeafletMap(container, { center, zoom: walkZoom });
  const streetsDrawn = showPublishedStreets(map, streetsUrl, () => undefined);
  const removeUnderlay = addWorldUnderlay(map, streetsDrawn);
  const stopFollowing = resizeWithFrame(map);
  // This places the route between the streets and their names, so that the names along the route stay legible.
  map.createPane('way').style.zIndex = '215';
  const casing = L.polyline([], { pane: 'way', className: styles.casing ?? '', interactive: false }).addTo(map);
  const way = L.polyline([], { pane: 'way', className: styles.line ?? '', interactive: false }).addTo(map);
  const sign = (className: string | undefined, zIndexOffset: number) =>
    L.marker([0, 0], {
      icon: L.divIcon({ className: className ?? '', iconSize: [22, 22] }),
      interactive: false,
      keyboard: false,
      zIndexOffset,
    }).addTo(map);
  const aedSign = sign(styles.aed, 0);
  // The offset keeps the walker in front of the AED's sign. Leaflet would draw a walker who is north of the AED behind
  // it.
  const walker = sign(styles.walker, 5000);
  let isFollowing = true;
  map.on('dragstart', () => {
    isFollowing = false;
  });
  return {
    showWay(line) {
      const places = line.map(toLatLng);
      casing.setLatLngs(places);
      way.setLatLngs(places);
      isFollowing = true;
      map.fitBounds(L.latLngBounds(places), { ...routePadding, maxZoom: walkZoom, animate: false });
    },
    showWalker(position) {
      const place = toLatLng(position);
      walker.setLatLng(place);
      const clear = L.bounds([edgePx, edgePx], map.getSize().subtract([edgePx, edgePx]));
      if (isFollowing && !clear.contains(map.latLngToContainerPoint(place))) map.panTo(place, { animate: false });
    },
    showAed: (position) => {
      aedSign.setLatLng(toLatLng(position));
    },
    close() {
      stopFollowing();
      map.stop();
      removeUnderlay();
      map.remove();
    },
  };
}
