import { useEffect, useState } from 'react';
import { runOnFirstGesture } from './run-on-first-gesture.ts';

/**
 * Loads something on the visitor's first interaction, so that it has usually loaded before a button needs it. `part` is
 * the result, or null until then. After a failure, each click tries again. `load` must be the same function on every
 * render.
 */
export function useLoadOnFirstGesture<Part>(load: () => Promise<Part>) {
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
  useEffect(() => runOnFirstGesture(ask), [ask]);
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
