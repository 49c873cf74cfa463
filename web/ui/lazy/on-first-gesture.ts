const gestures = ['pointermove', 'pointerdown', 'keydown', 'click', 'scroll'] as const;

/** Does the work once, as soon as the visitor does anything at all: what a press may ask for is then on its way before it. Returns what ends the waiting. */
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
