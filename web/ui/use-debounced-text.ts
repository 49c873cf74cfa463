import { useEffect, useState } from 'react';

/** How long a text must stay the same before it is worth saying aloud, in milliseconds. */
const restMs = 800;

/**
 * A text for a live region that follows something dragged: empty at first, then the text each time it has come to rest,
 * so that a screen reader hears the result and not every step on the way.
 */
export function useDebouncedText(text: string): string {
  const [{ settled, first }, setState] = useState({ settled: '', first: text });
  useEffect(
    function waitForRest() {
      if (text === settled || (settled === '' && text === first)) return;
      const timer = setTimeout(() => setState({ settled: text, first }), restMs);
      return () => clearTimeout(timer);
    },
    [text, settled, first],
  );
  return settled;
}
