import { useEffect, useState } from 'react';

/** How long a text must stay unchanged before it is announced, in milliseconds. */
const restMs = 800;

/**
 * Text for a live region that follows a drag: empty at first, then the text whenever it has settled, so that a screen
 * reader reads the result and not every step.
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
