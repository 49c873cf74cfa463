import * as L from 'leaflet';
import { nearestEquivalentLongitude } from '../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import { chooseLabelSide, type FrameBox, type PositionSide } from './label-side.ts';
import { toLatLng } from './leaflet-map.ts';
import { findNearestWorldCopy } from './map-animation.ts';
import { mapFrameText } from './map-frame-text.ts';
import styles from './position-layer.module.css';

export interface PositionScene {
  readonly position: LongitudeLatitude;
  /** End of the green line to the nearest place. */
  readonly nearest: LongitudeLatitude | null;
  /** End of a thinner line to another hub that the visitor has selected. */
  readonly other: LongitudeLatitude | null;
  /** Text of the label. The default is "Your Location". */
  readonly label?: string;
  /**
   * Returns the signs that could cover the label. The label is placed on the side where they cover the least of it, if
   * possible below the position.
   */
  readonly signs?: () => readonly FrameBox[];
}

const markerSize = 22;

/** The order of sides for a label on the map of hubs, where a hub's card may be below the position. */
const besideFirst: readonly PositionSide[] = ['right', 'left', 'above'];
/** The order of sides for a label on a map with signs, which extend above their places. */
const belowFirst: readonly PositionSide[] = ['below', 'right', 'left', 'above'];

/**
 * Returns the ends of a line that takes the short way around the world. The second end is the copy of `to` nearest to
 * `from`.
 */
function shortestLine(from: LongitudeLatitude, to: LongitudeLatitude): [LongitudeLatitude, LongitudeLatitude] {
  return [from, [nearestEquivalentLongitude(to[0], from[0]), to[1]]];
}

/**
 * Draws the visitor's position and lines from it, in the copy of the world nearest to the centre. Returns a function
 * that removes them.
 */
export function addPositionLayer(map: L.Map, scene: PositionScene): () => void {
  const { position, nearest, other, signs } = scene;
  const label = drawLabel(scene);
  // This pane is in front of every other marker, so that nothing hides the visitor's position.
  const pane = map.getPane('position') ?? map.createPane('position');
  pane.style.zIndex = '640';
  pane.style.pointerEvents = 'none';
  const marker = L.marker(findNearestWorldCopy(map, position), {
    icon: L.divIcon({ className: styles.marker ?? '', html: label, iconSize: [markerSize, markerSize] }),
    pane: 'position',
    interactive: false,
    keyboard: false,
  }).addTo(map);
  const lines = [
    { end: other, line: L.polyline([], { className: styles.otherLine ?? '', interactive: false }) },
    { end: nearest, line: L.polyline([], { className: styles.nearestLine ?? '', interactive: false }) },
  ];
  const followWorldCopies = () => {
    const place = findNearestWorldCopy(map, position);
    marker.setLatLng(place);
    const { x, y } = map.latLngToContainerPoint(place);
    const { x: width, y: height } = map.getSize();
    label.dataset.side = chooseLabelSide(signs === undefined ? besideFirst : belowFirst, {
      place: [x, y],
      label: [label.offsetWidth, label.offsetHeight],
      frame: { left: 0, top: 0, right: width, bottom: height },
      signs: signs?.() ?? [],
    });
    for (const { end, line } of lines) {
      if (end !== null) line.setLatLngs(shortestLine([place.lng, place.lat], end).map(toLatLng));
    }
  };
  followWorldCopies();
  for (const { line } of lines) line.addTo(map);
  map.on('moveend', followWorldCopies);
  return function removePositionLayer() {
    map.off('moveend', followWorldCopies);
    marker.remove();
    for (const { line } of lines) line.remove();
  };
}

function drawLabel({ label: words = mapFrameText.yourLocation }: PositionScene): HTMLElement {
  const label = document.createElement('span');
  label.className = styles.label ?? '';
  label.textContent = words;
  return label;
}
