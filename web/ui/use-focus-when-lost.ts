import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus to the element that replaces the focused one: a button that disappears when pressed would leave
 * keyboard users nowhere. A focus elsewhere stays. The element needs a `tabIndex`; `because` distinguishes one
 * appearance from the next.
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
