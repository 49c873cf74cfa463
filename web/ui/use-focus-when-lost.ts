import { type RefObject, useEffect } from 'react';

/**
 * Focuses an element that replaces the focused one. Otherwise keyboard users would lose their position when the pressed
 * button disappears. If another element has the focus, the focus stays there. The element needs a `tabIndex`. A change
 * of `because` means that the element has appeared again.
 */
export function useFocusWhenLost(element: RefObject<HTMLElement | null>, because?: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run each time the element appears
  useEffect(
    function takeItUp() {
      const { activeElement, body } = document;
      if (activeElement === null || activeElement === body) element.current?.focus();
    },
    [element, because],
  );
}
