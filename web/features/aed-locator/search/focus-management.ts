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
 * Returns a function that restores the focus in a card after reordering, because a card that is moved or rendered
 * elsewhere loses it. The function does not scroll, and does nothing if the focus was not lost.
 */
export function captureCardFocus(): () => void {
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

/** Element id of the locator, on its own page and on the home page. */
export const locatorElementId = 'aed-locator';

/**
 * Scrolls to a search result and focuses it, once per result, because the pressed button is a screen above it. Does
 * nothing if another part of the page has the focus, or for a result that the visitor has already seen (null).
 */
export function useScrollToResult(target: RefObject<HTMLElement | null>, answer: object | null): void {
  useLayoutEffect(
    function moveToAnswer() {
      const element = target.current;
      const { activeElement, body } = document;
      const isElsewhere = activeElement !== body && activeElement?.closest(`#${locatorElementId}`) === null;
      if (answer === null || element === null || isElsewhere) return;
      // Before the frame is painted, so that the content does not visibly jump.
      element.scrollIntoView({ block: 'start', behavior: 'instant' });
      element.focus({ preventScroll: true });
    },
    [target, answer],
  );
}
