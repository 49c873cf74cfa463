import type * as L from 'leaflet';
import { nearestCopy } from '../../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import { copyInView } from '../flight.ts';
import { toLatLng } from '../leaflet-map.ts';
import type { MapView } from '../map-view.ts';
import { around, clearShift, type FrameBox, type FreeSpace } from './clear-place.ts';
import { buttonsWidth } from './map-pixels.ts';

/** Room for a chosen marker with its rings, and for a finger beside it, in CSS pixels. */
const markerReachPx = 28;
/** How far above its place a popup's lower edge is: half a marker, and the popup's tip. */
const popupRisePx = 36;
/** Between what belongs together and the frame's edge. */
const edgePx = 6;

/** What a view must leave room for. */
export interface HubSurroundings {
  /** What lies over the map. */
  readonly cover: HTMLElement | null;
  /** A second place that should be seen as well, if there is room. */
  readonly also: LongitudeLatitude | null;
  /** What stands above the view's centre. */
  readonly popup: HTMLElement | null;
}

/** How far from the frame's middle a view's centre must stand for its surroundings to be clear of what lies over the map. */
export function shiftOf(map: L.Map, view: MapView, { cover, also, popup }: HubSurroundings): readonly [number, number] {
  const { x: width, y: height } = map.getSize();
  const frame = { width, height, buttonsWidth: buttonsWidth(map) };
  const box = boxOver(map.getContainer(), cover);
  const marker = reachAt(0, 0);
  const own: [FreeSpace, ...FreeSpace[]] = popup === null ? [marker] : [marker, reachOfPopup(popup)];
  if (also === null) return clearShift(frame, box, own);
  const both: [FreeSpace, ...FreeSpace[]] = [...own, reachAt(...pixelsBetween(map, view, also))];
  const { left, up, right, down } = both.reduce(around);
  const isRoomForBoth = left + right <= width && up + down <= (box?.top ?? height);
  return clearShift(frame, box, isRoomForBoth ? both : own);
}

/** How far a place in the frame must be moved to be clear of what lies over the map, in CSS pixels; null if nothing hides it. */
export function uncoveringShift(
  map: L.Map,
  place: LongitudeLatitude,
  cover: HTMLElement | null,
): readonly [number, number] | null {
  const { x: width, y: height } = map.getSize();
  const at = map.latLngToContainerPoint(copyInView(map, place));
  // Who looks elsewhere continues looking there.
  if (at.x < 0 || at.y < 0 || at.x > width || at.y > height) return null;
  const box = boxOver(map.getContainer(), cover);
  const shift = clearShift({ width, height, buttonsWidth: buttonsWidth(map) }, box, [reachAt(0, 0)], [at.x, at.y]);
  return shift.every((pixels) => pixels === 0) ? null : shift;
}

/** Of a marker that stands so far away. */
function reachAt(east: number, south: number): FreeSpace {
  return {
    left: markerReachPx - east,
    up: markerReachPx - south,
    right: markerReachPx + east,
    down: markerReachPx + south,
  };
}

function reachOfPopup(popup: HTMLElement): FreeSpace {
  const aside = popup.offsetWidth / 2 + edgePx;
  return { left: aside, up: popup.offsetHeight + popupRisePx + edgePx, right: aside, down: -popupRisePx };
}

function boxOver(container: HTMLElement, cover: HTMLElement | null): FrameBox | null {
  const over = cover?.getBoundingClientRect();
  if (over === undefined || over.height === 0) return null;
  const frame = container.getBoundingClientRect();
  return {
    left: over.left - frame.left,
    top: over.top - frame.top,
    right: over.right - frame.left,
    bottom: over.bottom - frame.top,
  };
}

function pixelsBetween(map: L.Map, { center, zoom }: MapView, other: LongitudeLatitude): readonly [number, number] {
  const from = map.project(toLatLng(center), zoom);
  const to = map.project(toLatLng([nearestCopy(other[0], center[0]), other[1]]), zoom);
  return [to.x - from.x, to.y - from.y];
}
