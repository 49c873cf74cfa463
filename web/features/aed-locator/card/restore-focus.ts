import { type MouseEvent, useEffect, useRef } from 'react';

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
