import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Toast } from './toast-store.ts';

type ToastPlace = 'bottom' | 'top';

interface Box {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/**
 * Chooses where messages are shown so that they do not cover the clicked element. They are at the bottom, within reach
 * of the thumb. They are at the top if they would cover the element at the bottom but not at the top. Boxes are in
 * pixels of the window.
 */
export function chooseToastPosition(pressed: Box | null, atBottom: Box, atTop: Box): ToastPlace {
  if (pressed === null || !overlaps(pressed, atBottom)) return 'bottom';
  return overlaps(pressed, atTop) ? 'bottom' : 'top';
}

/**
 * Distance of messages from the window's edges and height of the page's header, in pixels. Both must match the style
 * sheet.
 */
const marginPx = 16;
const headerPx = 64;

/** Returns the height of the bar at the bottom of the window (`data-bottom-bar`) in pixels; 0 if there is none. */
function bottomBarHeightPx(): number {
  const bar = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect();
  return bar === undefined || bar.top > window.innerHeight || bar.bottom < window.innerHeight - 1 ? 0 : bar.height;
}

/**
 * Remembers the element that was clicked last, and determines the position of messages and their distance from the
 * bottom of the window.
 */
export function useToastPosition(region: RefObject<HTMLElement | null>, toasts: readonly Toast[]) {
  const pressed = useRef<Element | null>(null);
  const [place, setPlace] = useState<ToastPlace>('bottom');
  const [liftPx, setLiftPx] = useState(0);

  useEffect(
    function rememberWhatIsPressed() {
      const remember = ({ target }: MouseEvent) => {
        if (!(target instanceof Element) || region.current?.contains(target)) return;
        pressed.current = target.closest('button, a');
      };
      // The listener is in the capture phase, so that the element is known before the click takes effect.
      document.addEventListener('click', remember, true);
      return () => document.removeEventListener('click', remember, true);
    },
    [region],
  );

  useLayoutEffect(
    function placeMessages() {
      const box = region.current?.getBoundingClientRect();
      if (box === undefined || toasts.length === 0) return;
      const { left, right, height } = box;
      const lift = bottomBarHeightPx();
      setLiftPx(lift);
      const bottom = window.innerHeight - marginPx - lift;
      const top = headerPx + marginPx;
      setPlace(
        chooseToastPosition(
          pressed.current?.isConnected ? pressed.current.getBoundingClientRect() : null,
          { left, right, top: bottom - height, bottom },
          { left, right, top, bottom: top + height },
        ),
      );
    },
    [region, toasts],
  );

  return { place, liftPx };
}
