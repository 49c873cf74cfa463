import { useEffect, useState } from 'react';

const signs = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel'] as const;

/** Whether the visitor has done anything on the page yet: a sign that more than its words is wanted. */
export function useHasInteracted(): boolean {
  const [hasActed, setHasActed] = useState(false);
  useEffect(
    function listenForSigns() {
      if (hasActed) return;
      const note = () => setHasActed(true);
      for (const sign of signs) addEventListener(sign, note, { once: true, passive: true });
      return () => {
        for (const sign of signs) removeEventListener(sign, note);
      };
    },
    [hasActed],
  );
  return hasActed;
}
