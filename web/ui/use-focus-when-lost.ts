import { type RefObject, useEffect } from 'react';

/**
 * Gives the focus to what has come instead of what had it: a button that goes when it is pressed leaves it nowhere, and with it anyone who
 * works by keyboard. Anyone who is elsewhere stays there. The element needs a `tabIndex`; `because` tells one coming from the next.
 */
export function useFocusWhenLost(element: RefObject<HTMLElement | null>, because?: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each coming is one chance
  useEffect(
    function takeItUp() {
      const { activeElement, body } = document;
      if (activeElement === null || activeElement === body) element.current?.focus();
    },
    [element, because],
  );
}
