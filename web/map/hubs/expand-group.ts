import * as L from 'leaflet';
import type { Hub } from '../../../domain/hub/hub.ts';
import { findNearestWorldCopy } from '../map-animation.ts';
import { layOutExpandedGroup } from './expanded-group-layout.ts';
import type { MarkerWithElement } from './group-badges.ts';
import styles from './hub-markers.module.css';
import { computeMarkerPixels, findUnobstructedArea } from './map-pixels.ts';
import type { PixelRect } from './overlapping-hubs.ts';

export interface HubMarker extends MarkerWithElement {
  readonly hub: Hub;
}

/** A group that is spread out over the map. */
export interface ExpandedGroup {
  /** The top right corner of the rectangle under the spread-out markers. */
  readonly corner: L.LatLng;
  /** Moves the group's markers back to their places. */
  close(): void;
}

/** Half the size of a marker, in CSS pixels. */
const markerReachPx = 20;
/** Distance from the rectangle's edges to the centre of the badge at its corner, in CSS pixels. */
const cornerInsetPx = 6;

/**
 * Spreads the markers of a group over a rectangle, with names if there is space. Other markers under the rectangle are
 * hidden while it is open, so that nobody clicks the wrong one.
 */
export function expandGroup(
  map: L.Map,
  members: readonly HubMarker[],
  others: readonly MarkerWithElement[],
): ExpandedGroup {
  const points = computeMarkerPixels(
    map,
    members.map(({ hub }) => hub),
  );
  const { plate, slots, hasNames } = layOutExpandedGroup(points, findUnobstructedArea(map));
  const toMap = ([x, y]: readonly [number, number]) => map.containerPointToLatLng([x, y]);
  const hidden = others.filter(({ marker }) => {
    const { x, y } = map.latLngToContainerPoint(marker.getLatLng());
    return isOver(plate, x, y);
  });
  const plateLayer = addPlate(map, plate);
  members.forEach(({ marker, element }, index) => {
    marker.setLatLng(toMap(slots[index] ?? [plate.left, plate.top]));
    element.toggleAttribute('data-named', hasNames);
  });
  for (const { element } of hidden) element.classList.add(styles.hidden ?? '');
  return {
    corner: toMap([plate.right - cornerInsetPx, plate.top + cornerInsetPx]),
    close() {
      plateLayer.remove();
      for (const { marker, element, hub } of members) {
        marker.setLatLng(findNearestWorldCopy(map, hub.coords));
        element.removeAttribute('data-named');
      }
      for (const { element } of hidden) element.classList.remove(styles.hidden ?? '');
    },
  };
}

function isOver({ left, top, right, bottom }: PixelRect, x: number, y: number): boolean {
  const isBeside = x < left - markerReachPx || x > right + markerReachPx;
  return !isBeside && y >= top - markerReachPx && y <= bottom + markerReachPx;
}

function addPlate(map: L.Map, { left, top, right, bottom }: PixelRect): L.Marker {
  const icon = L.divIcon({ className: styles.plate ?? '', iconSize: [right - left, bottom - top] });
  const middle = map.containerPointToLatLng([(left + right) / 2, (top + bottom) / 2]);
  return L.marker(middle, { icon, interactive: false, keyboard: false, pane: 'overlayPane' }).addTo(map);
}
