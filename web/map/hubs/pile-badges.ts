import * as L from 'leaflet';
import type { Hub } from '../../../domain/hub/hub.ts';
import { copyInView } from '../flight.ts';
import { type Activation, listenForActivation, showWhenFocused } from '../marker-activation.ts';
import { mapText } from './hub-map-text.ts';
import styles from './hub-markers.module.css';
import { badgeSizePx, placeBadge } from './hub-piles.ts';
import { freeArea, isInView, markerPixels } from './map-pixels.ts';

/** Hubs whose markers cover one another; at least two, in the order of the list. */
export type Pile = readonly Hub[];

/** Something on the map that can be pressed. */
export interface PiledMarker {
  readonly marker: L.Marker;
  readonly element: HTMLElement;
}

interface Badge extends PiledMarker {
  readonly pile: Pile;
}

export interface PileBadges {
  /** Shows a badge for each of these piles in place of the former ones. */
  draw(piles: readonly Pile[]): void;
  /** Puts the badges where they are seen whole in the present frame and cover nothing that can be pressed. */
  place(): void;
  /** Puts the badge of a pile somewhere else until all are placed again. */
  moveTo(pile: Pile, place: L.LatLng): void;
  /** Says which pile is fanned out; null for none. */
  setOpen(pile: Pile | null): void;
  focus(pile: Pile): void;
  badges(): readonly Badge[];
  remove(): void;
}

interface PileBadgesOptions {
  /** The hubs that can be pressed where they stand. */
  readonly pressableHubs: () => readonly Hub[];
  readonly onPress: (pile: Pile, how: Activation) => void;
}

const aboveMarkers = 20_000;

/** Shows beside each pile of markers how many hubs it holds, as a button that fans them out. */
export function addPileBadges(map: L.Map, { pressableHubs, onPress }: PileBadgesOptions): PileBadges {
  let badges: readonly Badge[] = [];

  function place(): void {
    const free = markerPixels(map, pressableHubs());
    const placed: L.PointTuple[] = [];
    for (const { pile, marker } of badges) {
      const points = markerPixels(map, pile);
      const frame = points.some((point) => isInView(map, point)) ? freeArea(map) : null;
      const [x, y] = placeBadge({ pile: points, free, badges: placed, frame });
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
  const place = copyInView(map, pile[0]?.coords ?? [0, 0]);
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
