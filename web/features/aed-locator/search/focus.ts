import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Disabling a pressed button during its work drops the focus; this restores it afterwards, unless the visitor has moved
 * on. Attach the result to the button's onClick.
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
 * Restores the focus in a card after reordering: a card that was moved or re-rendered elsewhere has lost it. Does not
 * scroll, and does nothing if the focus was not lost.
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
 * Scrolls a search result to the top of the window and focuses it, once per result: the pressed button is a screen
 * above it. Does nothing if the focus is in another part of the page, or the visitor has seen it before (null).
 */
export function useMoveToAnswer(target: RefObject<HTMLElement | null>, answer: object | null): void {
  useLayoutEffect(
    function moveToAnswer() {
      const element = target.current;
      const { activeElement, body } = document;
      const isElsewhere = activeElement !== body && activeElement?.closest(`#${locatorId}`) === null;
      if (answer === null || element === null || isElsewhere) return;
      // Before the frame is painted, so that the content does not visibly jump.
      element.scrollIntoView({ block: 'start', behavior: 'instant' });
      element.focus({ preventScroll: true });
    },
    [target, answer],
  );
}
