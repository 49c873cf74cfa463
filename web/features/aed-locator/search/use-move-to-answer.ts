import { type RefObject, useLayoutEffect } from 'react';

/** Anchor of the locator, on its own page and on home. */
export const locatorId = 'aed-locator';

/**
 * Brings the answer of a search to the top of the window and gives it the focus, once for each answer: what was pressed stands
 * a screen above it. A visitor whose focus has gone to another part of the page is left alone, and so is who has seen it before (null).
 */
export function useMoveToAnswer(target: RefObject<HTMLElement | null>, answer: object | null): void {
  useLayoutEffect(
    function moveToAnswer() {
      const element = target.current;
      const { activeElement, body } = document;
      const isElsewhere = activeElement !== body && activeElement?.closest(`#${locatorId}`) === null;
      if (answer === null || element === null || isElsewhere) return;
      // Before the frame is drawn, so that what stood there is never seen to jump.
      element.scrollIntoView({ block: 'start', behavior: 'instant' });
      element.focus({ preventScroll: true });
    },
    [target, answer],
  );
}
