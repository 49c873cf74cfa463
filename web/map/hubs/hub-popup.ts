import * as L from 'leaflet';
import type { Hub } from '../../../domain/hub/hub.ts';
import { startPausingTimer } from '../../ui/pausing-timer.ts';
import { createPopupContent } from './hub-popup-content.ts';

/** A popup closes by itself after this many milliseconds without hover or focus. */
const popupDurationMs = 3000;

interface HubPopupOptions {
  readonly hub: Hub;
  readonly place: L.LatLng;
  /** Its offset above the place, in CSS pixels. */
  readonly risePx: number;
  /** Whether to focus its link, for keyboard users. */
  readonly takesFocus: boolean;
  readonly onExplore: (path: string) => void;
  /** Called when it closed while focused: the focus needs a target. */
  readonly onFocusLost: () => void;
}

/** Opens a hub's popup, closes any other, and closes it automatically. Returns its element. */
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
    // Otherwise Leaflet fades it for another 200 ms, during which it still receives clicks.
    element.remove();
  });
  if (takesFocus) element.querySelector<HTMLElement>('a, [tabindex="-1"]')?.focus({ preventScroll: true });
  return element;
}

/**
 * Narrow enough to avoid the controls at the map's edge. The move to the hub brings it into view, so no panning is
 * needed.
 */
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
