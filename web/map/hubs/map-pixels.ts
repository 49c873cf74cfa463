import type * as L from 'leaflet';
import type { Hub } from '../../../domain/hub/hub.ts';
import { findNearestWorldCopy } from '../map-animation.ts';
import type { PixelPoint, PixelRect } from './overlapping-hubs.ts';

/** Returns the positions of the hubs' markers in CSS pixels from the top left corner of the map's frame. */
export function computeMarkerPixels(map: L.Map, hubs: readonly Hub[]): PixelPoint[] {
  return hubs.map(({ coords }) => {
    const { x, y } = map.latLngToContainerPoint(findNearestWorldCopy(map, coords));
    return [x, y];
  });
}

export function isPointInMapView(map: L.Map, [x, y]: PixelPoint): boolean {
  const { x: width, y: height } = map.getSize();
  return x >= 0 && y >= 0 && x <= width && y <= height;
}

/** Returns the part of the map's frame that neither the buttons on the right nor the credits at the bottom cover. */
export function findUnobstructedArea(map: L.Map): PixelRect {
  const { x: width, y: height } = map.getSize();
  const footHeight = map.getContainer().querySelector<HTMLElement>('.leaflet-control-attribution')?.offsetHeight ?? 0;
  return { left: 0, top: 0, right: width - measureMapButtons(map), bottom: height - footHeight };
}

/** Returns the width in CSS pixels that the map's buttons cover on the right. */
export function measureMapButtons(map: L.Map): number {
  return map.getContainer().querySelector<HTMLElement>('.leaflet-top.leaflet-right')?.offsetWidth ?? 0;
}
