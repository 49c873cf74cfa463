import * as L from 'leaflet';
import { nearestCopy } from '../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import { copyInView } from './flight.ts';
import { mapFrameText } from './frame-text.ts';
import { toLatLng } from './leaflet-map.ts';
import styles from './position-layer.module.css';

export interface PositionScene {
  readonly position: LongitudeLatitude;
  /** End of the green line. */
  readonly nearest: LongitudeLatitude | null;
  /** End of a thinner line: another hub the visitor looks at. */
  readonly other: LongitudeLatitude | null;
  /** Replaces "Your Location". */
  readonly label?: string;
  /** Below, where signs above their places would hide it; otherwise where there is space. */
  readonly labelSide?: 'below';
}

/** In CSS pixels, in sync with the gap in position-layer.module.css. */
const markerSize = 22;
const labelGap = 18;

/** Beside the position if the map does not end before the label, else above it: a hub's card may be below. */
function sideWithRoom(room: { readonly right: number; readonly left: number }, needed: number) {
  if (room.right >= needed) return 'right';
  return room.left >= needed ? 'left' : 'above';
}

/** Ends of a line that takes the short way around the world: the second end is the copy nearest to the first. */
function shortWay(from: LongitudeLatitude, to: LongitudeLatitude): [LongitudeLatitude, LongitudeLatitude] {
  return [from, [nearestCopy(to[0], from[0]), to[1]]];
}

/**
 * Draws the visitor's position and lines from it, in the copy of the world nearest to the centre. Returns a function
 * that removes them.
 */
export function addPositionLayer(map: L.Map, scene: PositionScene): () => void {
  const { position, nearest, other } = scene;
  const label = drawLabel(scene);
  const marker = L.marker(copyInView(map, position), {
    icon: L.divIcon({ className: styles.marker ?? '', html: label, iconSize: [markerSize, markerSize] }),
    interactive: false,
    keyboard: false,
    zIndexOffset: 5000,
  }).addTo(map);
  const lines = [
    { end: other, line: L.polyline([], { className: styles.otherLine ?? '', interactive: false }) },
    { end: nearest, line: L.polyline([], { className: styles.nearestLine ?? '', interactive: false }) },
  ];
  const followWorldCopies = () => {
    const place = copyInView(map, position);
    marker.setLatLng(place);
    const across = map.latLngToContainerPoint(place).x;
    const room = { right: map.getSize().x - across, left: across };
    label.dataset.side = scene.labelSide ?? sideWithRoom(room, markerSize / 2 + labelGap + label.offsetWidth);
    for (const { end, line } of lines) {
      if (end !== null) line.setLatLngs(shortWay([place.lng, place.lat], end).map(toLatLng));
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
