import type * as L from 'leaflet';
import { nearestEquivalentLongitude } from '../../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import type { FrameBox } from '../label-side.ts';
import { toLatLng } from '../leaflet-map.ts';
import { findNearestWorldCopy } from '../map-animation.ts';
import type { MapView } from '../map-view.ts';
import { measureMapButtons } from './map-pixels.ts';
import { type ContentExtent, shiftClearOfOverlays, uniteExtents } from './shift-clear-of-overlays.ts';

/** Space for a selected marker with its rings and for a finger beside it, in CSS pixels. */
const markerReachPx = 28;
/**
 * Distance in CSS pixels from a place up to the lower edge of its popup. It consists of half a marker and the popup's
 * tip.
 */
const popupRisePx = 36;
/** Minimum space between a popup and the frame's edge, in CSS pixels. */
const edgePx = 6;

/** What lies around the target of a view: an overlay that must not cover it, its popup, and a second place to show. */
export interface HubViewObstacles {
  /** An element that lies over the map. */
  readonly cover: HTMLElement | null;
  /** A second place that the view also shows if there is space. */
  readonly also: LongitudeLatitude | null;
  /** The popup above the view's centre. */
  readonly popup: HTMLElement | null;
}

/** Returns how far to move a view's centre from the frame's centre so that no overlay covers the content around it. */
export function computeHubViewShift(
  map: L.Map,
  view: MapView,
  { cover, also, popup }: HubViewObstacles,
): readonly [number, number] {
  const { x: width, y: height } = map.getSize();
  const frame = { width, height, buttonsWidth: measureMapButtons(map) };
  const box = boxOver(map.getContainer(), cover);
  const marker = markerExtentAt(0, 0);
  const own: [ContentExtent, ...ContentExtent[]] = popup === null ? [marker] : [marker, reachOfPopup(popup)];
  if (also === null) return shiftClearOfOverlays(frame, box, own);
  const both: [ContentExtent, ...ContentExtent[]] = [...own, markerExtentAt(...pixelsBetween(map, view, also))];
  const { left, up, right, down } = both.reduce(uniteExtents);
  const isRoomForBoth = left + right <= width && up + down <= (box?.top ?? height);
  return shiftClearOfOverlays(frame, box, isRoomForBoth ? both : own);
}

/**
 * Returns how far to move a place in the frame so that no overlay covers it, in CSS pixels. Returns null if none covers
 * it.
 */
export function computeUncoveringShift(
  map: L.Map,
  place: LongitudeLatitude,
  cover: HTMLElement | null,
): readonly [number, number] | null {
  const { x: width, y: height } = map.getSize();
  const at = map.latLngToContainerPoint(findNearestWorldCopy(map, place));
  // If the place is out of view, the visitor is looking at something else and the map stays where it is.
  if (at.x < 0 || at.y < 0 || at.x > width || at.y > height) return null;
  const box = boxOver(map.getContainer(), cover);
  const shift = shiftClearOfOverlays(
    { width, height, buttonsWidth: measureMapButtons(map) },
    box,
    [markerExtentAt(0, 0)],
    [at.x, at.y],
  );
  return shift.every((pixels) => pixels === 0) ? null : shift;
}

/** Returns the extent of a marker that is the given number of pixels east and south of a place. */
function markerExtentAt(east: number, south: number): ContentExtent {
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
