import type * as L from 'leaflet';
import { nearestCopy } from '../../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import { copyInView } from '../flight.ts';
import type { FrameBox } from '../label-side.ts';
import { toLatLng } from '../leaflet-map.ts';
import type { MapView } from '../map-view.ts';
import { around, clearShift, type FreeSpace } from './clear-place.ts';
import { buttonsWidth } from './map-pixels.ts';

/** Space for a selected marker with its rings, and for a finger beside it, in CSS pixels. */
const markerReachPx = 28;
/** Distance of a popup's lower edge above its place: half a marker, and the popup's tip. */
const popupRisePx = 36;
/** Margin to the frame's edge. */
const edgePx = 6;

/** What a view must leave space for. */
export interface HubSurroundings {
  /** Overlays on the map. */
  readonly cover: HTMLElement | null;
  /** A second place to show as well, if there is space. */
  readonly also: LongitudeLatitude | null;
  /** Content above the view's centre. */
  readonly popup: HTMLElement | null;
}

/** Offset of a view's centre from the frame's centre that keeps its surroundings uncovered. */
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

/** How far to move a place in the frame to uncover it, in CSS pixels; null if nothing covers it. */
export function uncoveringShift(
  map: L.Map,
  place: LongitudeLatitude,
  cover: HTMLElement | null,
): readonly [number, number] | null {
  const { x: width, y: height } = map.getSize();
  const at = map.latLngToContainerPoint(copyInView(map, place));
  // A visitor who looks elsewhere is not moved.
  if (at.x < 0 || at.y < 0 || at.x > width || at.y > height) return null;
  const box = boxOver(map.getContainer(), cover);
  const shift = clearShift({ width, height, buttonsWidth: buttonsWidth(map) }, box, [reachAt(0, 0)], [at.x, at.y]);
  return shift.every((pixels) => pixels === 0) ? null : shift;
}

/** Of a marker at that distance. */
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
