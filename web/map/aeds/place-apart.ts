import type { FrameBox } from '../label-side.ts';

/** From this zoom on, AEDs are drawn without grouping, and side by side where one would cover another. */
export const separateZoom = 17;

/** Boxes that overlap by less than this many pixels only touch. Sums of coordinates are not exact. */
const touchingPx = 0.01;

const doOverlap = (one: FrameBox, other: FrameBox) =>
  Math.min(one.right - other.left, other.right - one.left, one.bottom - other.top, other.bottom - one.top) > touchingPx;

const shiftBox = ({ left, top, right, bottom }: FrameBox, [dx, dy]: readonly [number, number]): FrameBox => ({
  left: left + dx,
  right: right + dx,
  top: top + dy,
  bottom: bottom + dy,
});

/**
 * Moves boxes so that none overlaps another or one of `taken`. A box that overlaps no earlier one stays where it is.
 * Each other box is moved as little as possible, sideways or up and down.
 * @param mayMove whether the box at an index may be moved. Other boxes stay where they are, even if they overlap.
 */
export function placeApart(
  boxes: readonly FrameBox[],
  taken: readonly FrameBox[],
  mayMove: (index: number) => boolean = () => true,
): FrameBox[] {
  const placed = [...taken, ...boxes.filter((_, index) => !mayMove(index))];
  return boxes.map((box, index) => {
    if (!mayMove(index)) return box;
    const free = findFreePlace(box, placed);
    placed.push(free);
    return free;
  });
}

function findFreePlace(box: FrameBox, placed: readonly FrameBox[]): FrameBox {
  const isFree = (at: FrameBox) => !placed.some((other) => doOverlap(at, other));
  if (isFree(box)) return box;
  // One of these shifts is free, because the last box to the right has nothing on its right.
  const shifts = placed.flatMap((other) => [
    [other.right - box.left, 0] as const,
    [other.left - box.right, 0] as const,
    [0, other.bottom - box.top] as const,
    [0, other.top - box.bottom] as const,
  ]);
  const nearestFirst = shifts.sort(([x, y], [otherX, otherY]) => Math.hypot(x, y) - Math.hypot(otherX, otherY));
  return nearestFirst.map((shift) => shiftBox(box, shift)).find(isFree) ?? box;
}
