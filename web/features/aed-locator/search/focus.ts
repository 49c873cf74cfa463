import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * A pressed button that is disabled while its work runs drops the focus; this gives it back afterwards, unless the visitor
 * has gone elsewhere in the meantime. Put the answer on the button's onClick.
 */
export function useRestoreFocus(isWorking: boolean): (event: MouseEvent<HTMLElement>) => void {
  const pressed = useRef<HTMLElement | null>(null);
  useEffect(
    function giveFocusBack() {
      if (isWorking) return;
      const button = pressed.current;
      pressed.current = null;
      if (document.activeElement === document.body) button?.focus({ preventScroll: true });
    },
    [isWorking],
  );
  return ({ currentTarget }) => {
    pressed.current = currentTarget;
  };
}

const controlsOf = (card: Element) => [
  ...card.querySelectorAll<HTMLElement>('a[href], button, summary, input, select'),
];

/**
 * The way back to what has the focus in a card, to be gone once the cards stand in another order: a card that has moved or was drawn
 * elsewhere has lost it. Nothing scrolls, and a focus that was not lost is left alone.
 */
export function rememberCardFocus(): () => void {
  const focused = document.activeElement;
  const card = focused?.closest('article[id]');
  if (!(focused instanceof HTMLElement) || !card) return () => undefined;
  const place = controlsOf(card).indexOf(focused);
  return function goBack() {
    if (document.activeElement !== document.body) return;
    const drawn = document.getElementById(card.id);
    const same = focused.isConnected || drawn === null ? focused : (controlsOf(drawn)[place] ?? drawn);
    same.focus({ preventScroll: true });
  };
}

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
