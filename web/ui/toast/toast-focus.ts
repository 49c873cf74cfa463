import { type FocusEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Toast } from './toast-store.ts';

/**
 * The key that focuses the newest message. A message is shown for five seconds, in which a visitor could not reach the
 * end of the page with the Tab key.
 */
export const toastFocusKey = 'F8';

function focusNewest(region: HTMLElement | null) {
  const buttons = region?.querySelectorAll('button') ?? [];
  Array.from(buttons).at(-1)?.focus();
}

function subscribeToVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/**
 * Determines whether messages must stay because one is hovered or focused or the page is hidden. Then all of them stay.
 * Otherwise a message that disappears would move the others away from under the pointer. When a message closes, the
 * focus returns to where it was.
 */
export function useToastFocus(region: RefObject<HTMLElement | null>, toasts: readonly Toast[]) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isHidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  );
  const cameFrom = useRef<HTMLElement | null>(null);

  useEffect(
    function listenForTheKey() {
      const onKeyDown = (event: KeyboardEvent) => {
        if (event.key === toastFocusKey) focusNewest(region.current);
      };
      document.addEventListener('keydown', onKeyDown);
      return () => document.removeEventListener('keydown', onKeyDown);
    },
    [region],
  );

  useEffect(
    function followRemovals() {
      // Leave and blur events do not fire for an element that is removed, so the state is reset here.
      if (toasts.length === 0) setIsPointedAt(false);
      setHasFocus(region.current?.contains(document.activeElement) ?? false);
    },
    [region, toasts],
  );

  return {
    isHeld: isPointedAt || hasFocus || isHidden,
    /** Moves the focus from a closing message back to where it was. */
    leave(closing: HTMLElement) {
      if (cameFrom.current?.isConnected) cameFrom.current.focus({ preventScroll: true });
      else closing.blur();
    },
    handlers: {
      onPointerEnter: () => setIsPointedAt(true),
      onPointerLeave: () => setIsPointedAt(false),
      onFocus: (event: FocusEvent<HTMLElement>) => {
        setHasFocus(true);
        const origin = event.relatedTarget;
        if (origin instanceof HTMLElement && !event.currentTarget.contains(origin)) cameFrom.current = origin;
      },
      onBlur: (event: FocusEvent<HTMLElement>) => setHasFocus(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
