/** Two taps this close in time and position are a double tap, where the browser does not count clicks. */
const doubleTap = { withinMs: 300, withinPx: 15 } as const;

interface Press {
  readonly isOnMark: boolean;
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/**
 * A double click belongs to the mark of its first click: by the second the map may have moved under the pointer, and
 * another mark, a link or the bare map would receive it. `marks` is a selector. Returns a function that stops.
 */
export function redirectDoublePress(container: HTMLElement, marks: string): () => void {
  let first: Press | null = null;

  const follow = (event: MouseEvent) => {
    const { detail, timeStamp: at, clientX: x, clientY: y, target } = event;
    const isSecond = detail > 1 || (first !== null && isNear(first, { at, x, y }));
    if (!isSecond) {
      const isOnMark = target instanceof Element && target.closest(marks) !== null;
      // Keyboard clicks have a count of 0.
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
