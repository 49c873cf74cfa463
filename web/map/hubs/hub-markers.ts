import * as L from 'leaflet';
import type { Hub } from '../../../domain/hub/hub.ts';
import { markerStyle } from '../../../domain/hub/marker-style.ts';
import { writtenPercent } from '../../languages/written.ts';
import { copyInView } from '../flight.ts';
import { type Activation, listenForActivation, showWhenFocused } from '../marker-activation.ts';
import { shiftWhole } from './clear-place.ts';
import { groupHubs, groupSizePx, type HubMark } from './hub-groups.ts';
import { mapText } from './hub-map-text.ts';
import styles from './hub-markers.module.css';
import { drawGathered, drawHub } from './hub-shapes.ts';

export interface HubMarkers {
  /** Marks one hub as the chosen one, which then stands alone; null marks none. */
  choose(hubId: string | null): void;
  /** Gives the focus to the mark that shows a hub. */
  focus(hubId: string): void;
  remove(): void;
}

interface HubMarkerEvents {
  readonly onActivate: (hub: Hub, how: Activation) => void;
  /** Hears of a mark that stands for several hubs. */
  readonly onOpenGroup: (hubs: readonly Hub[]) => void;
}

/** What a mark's element carries, so that a double press on one can be told from one on the bare map. */
export const hubMarkSelector = '[data-hubs]';

interface Drawn {
  readonly mark: HubMark;
  readonly marker: L.Marker;
}

const keyOf = ({ hubs }: HubMark) => hubs.map(({ id }) => id).join(' ');

/**
 * Puts every hub on the map as a button, always at the world copy nearest to the middle; those that would cover one another as one button
 * with their number. A mark that stays keeps its element, and with it the focus.
 */
export function addHubMarkers(map: L.Map, hubs: readonly Hub[], events: HubMarkerEvents): HubMarkers {
  let drawn = new Map<string, Drawn>();
  let chosenId: string | null = null;
  const elementOf = (hubId: string) =>
    [...drawn.values()].find(({ mark }) => mark.hubs.some(({ id }) => id === hubId))?.marker.getElement();
  const focus = (hubId: string) => elementOf(hubId)?.focus({ preventScroll: true });

  function draw(): void {
    const former = drawn;
    const focusedKey = [...former].find(([, { marker }]) => marker.getElement() === document.activeElement)?.[0];
    const marks = groupHubs(hubs, map.getZoom(), chosenId);
    drawn = new Map(
      marks.map((mark) => [
        keyOf(mark),
        { mark, marker: former.get(keyOf(mark))?.marker ?? createMarker(map, mark, events) },
      ]),
    );
    placeAll();
    keepOrder([...drawn.values()].map(({ marker }) => marker));
    for (const [key, { marker }] of former) if (!drawn.has(key)) marker.remove();
    if (focusedKey !== undefined && !drawn.has(focusedKey)) focus(focusedKey.split(' ')[0] ?? '');
    for (const { mark, marker } of drawn.values()) {
      marker.getElement()?.toggleAttribute(
        'data-chosen',
        mark.hubs.some(({ id }) => id === chosenId),
      );
    }
  }

  const followWorldCopies = () => {
    for (const { mark, marker } of drawn.values()) {
      const copy = copyInView(map, mark.position);
      if (Math.abs(copy.lng - marker.getLatLng().lng) > 180) marker.setLatLng(copy);
    }
  };
  const placeAll = () => {
    for (const { mark, marker } of drawn.values()) place(map, marker, mark);
  };
  draw();
  map.on('zoomend', draw);
  map.on('move', followWorldCopies);
  map.on('moveend', placeAll);
  return {
    choose(hubId) {
      chosenId = hubId;
      draw();
    },
    focus,
    remove() {
      map.off('zoomend', draw);
      map.off('move', followWorldCopies);
      map.off('moveend', placeAll);
      for (const { marker } of drawn.values()) marker.remove();
    },
  };
}

/**
 * Marks of the same hubs may stand elsewhere: beside a chosen one, whole within the frame, and back in their place afterwards. Only a
 * gathered mark gives way to the frame's edge: it stands for no one place.
 */
function place(map: L.Map, marker: L.Marker, { hubs, position, moved }: HubMark): void {
  const home = copyInView(map, position);
  const there = hubs.length > 1 ? wholeInFrame(map, home) : home;
  if (!there.equals(marker.getLatLng())) marker.setLatLng(there);
  const [east, south] = moved;
  const lead = marker.getElement()?.style;
  lead?.setProperty('--lead-length', `${Math.hypot(east, south).toFixed(1)}px`);
  lead?.setProperty('--lead-turn', `${Math.atan2(-south, -east).toFixed(3)}rad`);
}

/** Where a gathered mark whose middle is in view is seen whole. */
function wholeInFrame(map: L.Map, home: L.LatLng): L.LatLng {
  const { x, y } = map.latLngToContainerPoint(home);
  const [east, south] = shiftWhole([x, y], groupSizePx / 2, map.getSize());
  return east === 0 && south === 0 ? home : map.containerPointToLatLng([x + east, y + south]);
}

/** New marks come last in the document; the keyboard goes through them in the order of the hubs. */
function keepOrder(markers: readonly L.Marker[]): void {
  const elements = markers.map((marker) => marker.getElement()).filter((element) => element !== undefined);
  const pane = elements[0]?.parentElement;
  let next = pane?.querySelector(hubMarkSelector) ?? null;
  for (const element of elements) {
    if (element === next) next = element.nextElementSibling;
    else pane?.insertBefore(element, next);
  }
}

function createMarker(map: L.Map, mark: HubMark, events: HubMarkerEvents): L.Marker {
  const [hub, ...others] = mark.hubs;
  const isGroup = others.length > 0;
  const sizePx = isGroup || hub === undefined ? groupSizePx : markerStyle(hub).sizePx;
  const icon = L.divIcon({
    className: styles.marker ?? '',
    html: isGroup || hub === undefined ? drawGathered(mark.hubs) : drawHub(hub),
    iconSize: [sizePx, sizePx],
  });
  const options = { icon, riseOnHover: true, autoPanOnFocus: false };
  const marker = L.marker(copyInView(map, mark.position), options).addTo(map);
  const element = marker.getElement();
  if (element === undefined || hub === undefined) return marker;
  element.dataset.hubs = keyOf(mark);
  element.setAttribute('aria-label', isGroup ? groupLabel(mark.hubs) : hubLabel(hub));
  listenForActivation(marker, element, (how) => {
    if (isGroup) events.onOpenGroup(mark.hubs);
    else events.onActivate(hub, how);
  });
  showWhenFocused(map, marker, element);
  return marker;
}

const groupLabel = (hubs: readonly Hub[]) => mapText.groupLabel(hubs.map(({ name }) => name));

const hubLabel = (hub: Hub) => mapText.markerLabel(hub.name, writtenPercent(hub.sli, 1));
