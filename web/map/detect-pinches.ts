/**
 * Taps are ignored for this long after a pinch. Fingers are lifted one after the other, and the last one may look like
 * a tap.
 */
const afterPinchMs = 500;

/**
 * Watches an element for pinches. `isPinch` returns whether a tap at this moment belongs to a pinch; `stop` removes the
 * listeners.
 */
export function detectPinches(element: HTMLElement): { readonly isPinch: () => boolean; readonly stop: () => void } {
  const down = new Set<number>();
  let endedAt = Number.NEGATIVE_INFINITY;
  let isOfMany = false;
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true, passive: true };
  element.addEventListener(
    'pointerdown',
    ({ pointerId }) => {
      down.add(pointerId);
      isOfMany ||= down.size > 1;
    },
    options,
  );
  for (const end of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(
      end,
      ({ pointerId, timeStamp }) => {
        if (!down.delete(pointerId) || !isOfMany) return;
        endedAt = timeStamp;
        isOfMany = down.size > 0;
      },
      options,
    );
  return { isPinch: () => isOfMany || performance.now() - endedAt < afterPinchMs, stop: () => stop.abort() };
}
