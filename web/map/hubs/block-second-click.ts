/** Two taps within this time and distance count as a double tap. Needed in browsers that do not count clicks. */
const doubleTap = { withinMs: 300, withinPx: 15 } as const;

interface Press {
  readonly isOnMark: boolean;
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Stops the second click of a double click if the first one hit a marker. The map may have moved under the pointer in
 * the meantime, so that another marker, a link or the map itself would receive the second click. `markerSelector` is a
 * selector for markers. Returns a function that removes the listeners.
 */
export function blockSecondClick(container: HTMLElement, markerSelector: string): () => void {
  let first: Press | null = null;

  const follow = (event: MouseEvent) => {
    const { detail, timeStamp: at, clientX: x, clientY: y, target } = event;
    const isSecond = detail > 1 || (first !== null && isNear(first, { at, x, y }));
    if (!isSecond) {
      const isOnMark = target instanceof Element && target.closest(markerSelector) !== null;
      // A click made with the keyboard has a `detail` of 0.
      first = detail === 0 ? null : { isOnMark, at, x, y };
    } else if (first?.isOnMark) swallow(event);
  };
  container.addEventListener('click', follow, { capture: true });
  container.addEventListener('dblclick', follow, { capture: true });
  return () => {
    container.removeEventListener('click', follow, { capture: true });
    container.removeEventListener('dblclick', follow, { capture: true });
  };
}

function isNear(first: Press, { at, x, y }: Omit<Press, 'isOnMark'>): boolean {
  return at - first.at < doubleTap.withinMs && Math.hypot(x - first.x, y - first.y) <= doubleTap.withinPx;
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
