import { type FocusEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Toast } from './toast-store.ts';

/** The key that leads to the newest message: the page's end is too far to tab to in five seconds. */
export const toastKey = 'F8';

function focusNewest(region: HTMLElement | null) {
  const buttons = region?.querySelectorAll('button') ?? [];
  Array.from(buttons).at(-1)?.focus();
}

function subscribeToVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/**
 * Whether the messages must wait: someone points at them or has the focus in them, or nobody sees the page, because its
 * reader is on the phone. All wait together: one that went from below the others would pull them away from under the
 * pointer. The focus goes back to where it came from when its message closes.
 */
export function useToastAttention(region: RefObject<HTMLElement | null>, toasts: readonly Toast[]) {
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
        if (event.key === toastKey) focusNewest(region.current);
      };
      document.addEventListener('keydown', onKeyDown);
      return () => document.removeEventListener('keydown', onKeyDown);
    },
    [region],
  );

  useEffect(
    function followRemovals() {
      // A removed element reports neither leaving nor blur, so what was held by it is asked again.
      if (toasts.length === 0) setIsPointedAt(false);
      setHasFocus(region.current?.contains(document.activeElement) ?? false);
    },
    [region, toasts],
  );

  return {
    isHeld: isPointedAt || hasFocus || isHidden,
    /** Takes the focus out of a message that is about to close, back to where it came from. */
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
