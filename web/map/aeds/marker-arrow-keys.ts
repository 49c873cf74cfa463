import { findActiveElementInTree } from '../active-element.ts';

const directions: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface ArrowKeyNavigation {
  /** Must be called when markers have been added or removed. */
  renew(): void;
  remove(): void;
}

/**
 * Makes the markers of a pane a single tab stop ("roving tabindex"), because hundreds of tab stops would make it hard
 * to get past the map. The arrow keys move between markers.
 */
export function addArrowKeyNavigation(pane: HTMLElement): ArrowKeyNavigation {
  const marks = () => [...pane.querySelectorAll<HTMLElement>(':scope > [tabindex]')];
  const makeStop = (stop: HTMLElement | undefined) => {
    for (const mark of marks()) mark.tabIndex = mark === stop ? 0 : -1;
  };
  const onKey = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    const from = marks().find((mark) => mark === findActiveElementInTree(pane));
    if (direction === undefined || from === undefined) return;
    event.preventDefault();
    nextMarker(from, marks(), direction)?.focus({ preventScroll: true });
  };
  const onFocus = ({ target }: FocusEvent) => makeStop(marks().find((mark) => mark === target));
  pane.addEventListener('keydown', onKey);
  pane.addEventListener('focusin', onFocus);
  return {
    renew() {
      const present = marks();
      makeStop(present.find((mark) => mark === findActiveElementInTree(pane)) ?? present[0]);
    },
    remove() {
      pane.removeEventListener('keydown', onKey);
      pane.removeEventListener('focusin', onFocus);
    },
  };
}

/** Returns the nearest marker in a direction. Sideways distance counts double. */
function nextMarker(
  from: HTMLElement,
  marks: readonly HTMLElement[],
  [right, down]: readonly [number, number],
): HTMLElement | undefined {
  const here = middleOf(from);
  let best: HTMLElement | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const mark of marks) {
    const [x, y] = middleOf(mark);
    const [dx, dy] = [x - here[0], y - here[1]];
    const ahead = dx * right + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * right);
    const cost = ahead + 2 * aside;
    if (ahead > 0 && cost < bestCost) [best, bestCost] = [mark, cost];
  }
  return best;
}

function middleOf(element: HTMLElement): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
