import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls `onClose` when Escape is pressed in an element, or while nothing has the focus. An open modal dialog, a menu or
 * a text field that has the focus keeps the key to itself.
 */
export function useCloseOnEscape(element: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(
    function listenForEscape() {
      const onKey = ({ key, target, defaultPrevented }: KeyboardEvent) => {
        if (key !== 'Escape' || defaultPrevented || document.querySelector(':modal') !== null) return;
        const isWithin = target instanceof Node && element.current?.contains(target);
        if (isWithin || target === document.body) close();
      };
      document.addEventListener('keydown', onKey);
      return () => document.removeEventListener('keydown', onKey);
    },
    [element],
  );
}
