import * as L from 'leaflet';
import type { RegisteredAed } from '../../../domain/aed/aed-registry.ts';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import { findActiveElementInTree } from '../active-element.ts';
import type { FrameBox } from '../label-side.ts';
import { findNearestWorldCopy } from '../map-animation.ts';
import { listenForActivation, type MarkerActivation, showWhenFocused } from '../marker-activation.ts';
import { aedMapText } from './aed-map-text.ts';
import styles from './aed-marks.module.css';
import { drawAedCluster, drawAedDot } from './aed-shapes.ts';
import { type AedMarker, computeAedMarkerSizePx } from './cluster-aeds.ts';
import { addArrowKeyNavigation } from './marker-arrow-keys.ts';
import { computeIconPositions, type IconShape } from './marker-frames.ts';

export interface AedMarkerEvents {
  readonly onShowAed: (aed: RegisteredAed) => void;
  readonly onOpenGroup: (position: LongitudeLatitude, how: MarkerActivation) => void;
  /** Returns the areas in the map's frame that other markers cover. Without it there are none. */
  readonly takenBoxes?: () => readonly FrameBox[];
}

/** A marker, and whether its number includes AEDs that the filter hides. */
export type DrawnAedMarker = AedMarker & { readonly hasHiddenAeds: boolean };

interface AedMarkerLayer {
  draw(marks: readonly DrawnAedMarker[]): void;
  remove(): void;
}

/** Returns the key of a marker's element. Markers with the same key look the same. */
const elementKeyOf = ({ key, hasHiddenAeds }: DrawnAedMarker) => `${key}${hasHiddenAeds ? ':whole' : ''}`;

/** Draws the markers on the map. Unchanged markers keep their elements, so they also keep the focus. */
export function addAedMarkerLayer(map: L.Map, events: AedMarkerEvents): AedMarkerLayer {
  const pane = map.createPane('otherAeds');
  // This places the markers below the visitor's own marker.
  pane.style.zIndex = '590';
  pane.setAttribute('role', 'group');
  pane.setAttribute('aria-label', aedMapText.otherAeds);
  const walk = addArrowKeyNavigation(pane);
  const markers = new Map<string, L.Marker>();
  /** Position of a marker that had the focus when it was removed. Null once another element has the focus. */
  let lostFocusPosition: L.LatLng | null = null;

  function removeAllBut(names: ReadonlySet<string>): void {
    for (const [name, marker] of markers) {
      if (names.has(name)) continue;
      marker.remove();
      markers.delete(name);
    }
  }

  function show(mark: DrawnAedMarker, place: L.LatLng): void {
    const present = markers.get(elementKeyOf(mark));
    if (present === undefined) markers.set(elementKeyOf(mark), createMarker(map, mark, place, events));
    else if (!present.getLatLng().equals(place)) present.setLatLng(place);
  }

  return {
    draw(marks) {
      const focused = [...markers.values()].find((marker) => marker.getElement() === findActiveElementInTree(pane));
      lostFocusPosition =
        focused?.getLatLng() ?? (findActiveElementInTree(pane) === map.getContainer() ? lostFocusPosition : null);
      removeAllBut(new Set(marks.map(elementKeyOf)));
      const icons = marks.map((mark) => ({
        position: findNearestWorldCopy(map, mark.position),
        shape: shapeOf(mark),
      }));
      const places = computeIconPositions(map, icons, events.takenBoxes?.() ?? []);
      for (const [at, mark] of marks.entries()) show(mark, places[at] ?? findNearestWorldCopy(map, mark.position));
      walk.renew();
      if (focused?.getElement() === findActiveElementInTree(pane)) lostFocusPosition = null;
      if (lostFocusPosition !== null) lostFocusPosition = moveFocus(map, lostFocusPosition) ? null : lostFocusPosition;
    },
    remove() {
      walk.remove();
      removeAllBut(new Set());
    },
  };
}

/**
 * Moves the focus from a removed marker to the nearest one and returns true. If there is no marker, it focuses the map
 * and returns false.
 */
function moveFocus(map: L.Map, place: L.LatLng): boolean {
  const next = nearestMarker(map, place);
  (next ?? map.getContainer()).focus({ preventScroll: true });
  return next !== null;
}

/**
 * Returns the marker nearest to a position, so that keyboard users continue from there. It may be the marker of a
 * listed AED.
 */
function nearestMarker(map: L.Map, place: L.LatLng): HTMLElement | null {
  const { x, y } = map.latLngToContainerPoint(place);
  const { left, top } = map.getContainer().getBoundingClientRect();
  let nearest: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const mark of map.getContainer().querySelectorAll<HTMLElement>('.leaflet-marker-icon[tabindex]')) {
    const box = mark.getBoundingClientRect();
    const away = Math.hypot(box.left + box.width / 2 - left - x, box.top + box.height / 2 - top - y);
    if (away < least) [nearest, least] = [mark, away];
  }
  return nearest;
}

const pointPx = 30;

function shapeOf(mark: DrawnAedMarker): IconShape {
  const sizePx = mark.kind === 'group' ? computeAedMarkerSizePx(Math.max(2, mark.count)) : pointPx;
  return { size: [sizePx, sizePx], anchor: [sizePx / 2, sizePx / 2] };
}

function createMarker(map: L.Map, mark: DrawnAedMarker, place: L.LatLng, events: AedMarkerEvents): L.Marker {
  const isGroup = mark.kind === 'group';
  const html = isGroup ? drawAedCluster(mark.count, mark.hasHiddenAeds) : drawAedDot();
  const icon = L.divIcon({ className: styles.mark ?? '', html, iconSize: [...shapeOf(mark).size] });
  const marker = L.marker(place, { icon, pane: 'otherAeds', autoPanOnFocus: false }).addTo(map);
  const element = marker.getElement();
  if (element === undefined) return marker;
  element.setAttribute('aria-label', isGroup ? aedMapText.group(mark.count) : aedMapText.otherAed(mark.aed.name));
  listenForActivation(marker, element, (how) => {
    // A screen reader activates an element without focusing it, so the element is focused here.
    element.focus({ preventScroll: true });
    if (isGroup) events.onOpenGroup(mark.position, how);
    else events.onShowAed(mark.aed);
  });
  showWhenFocused(map, marker, element);
  return marker;
}
