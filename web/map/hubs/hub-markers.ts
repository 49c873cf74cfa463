import * as L from 'leaflet';
import type { Hub } from '../../../domain/hub/hub.ts';
import { createMarkerStyle, type SliBand } from '../../../domain/hub/marker-style.ts';
import { formatPercentage } from '../../languages/format.ts';
import { isSourceLanguage } from '../../languages/localize-text.ts';
import { findNearestWorldCopy } from '../map-animation.ts';
import { listenForActivation, type MarkerActivation, showWhenFocused } from '../marker-activation.ts';
import { bandGlyphPaths } from './band-glyph.ts';
import type { HubMarker } from './expand-group.ts';
import { addGroupBadges, type MarkerGroup } from './group-badges.ts';
import { addGroupExpansion } from './group-expansion.ts';
import { hubMapText } from './hub-map-text.ts';
import styles from './hub-markers.module.css';
import { groupOverlappingHubs } from './overlapping-hubs.ts';

export interface HubMarkers {
  /** Marks a hub as selected, which brings it to the front and makes it clickable. Null deselects. */
  choose(hubId: string | null): void;
  /** Focuses a hub's marker, or the badge of the group that contains it if the marker cannot be focused. */
  focus(hubId: string): void;
  remove(): void;
}

/**
 * Selector for markers and badges. It distinguishes a double click on one of them from a double click on the empty map.
 */
export const hubMarkerSelector = '[data-mark]';

const abovePiles = 10_000;

/**
 * Draws a marker for every hub at every zoom, in the copy of the world nearest to the centre. A marker that overlaps no
 * other is a button. In a group each marker is an image with a name. A button beside the group shows the number of its
 * hubs and spreads them out.
 */
export function addHubMarkers(
  map: L.Map,
  hubs: readonly Hub[],
  onActivate: (hub: Hub, how: MarkerActivation) => void,
): HubMarkers {
  const markers = hubs.map((hub) => createMarker(map, hub, (how) => press(hub, how)));
  let groups: readonly MarkerGroup[] = [];
  let chosenId: string | null = null;

  const groupOf = (hub: Hub) => groups.find((group) => group.includes(hub));
  const isPressable = (hub: Hub) => {
    const group = groupOf(hub);
    return group === undefined || group === expansion.openGroup() || hub.id === chosenId;
  };
  const usualOffset = (hub: Hub) => (isPressable(hub) ? abovePiles : 0);
  const badges = addGroupBadges(map, {
    pressableHubs: () => hubs.filter(isPressable),
    onPress: (group, how) => expansion.toggle(group, how),
  });
  const expansion = addGroupExpansion(map, { markers, badges, onChange: update });

  function press(hub: Hub, how: MarkerActivation): void {
    const group = groupOf(hub);
    if (group !== undefined && !isPressable(hub)) expansion.toggle(group, how);
    else {
      expansion.close();
      onActivate(hub, how);
    }
  }

  function update(): void {
    for (const { hub, marker, element } of markers) {
      setPressable(element, isPressable(hub));
      element.toggleAttribute('data-chosen', hub.id === chosenId);
      marker.setZIndexOffset(usualOffset(hub));
    }
    badges.setOpen(expansion.openGroup());
  }

  function draw(): void {
    const focused = markers.find(({ element }) => element === document.activeElement)?.hub;
    expansion.close();
    groups = groupOverlappingHubs(hubs, map.getZoom()).filter((group) => group.length > 1);
    badges.draw(groups);
    // In the tab order, a group's badge comes before the hubs in the group.
    for (const { group, element } of badges.badges())
      markers.find(({ hub }) => hub === group[0])?.element.before(element);
    update();
    if (focused !== undefined) focus(focused.id);
  }

  function focus(hubId: string): void {
    const found = markers.find(({ hub }) => hub.id === hubId);
    if (found === undefined) return;
    const group = groupOf(found.hub);
    if (group === undefined || isPressable(found.hub)) found.element.focus({ preventScroll: true });
    else badges.focus(group);
  }

  for (const { hub, marker, element } of markers) showWhenFocused(map, marker, element, () => usualOffset(hub));
  draw();
  const listeners = {
    zoomend: draw,
    move: () => followWorldCopies(map, markers),
    moveend: () => expansion.openGroup() === null && badges.place(),
  };
  map.on(listeners);
  return {
    choose(hubId) {
      chosenId = hubId;
      expansion.close();
      update();
      badges.place();
    },
    focus,
    remove() {
      expansion.remove();
      map.off(listeners);
      badges.remove();
      for (const { marker } of markers) marker.remove();
    },
  };
}

function followWorldCopies(map: L.Map, markers: readonly HubMarker[]): void {
  for (const { hub, marker } of markers) {
    const copy = findNearestWorldCopy(map, hub.coords);
    if (Math.abs(copy.lng - marker.getLatLng().lng) > 180) marker.setLatLng(copy);
  }
}

function createMarker(map: L.Map, hub: Hub, onPress: (how: MarkerActivation) => void): HubMarker {
  const { sizePx } = createMarkerStyle(hub);
  const icon = L.divIcon({ className: styles.marker ?? '', html: drawHub(hub), iconSize: [sizePx, sizePx] });
  const marker = L.marker(findNearestWorldCopy(map, hub.coords), {
    icon,
    riseOnHover: true,
    autoPanOnFocus: false,
  }).addTo(map);
  const element = marker.getElement() as HTMLElement;
  element.append(createName(hub));
  element.dataset.mark = hub.id;
  element.setAttribute('aria-label', hubMapText.markerLabel(hub.name, formatShare(hub.sli)));
  listenForActivation(marker, element, onPress);
  return { hub, marker, element };
}

/**
 * Switches a marker between a button and an image. The image can be clicked with a pointer; keyboard users use the
 * badge of the group instead.
 */
function setPressable(element: HTMLElement, isPressable: boolean): void {
  element.setAttribute('role', isPressable ? 'button' : 'img');
  if (isPressable) element.tabIndex = 0;
  else element.removeAttribute('tabindex');
}

/**
 * Creates the name below a marker. It is shown only while its group is spread out; screen readers use the marker's
 * label.
 */
function createName({ name }: Hub): HTMLElement {
  const element = document.createElement('span');
  element.className = styles.name ?? '';
  element.ariaHidden = 'true';
  element.textContent = name;
  return element;
}

/**
 * Formats a percentage. In English it has a space before the percent sign, as the specification requires; other
 * languages follow their own rules.
 */
function formatShare(share: number): string {
  const written = formatPercentage(share, 1);
  return isSourceLanguage ? written.replace('%', ' %') : written;
}

/** Draws a hub's marker with the size, border and colour that the specification requires. */
function drawHub(hub: Hub): HTMLElement {
  const { band, sizePx, borderPx } = createMarkerStyle(hub);
  const circle = createRound(styles.circle, sizePx);
  circle.dataset.band = band;
  circle.style.borderWidth = `${borderPx}px`;
  circle.append(drawGlyph(band));
  return circle;
}

function createRound(className: string | undefined, sizePx: number): HTMLElement {
  const circle = document.createElement('span');
  circle.className = className ?? '';
  circle.style.width = `${sizePx}px`;
  circle.style.height = `${sizePx}px`;
  return circle;
}

function drawGlyph(band: SliBand): SVGSVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const picture = document.createElementNS(namespace, 'svg');
  picture.setAttribute('viewBox', '-0.5 -0.5 13 13');
  picture.setAttribute('width', '13');
  picture.setAttribute('height', '13');
  picture.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', bandGlyphPaths[band]);
  picture.append(path);
  return picture;
}
