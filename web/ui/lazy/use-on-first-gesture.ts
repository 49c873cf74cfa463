import { useEffect, useState } from 'react';
import { onFirstGesture } from './on-first-gesture.ts';

/**
 * What `load` brings, null until it is there. It is requested with the visitor's first gesture, so that a press mostly finds it, and by `ask`
 * and each press again where it did not come. `load` stays the same for good.
 */
export function useOnFirstGesture<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [{ ask }] = useState(() => ({
    ask: () =>
      void load().then(
        (loaded) => setPart(() => loaded),
        (cause: unknown) => {
          console.warn('A part of the page did not load; the rest does without it until the next press.', cause);
          setFailed(true);
        },
      ),
  }));
  useEffect(() => onFirstGesture(ask), [ask]);
  useEffect(
    function askWithEachPress() {
      if (!hasFailed || part !== null) return;
      window.addEventListener('click', ask, true);
      return () => window.removeEventListener('click', ask, true);
    },
    [ask, hasFailed, part],
  );
  return { part, ask };
}
