import * as L from 'leaflet';
import type { Hub } from '../../domain/hub.ts';
import { markerStyle, type SliBand } from '../../domain/marker-style.ts';
import { formatPercent } from '../../domain/percent.ts';
import { bandGlyphPath } from './band-glyph.ts';
import { copyInView } from './flight.ts';
import styles from './hub-markers.module.css';
import { type Activation, listenForActivation, showWhenFocused } from './marker-activation.ts';
import { mapText } from './text.ts';

export interface HubMarkers {
  /** Marks one hub as the chosen one; null marks none. */
  choose(hubId: string | null): void;
  /** Gives the focus to a hub's marker. */
  focus(hubId: string): void;
  remove(): void;
}

/** Puts every hub on the map as a button, always at the world copy nearest to the middle. */
export function addHubMarkers(
  map: L.Map,
  hubs: readonly Hub[],
  onActivate: (hub: Hub, how: Activation) => void,
): HubMarkers {
  const markers = new Map(hubs.map((hub) => [hub.id, { hub, marker: createMarker(map, hub, onActivate) }]));
  const followWorldCopies = () => {
    for (const { hub, marker } of markers.values()) {
      const place = copyInView(map, hub.coords);
      if (place.lng !== marker.getLatLng().lng) marker.setLatLng(place);
    }
  };
  map.on('move', followWorldCopies);
  return {
    choose(hubId) {
      for (const [id, { marker }] of markers) marker.getElement()?.toggleAttribute('data-chosen', id === hubId);
    },
    focus: (hubId) => markers.get(hubId)?.marker.getElement()?.focus({ preventScroll: true }),
    remove() {
      map.off('move', followWorldCopies);
      for (const { marker } of markers.values()) marker.remove();
    },
  };
}

function createMarker(map: L.Map, hub: Hub, onActivate: (hub: Hub, how: Activation) => void): L.Marker {
  const { band, sizePx, borderPx } = markerStyle(hub);
  const icon = L.divIcon({
    className: styles.marker ?? '',
    html: drawCircle(band, sizePx, borderPx),
    iconSize: [sizePx, sizePx],
  });
  const marker = L.marker(copyInView(map, hub.coords), { icon, riseOnHover: true, autoPanOnFocus: false }).addTo(map);
  const element = marker.getElement();
  if (element === undefined) return marker;
  const percent = formatPercent(hub.sli).replace('%', ' %');
  element.setAttribute('aria-label', mapText.markerLabel(hub.name, percent));
  element.dataset.hub = hub.id;
  element.dataset.band = band;
  listenForActivation(marker, element, (how) => onActivate(hub, how));
  showWhenFocused(map, marker, element);
  return marker;
}

function drawCircle(band: SliBand, sizePx: number, borderPx: number): HTMLElement {
  const circle = document.createElement('span');
  circle.className = styles.circle ?? '';
  circle.dataset.band = band;
  circle.style.width = `${sizePx}px`;
  circle.style.height = `${sizePx}px`;
  circle.style.borderWidth = `${borderPx}px`;
  circle.append(drawGlyph(band));
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
  path.setAttribute('d', bandGlyphPath[band]);
  picture.append(path);
  return picture;
}
