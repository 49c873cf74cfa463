import * as L from 'leaflet';
import type { FrameBox } from '../label-side.ts';
import { findNearestWorldCopy } from '../map-animation.ts';
import { listenForActivation, showWhenFocused } from '../marker-activation.ts';
import { formatListedAedLabel } from './aed-map-text.ts';
import styles from './aed-marks.module.css';
import { drawAedSign } from './aed-shapes.ts';
import type { MapAed } from './map-aed.ts';
import { computeIconBox, computeIconPositions, type IconShape } from './marker-frames.ts';

export interface ListedAeds {
  show(aeds: readonly MapAed[], chosenId: string | null): void;
  /** Returns the areas in the map's frame that the signs cover. */
  boxes(): readonly FrameBox[];
  remove(): void;
}

/** The anchor puts the tip of the sign's post at the AED's position. */
const sign: IconShape = { size: [44, 50], anchor: [22, 47] };

/**
 * Returns the z-index offset of an AED's sign. AEDs earlier in the list are drawn in front of later ones, regardless of
 * their latitude. The selected AED is drawn in front of all.
 */
const zIndexOffsetOf = (number: number, isChosen: boolean) => (isChosen ? 50_000 : -2000 * number);

/** Draws the listed AEDs as numbered signs. The Tab key follows the order of the list. */
export function addListedAeds(map: L.Map, onChoose: (id: string) => void): ListedAeds {
  const pane = map.createPane('listedAeds');
  pane.style.zIndex = '620';
  let markers = new Map<string, L.Marker>();
  let listed: readonly MapAed[] = [];

  /** Draws the signs on the nearest copy of the world. Signs earlier in the list stay at their places. */
  function place(): void {
    const icons = listed.map(({ position }) => ({ position: findNearestWorldCopy(map, position), shape: sign }));
    computeIconPositions(map, icons, []).forEach((position, at) => {
      const marker = markers.get(listed[at]?.id ?? '');
      if (marker?.getLatLng().equals(position) === false) marker.setLatLng(position);
    });
  }
  map.on('moveend', place);

  function rebuild(aeds: readonly MapAed[]): void {
    const focused = [...markers].find(([, marker]) => marker.getElement() === document.activeElement)?.[0];
    for (const marker of markers.values()) marker.remove();
    markers = new Map(aeds.map((aed) => [aed.id, createMarker(map, aed, onChoose)]));
    if (focused !== undefined) markers.get(focused)?.getElement()?.focus({ preventScroll: true });
  }

  return {
    show(aeds, chosenId) {
      const isSameList = aeds.map(({ id }) => id).join('\n') === [...markers.keys()].join('\n');
      listed = aeds;
      if (!isSameList) rebuild(aeds);
      place();
      for (const aed of aeds) {
        const marker = markers.get(aed.id);
        if (marker !== undefined) updateMarker(marker, aed, aed.id === chosenId);
      }
    },
    boxes: () => [...markers.values()].map((marker) => computeIconBox(map, marker.getLatLng(), sign)),
    remove() {
      map.off('moveend', place);
      for (const marker of markers.values()) marker.remove();
    },
  };
}

function createMarker(map: L.Map, { id, position, number }: MapAed, onChoose: (id: string) => void): L.Marker {
  const icon = L.divIcon({ className: styles.mark ?? '', iconSize: [...sign.size], iconAnchor: [...sign.anchor] });
  const marker = L.marker(findNearestWorldCopy(map, position), {
    icon,
    pane: 'listedAeds',
    autoPanOnFocus: false,
  }).addTo(map);
  const element = marker.getElement();
  if (element === undefined) return marker;
  listenForActivation(marker, element, () => onChoose(id));
  showWhenFocused(map, marker, element, () => zIndexOffsetOf(number, element.getAttribute('aria-pressed') === 'true'));
  return marker;
}

/** Updates a marker in place, so that a focused marker keeps the focus. */
function updateMarker(marker: L.Marker, aed: MapAed, isChosen: boolean): void {
  const element = marker.getElement();
  if (element === undefined) return;
  if (element !== document.activeElement) marker.setZIndexOffset(zIndexOffsetOf(aed.number, isChosen));
  element.setAttribute('aria-label', formatListedAedLabel(aed));
  element.setAttribute('aria-pressed', String(isChosen));
  element.replaceChildren(drawAedSign(aed));
}
