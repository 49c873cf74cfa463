import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Restores the focus of a button that is disabled after a press and therefore loses it. Does so when the work is done,
 * unless the visitor has moved the focus elsewhere. Pass the returned function as the button's `onClick`.
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
 * Remembers which control of a card has the focus, and returns a function that restores it after the cards have been
 * reordered. A moved card loses the focus. The returned function does not scroll, and does nothing if the focus was not
 * lost.
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

/** Id of the locator's element, on the locator's own page and on the home page. */
export const locatorElementId = 'aed-locator';

/**
 * Scrolls to a search result and focuses it, once for each result. Does nothing if another part of the page has the
 * focus. Pass null as `answer` for a result that the visitor has already seen.
 */
export function useScrollToResult(target: RefObject<HTMLElement | null>, answer: object | null): void {
  useLayoutEffect(
    function moveToAnswer() {
      const element = target.current;
      const { activeElement, body } = document;
      const isElsewhere = activeElement !== body && activeElement?.closest(`#${locatorElementId}`) === null;
      if (answer === null || element === null || isElsewhere) return;
      // A layout effect runs before the browser paints, so the visitor does not see the content jump.
      element.scrollIntoView({ block: 'start', behavior: 'instant' });
      element.focus({ preventScroll: true });
    },
    [target, answer],
  );
}
