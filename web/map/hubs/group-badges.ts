import * as L from 'leaflet';
import type { Hub } from '../../../domain/hub/hub.ts';
import { findNearestWorldCopy } from '../map-animation.ts';
import { listenForActivation, type MarkerActivation, showWhenFocused } from '../marker-activation.ts';
import { hubMapText } from './hub-map-text.ts';
import styles from './hub-markers.module.css';
import { computeMarkerPixels, findUnobstructedArea, isPointInMapView } from './map-pixels.ts';
import { badgeSizePx, findBadgePosition } from './overlapping-hubs.ts';

/** At least two hubs whose markers overlap, in the order of the list. */
export type MarkerGroup = readonly Hub[];

/** A marker on the map together with its element. */
export interface MarkerWithElement {
  readonly marker: L.Marker;
  readonly element: HTMLElement;
}

interface Badge extends MarkerWithElement {
  readonly group: MarkerGroup;
}

export interface GroupBadges {
  /** Shows badges for the given groups, replacing the previous badges. */
  draw(groups: readonly MarkerGroup[]): void;
  /** Moves the badges to where they are fully visible and cover nothing that can be clicked. */
  place(): void;
  /** Moves a group's badge. It stays there until `place` is called again. */
  moveTo(group: MarkerGroup, place: L.LatLng): void;
  /** Sets which group is spread out. Null means that none is. */
  setOpen(group: MarkerGroup | null): void;
  focus(group: MarkerGroup): void;
  badges(): readonly Badge[];
  remove(): void;
}

interface GroupBadgesOptions {
  /** Returns the hubs whose own markers can be clicked. */
  readonly pressableHubs: () => readonly Hub[];
  readonly onPress: (group: MarkerGroup, how: MarkerActivation) => void;
}

const aboveMarkers = 20_000;

/** Shows a button beside each group of markers, with the number of hubs in it. The button spreads them out. */
export function addGroupBadges(map: L.Map, { pressableHubs, onPress }: GroupBadgesOptions): GroupBadges {
  let badges: readonly Badge[] = [];

  function place(): void {
    const free = computeMarkerPixels(map, pressableHubs());
    const placed: L.PointTuple[] = [];
    for (const { group, marker } of badges) {
      const points = computeMarkerPixels(map, group);
      const frame = points.some((point) => isPointInMapView(map, point)) ? findUnobstructedArea(map) : null;
      const [x, y] = findBadgePosition({ group: points, free, badges: placed, frame });
      placed.push([x, y]);
      marker.setLatLng(map.containerPointToLatLng([x, y]));
    }
  }

  function remove(): void {
    for (const { marker } of badges) marker.remove();
    badges = [];
  }

  return {
    draw(groups) {
      const previous = badges.find(({ element }) => element === document.activeElement)?.group[0];
      remove();
      badges = groups.map((group) => createBadge(map, group, (how) => onPress(group, how)));
      place();
      if (previous !== undefined)
        badges.find(({ group }) => group.includes(previous))?.element.focus({ preventScroll: true });
    },
    place,
    moveTo: (wanted, place) => badges.find(({ group }) => group === wanted)?.marker.setLatLng(place),
    setOpen(open) {
      for (const { group, element } of badges) {
        element.setAttribute('aria-expanded', String(group === open));
        const [sign] = element.children;
        if (sign) sign.textContent = group === open ? '×' : String(group.length);
      }
    },
    focus: (wanted) => badges.find(({ group }) => group === wanted)?.element.focus({ preventScroll: true }),
    badges: () => badges,
    remove,
  };
}

function createBadge(map: L.Map, group: MarkerGroup, onPress: (how: MarkerActivation) => void): Badge {
  const number = document.createElement('span');
  number.className = styles.count ?? '';
  number.textContent = String(group.length);
  const icon = L.divIcon({ className: styles.badge ?? '', html: number, iconSize: [badgeSizePx, badgeSizePx] });
  const place = findNearestWorldCopy(map, group[0]?.coords ?? [0, 0]);
  const marker = L.marker(place, { icon, zIndexOffset: aboveMarkers, autoPanOnFocus: false }).addTo(map);
  const element = marker.getElement() as HTMLElement;
  element.dataset.mark = '';
  element.setAttribute(
    'aria-label',
    hubMapText.pileLabel(group.length, group.map(({ name }) => hubMapText.pileHub(name)).join(hubMapText.pileComma)),
  );
  listenForActivation(marker, element, onPress);
  showWhenFocused(map, marker, element, () => aboveMarkers);
  return { group, marker, element };
}
