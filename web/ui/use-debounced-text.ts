import { useEffect, useState } from 'react';

/** A text is announced if it has stayed unchanged for this long, in milliseconds. */
const settleMs = 800;

/**
 * Returns the text for a live region that follows a slider. The text is empty at first and changes only when `text` has
 * stayed unchanged for a while, so that a screen reader reads the result and not every step.
 */
export function useDebouncedText(text: string): string {
  const [{ settled, first }, setState] = useState({ settled: '', first: text });
  useEffect(
    function waitForRest() {
      if (text === settled || (settled === '' && text === first)) return;
      const timer = setTimeout(() => setState({ settled: text, first }), settleMs);
      return () => clearTimeout(timer);
    },
    [text, settled, first],
  );
  return settled;
}
