import type * as L from 'leaflet';
import { nearestEquivalentLongitude } from '../../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import type { FrameBox } from '../label-side.ts';
import { toLatLng } from '../leaflet-map.ts';
import { nearestWorldCopy } from '../map-animation.ts';
import type { MapView } from '../map-view.ts';
import { mapButtonsWidth } from './map-pixels.ts';
import { type ContentExtent, shiftClearOfOverlays, unionOfExtents } from './shift-clear-of-overlays.ts';

/** Space for a selected marker with its rings, and for a finger beside it, in CSS pixels. */
const markerReachPx = 28;
/** Distance of a popup's lower edge above its place: half a marker, and the popup's tip. */
const popupRisePx = 36;
/** Margin to the frame's edge. */
const edgePx = 6;

/** What a view must leave space for. */
export interface HubViewObstacles {
  /** Overlays on the map. */
  readonly cover: HTMLElement | null;
  /** A second place to show as well, if there is space. */
  readonly also: LongitudeLatitude | null;
  /** Content above the view's centre. */
  readonly popup: HTMLElement | null;
}

/** Offset of a view's centre from the frame's centre that keeps its surroundings uncovered. */
export function hubViewShift(
  map: L.Map,
  view: MapView,
  { cover, also, popup }: HubViewObstacles,
): readonly [number, number] {
  const { x: width, y: height } = map.getSize();
  const frame = { width, height, buttonsWidth: mapButtonsWidth(map) };
  const box = boxOver(map.getContainer(), cover);
  const marker = reachAt(0, 0);
  const own: [ContentExtent, ...ContentExtent[]] = popup === null ? [marker] : [marker, reachOfPopup(popup)];
  if (also === null) return shiftClearOfOverlays(frame, box, own);
  const both: [ContentExtent, ...ContentExtent[]] = [...own, reachAt(...pixelsBetween(map, view, also))];
  const { left, up, right, down } = both.reduce(unionOfExtents);
  const isRoomForBoth = left + right <= width && up + down <= (box?.top ?? height);
  return shiftClearOfOverlays(frame, box, isRoomForBoth ? both : own);
}

/** How far to move a place in the frame to uncover it, in CSS pixels; null if nothing covers it. */
export function uncoveringShift(
  map: L.Map,
  place: LongitudeLatitude,
  cover: HTMLElement | null,
): readonly [number, number] | null {
  const { x: width, y: height } = map.getSize();
  const at = map.latLngToContainerPoint(nearestWorldCopy(map, place));
  // A visitor who looks elsewhere is not moved.
  if (at.x < 0 || at.y < 0 || at.x > width || at.y > height) return null;
  const box = boxOver(map.getContainer(), cover);
  const shift = shiftClearOfOverlays(
    { width, height, buttonsWidth: mapButtonsWidth(map) },
    box,
    [reachAt(0, 0)],
    [at.x, at.y],
  );
  return shift.every((pixels) => pixels === 0) ? null : shift;
}

/** Of a marker at that distance. */
function reachAt(east: number, south: number): ContentExtent {
  return {
    left: markerReachPx - east,
    up: markerReachPx - south,
    right: markerReachPx + east,
    down: markerReachPx + south,
  };
}

function reachOfPopup(popup: HTMLElement): ContentExtent {
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
  const to = map.project(toLatLng([nearestEquivalentLongitude(other[0], center[0]), other[1]]), zoom);
  return [to.x - from.x, to.y - from.y];
}
