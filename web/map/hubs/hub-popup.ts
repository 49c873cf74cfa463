import * as L from 'leaflet';
import type { Hub } from '../../../domain/hub/hub.ts';
import { startPausingTimer } from '../../ui/pausing-timer.ts';
import { createPopupContent } from './hub-popup-content.ts';

/** A popup closes by itself after this many milliseconds without being hovered or focused. */
const popupDurationMs = 3000;

interface HubPopupOptions {
  readonly hub: Hub;
  readonly place: L.LatLng;
  /** Distance of the popup above the place, in CSS pixels. */
  readonly risePx: number;
  /** Whether the popup's link gets the focus, for keyboard users. */
  readonly takesFocus: boolean;
  readonly onExplore: (path: string) => void;
  /** Called when the popup closes while it has the focus, so that the focus can be moved elsewhere. */
  readonly onFocusLost: () => void;
}

/**
 * Opens a hub's popup, which closes any other popup and closes by itself after a while. Returns the popup's element.
 */
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
    // Without this, Leaflet would fade the popup out for 200 ms, during which it would still receive clicks.
    element.remove();
  });
  if (takesFocus) element.querySelector<HTMLElement>('a, [tabindex="-1"]')?.focus({ preventScroll: true });
  return element;
}

/**
 * Returns the options for the shape of a popup. It is narrow enough to avoid the controls at the map's edge. It needs
 * no panning, because the move to the hub brings it into view.
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
