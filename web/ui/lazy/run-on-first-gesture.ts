const gestures = ['pointermove', 'pointerdown', 'keydown', 'click', 'scroll'] as const;

/**
 * Calls `work` once, when the visitor first interacts with the page, so that code is loading before a button needs it.
 * Returns a function that cancels this.
 */
export function runOnFirstGesture(work: () => void): () => void {
  const waiting = new AbortController();
  const begin = () => {
    waiting.abort();
    work();
  };
  for (const gesture of gestures) {
    window.addEventListener(gesture, begin, { capture: true, passive: true, signal: waiting.signal });
  }
  return () => waiting.abort();
}
