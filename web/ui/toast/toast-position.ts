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
 * Positions messages so that they do not cover what was pressed: at the bottom, within the thumb's reach; at the top if
 * the bottom would cover it and the top would not. Rectangles in window pixels.
 */
export function chooseToastPosition(pressed: Box | null, atBottom: Box, atTop: Box): ToastPlace {
  if (pressed === null || !overlaps(pressed, atBottom)) return 'bottom';
  return overlaps(pressed, atTop) ? 'bottom' : 'top';
}

/**
 * Distance from the window's edges, and the height of the page's header, in pixels; keep in sync with the stylesheet.
 */
const marginPx = 16;
const headerPx = 64;

/** Height of the bar at the bottom of the window (`data-bottom-bar`), while there is one. */
function footBarPx(): number {
  const bar = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect();
  return bar === undefined || bar.top > window.innerHeight || bar.bottom < window.innerHeight - 1 ? 0 : bar.height;
}

/** Tracks presses and determines the position of messages, and their distance from the bottom of the window. */
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
      // In the capture phase, so that it is known before the press takes effect.
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
      const lift = footBarPx();
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
