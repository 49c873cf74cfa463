import * as L from 'leaflet';
import type { Hub } from '../../../domain/hub/hub.ts';
import { startPausingTimer } from '../../ui/pausing-timer.ts';
import { createPopupContent } from './hub-popup-content.ts';

/** A popup closes by itself after this many milliseconds in which nobody points at it or has the focus in it. */
const popupDurationMs = 3000;

interface HubPopupOptions {
  readonly hub: Hub;
  readonly place: L.LatLng;
  /** How far above the place it stands, in CSS pixels. */
  readonly risePx: number;
  /** Whether the focus goes to its link: anyone who opened it from the keyboard continues from there. */
  readonly takesFocus: boolean;
  readonly onExplore: (path: string) => void;
  /** Called when it closed with the focus inside, which must go somewhere. */
  readonly onFocusLost: () => void;
}

/** Opens a hub's popup, closing any other, and lets it close by itself. Returns its element. */
export function openHubPopup(map: L.Map, options: HubPopupOptions): HTMLElement | null {
  const { hub, place, risePx, takesFocus, onExplore, onFocusLost } = options;
  const close = () => {
    const hadFocus = content.contains(document.activeElement);
    popup.close();
    if (hadFocus) onFocusLost();
  };
  const content = createPopupContent(hub, { onExplore, onClose: close });
  const popup = L.popup({ ...popupShape(map), offset: [0, -risePx] })
    .setLatLng(place)
    .setContent(content)
    .openOn(map);
  const element = popup.getElement();
  if (element === undefined) return null;
  const timer = startPausingTimer(popupDurationMs, close);
  holdWhileAttended(element, timer);
  element.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
  popup.once('remove', () => {
    timer.cancel();
    // Leaflet would leave it fading for another 200 ms, a target for clicks that lead nowhere.
    element.remove();
  });
  if (takesFocus) element.querySelector<HTMLElement>('a, [tabindex="-1"]')?.focus({ preventScroll: true });
  return element;
}

/** Narrow enough to stand clear of the controls at the map's edge. The flight to the hub brings it into view, so it need not pan. */
function popupShape(map: L.Map): L.PopupOptions {
  const maxWidth = Math.min(280, map.getSize().x - 106);
  return { autoPan: false, minWidth: Math.min(220, maxWidth), maxWidth, closeButton: false, closeOnEscapeKey: false };
}

function holdWhileAttended(element: HTMLElement, timer: { pause(): void; resume(): void }): void {
  let isPointedAt = false;
  let isFocused = false;
  const follow = () => (isPointedAt || isFocused ? timer.pause() : timer.resume());
  const onPointer = (isInside: boolean) => () => {
    isPointedAt = isInside;
    follow();
  };
  element.addEventListener('pointerenter', onPointer(true));
  element.addEventListener('pointerleave', onPointer(false));
  element.addEventListener('focusin', () => {
    isFocused = true;
    follow();
  });
  element.addEventListener('focusout', (event) => {
    isFocused = event.relatedTarget instanceof Node && element.contains(event.relatedTarget);
    follow();
  });
}
