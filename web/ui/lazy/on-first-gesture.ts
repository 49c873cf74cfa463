const gestures = ['pointermove', 'pointerdown', 'keydown', 'click', 'scroll'] as const;

/**
 * Runs the work once, on the visitor's first interaction: what a press may need is then loading before it. Returns a
 * function that cancels.
 */
export function onFirstGesture(work: () => void): () => void {
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
