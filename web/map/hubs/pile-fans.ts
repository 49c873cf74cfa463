import type * as L from 'leaflet';
import type { Activation } from '../marker-activation.ts';
import type { Pile, PileBadges } from './pile-badges.ts';
import { type HubMarker, type OpenPileFan, openPileFan } from './pile-fan-layer.ts';

export interface PileFans {
  /** The pile that is spread out; null if none is. */
  openPile(): Pile | null;
  /**
   * Spreads out a pile, or closes it. For keyboard users it moves the focus to the pile's first hub, or back to the
   * pile's badge.
   */
  toggle(pile: Pile, how: Activation): void;
  close(): void;
  remove(): void;
}

interface PileFansOptions {
  readonly markers: readonly HubMarker[];
  readonly badges: PileBadges;
  /** Called after a pile was spread out or closed. */
  readonly onChange: () => void;
}

/** Spreads out one pile at a time. Escape, a click beside the pile or a change of zoom closes it. */
export function addPileFans(map: L.Map, { markers, badges, onChange }: PileFansOptions): PileFans {
  let open: { readonly pile: Pile; readonly fan: OpenPileFan } | null = null;

  const membersOf = (pile: Pile) => markers.filter(({ hub }) => pile.includes(hub));

  function fanOut(pile: Pile, how: Activation): void {
    close();
    const others = [
      ...markers.filter(({ hub }) => !pile.includes(hub)),
      ...badges.badges().filter((badge) => badge.pile !== pile),
    ];
    open = { pile, fan: openPileFan(map, membersOf(pile), others) };
    badges.moveTo(pile, open.fan.corner);
    onChange();
    if (how === 'keyboard') membersOf(pile)[0]?.element.focus({ preventScroll: true });
  }

  function close(): void {
    if (open === null) return;
    const { pile, fan } = open;
    const hadFocus = membersOf(pile).some(({ element }) => element === document.activeElement);
    open = null;
    fan.close();
    badges.place();
    onChange();
    if (hadFocus) badges.focus(pile);
  }

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  const listeners = { zoomstart: close, click: close };
  map.on(listeners);
  map.getContainer().addEventListener('keydown', onKey);
  return {
    openPile: () => open?.pile ?? null,
    toggle(pile, how) {
      if (open?.pile === pile) close();
      else fanOut(pile, how);
    },
    close,
    remove() {
      close();
      map.off(listeners);
      map.getContainer().removeEventListener('keydown', onKey);
    },
  };
}
