import * as L from 'leaflet';
import type { Hub } from '../../../domain/hub/hub.ts';
import { nearestWorldCopy } from '../map-animation.ts';
import { type Activation, listenForActivation, showWhenFocused } from '../marker-activation.ts';
import { mapText } from './hub-map-text.ts';
import styles from './hub-markers.module.css';
import { isPointInMapView, markerPixels, unobstructedMapArea } from './map-pixels.ts';
import { badgeSizePx, findBadgePosition } from './overlapping-hubs.ts';

/** At least two hubs whose markers overlap, in the order of the list. */
export type Pile = readonly Hub[];

/** A marker on the map together with its element. */
export interface PiledMarker {
  readonly marker: L.Marker;
  readonly element: HTMLElement;
}

interface Badge extends PiledMarker {
  readonly pile: Pile;
}

export interface PileBadges {
  /** Shows badges for the given piles, replacing the previous badges. */
  draw(piles: readonly Pile[]): void;
  /** Moves the badges to where they are fully visible and cover nothing that can be clicked. */
  place(): void;
  /** Moves a pile's badge. It stays there until `place` is called again. */
  moveTo(pile: Pile, place: L.LatLng): void;
  /** Sets which pile is spread out; null if none is. */
  setOpen(pile: Pile | null): void;
  focus(pile: Pile): void;
  badges(): readonly Badge[];
  remove(): void;
}

interface PileBadgesOptions {
  /** The hubs whose own markers can be clicked. */
  readonly pressableHubs: () => readonly Hub[];
  readonly onPress: (pile: Pile, how: Activation) => void;
}

const aboveMarkers = 20_000;

/** Shows a button beside each pile of markers, with the number of hubs in it. The button spreads them out. */
export function addPileBadges(map: L.Map, { pressableHubs, onPress }: PileBadgesOptions): PileBadges {
  let badges: readonly Badge[] = [];

  function place(): void {
    const free = markerPixels(map, pressableHubs());
    const placed: L.PointTuple[] = [];
    for (const { pile, marker } of badges) {
      const points = markerPixels(map, pile);
      const frame = points.some((point) => isPointInMapView(map, point)) ? unobstructedMapArea(map) : null;
      const [x, y] = findBadgePosition({ pile: points, free, badges: placed, frame });
      placed.push([x, y]);
      marker.setLatLng(map.containerPointToLatLng([x, y]));
    }
  }

  function remove(): void {
    for (const { marker } of badges) marker.remove();
    badges = [];
  }

  return {
    draw(piles) {
      const former = badges.find(({ element }) => element === document.activeElement)?.pile[0];
      remove();
      badges = piles.map((pile) => createBadge(map, pile, (how) => onPress(pile, how)));
      place();
      if (former !== undefined)
        badges.find(({ pile }) => pile.includes(former))?.element.focus({ preventScroll: true });
    },
    place,
    moveTo: (wanted, place) => badges.find(({ pile }) => pile === wanted)?.marker.setLatLng(place),
    setOpen(open) {
      for (const { pile, element } of badges) {
        element.setAttribute('aria-expanded', String(pile === open));
        const [sign] = element.children;
        if (sign) sign.textContent = pile === open ? '×' : String(pile.length);
      }
    },
    focus: (wanted) => badges.find(({ pile }) => pile === wanted)?.element.focus({ preventScroll: true }),
    badges: () => badges,
    remove,
  };
}

function createBadge(map: L.Map, pile: Pile, onPress: (how: Activation) => void): Badge {
  const number = document.createElement('span');
  number.className = styles.count ?? '';
  number.textContent = String(pile.length);
  const icon = L.divIcon({ className: styles.badge ?? '', html: number, iconSize: [badgeSizePx, badgeSizePx] });
  const place = nearestWorldCopy(map, pile[0]?.coords ?? [0, 0]);
  const marker = L.marker(place, { icon, zIndexOffset: aboveMarkers, autoPanOnFocus: false }).addTo(map);
  const element = marker.getElement() as HTMLElement;
  element.dataset.mark = '';
  element.setAttribute(
    'aria-label',
    mapText.pileLabel(pile.length, pile.map(({ name }) => mapText.pileHub(name)).join(mapText.pileComma)),
  );
  listenForActivation(marker, element, onPress);
  showWhenFocused(map, marker, element, () => aboveMarkers);
  return { pile, marker, element };
}
