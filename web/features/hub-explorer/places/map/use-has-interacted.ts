import { useEffect, useState } from 'react';

const signs = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel'] as const;

/** Whether the visitor has interacted with the page: a sign that they want more than its text. */
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
