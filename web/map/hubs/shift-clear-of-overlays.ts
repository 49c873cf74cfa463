import type { FrameBox } from '../label-side.ts';

/**
 * How far content extends from its place in each direction, in CSS pixels. A negative number means that the content
 * ends before it reaches the place.
 */
export interface ContentExtent {
  readonly left: number;
  readonly up: number;
  readonly right: number;
  readonly down: number;
}

interface Frame {
  readonly width: number;
  readonly height: number;
  /** Width that the buttons on the right side cover. */
  readonly buttonsWidth: number;
}

type Shift = readonly [right: number, down: number];
type Point = readonly [x: number, y: number];

/**
 * Returns how far to move a place so that all content around it is in view and no overlay covers it. Both numbers are 0
 * if that is already so. By default the place is the centre of the frame. If there is not enough space, the upper part
 * of the content is cut off.
 */
export function shiftClearOfOverlays(
  frame: Frame,
  cover: FrameBox | null,
  parts: readonly [ContentExtent, ...ContentExtent[]],
  place: Point = [frame.width / 2, frame.height / 2],
): Shift {
  const whole = { left: 0, top: 0, right: frame.width - frame.buttonsWidth, bottom: frame.height };
  const all = parts.reduce(uniteExtents);
  const inView = shiftInto(whole, place, all);
  const isClear = cover === null || (inView !== null && !parts.some((part) => isCovered(inView, place, part, cover)));
  if (inView !== null && isClear) return inView;
  if (cover === null) return shiftUpwardsCut(whole, place, all);
  const above = { ...whole, bottom: cover.top };
  const beside = { ...whole, left: cover.right };
  const clear = [above, beside].map((area) => shiftInto(area, place, all)).filter((shift) => shift !== null);
  const [nearest] = clear.sort((one, other) => Math.hypot(...one) - Math.hypot(...other));
  return nearest ?? shiftUpwardsCut(above, place, all);
}

/** Returns the smallest extent that includes both extents. */
export function uniteExtents(one: ContentExtent, other: ContentExtent): ContentExtent {
  return {
    left: Math.max(one.left, other.left),
    up: Math.max(one.up, other.up),
    right: Math.max(one.right, other.right),
    down: Math.max(one.down, other.down),
  };
}

/**
 * Returns the smallest shift that fits content with the given extent into an area, or null if the area is too small.
 */
function shiftInto(area: FrameBox, [x, y]: Point, reach: ContentExtent): Shift | null {
  const [leftmost, rightmost] = [area.left + reach.left, area.right - reach.right];
  const [topmost, lowest] = [area.top + reach.up, area.bottom - reach.down];
  if (leftmost > rightmost || topmost > lowest) return null;
  const between = (at: number, least: number, most: number) => Math.min(most, Math.max(least, at)) - at;
  return [between(x, leftmost, rightmost), between(y, topmost, lowest)];
}

function shiftUpwardsCut(area: FrameBox, [x, y]: Point, reach: ContentExtent): Shift {
  const across = (area.left + reach.left + area.right - reach.right) / 2 - x;
  return [across, Math.max(area.top + reach.down, area.bottom - reach.down) - y];
}

function isCovered([right, down]: Shift, place: Point, reach: ContentExtent, cover: FrameBox): boolean {
  const [x, y] = [place[0] + right, place[1] + down];
  const isAside = x + reach.right <= cover.left || x - reach.left >= cover.right;
  return !isAside && y + reach.down > cover.top && y - reach.up < cover.bottom;
}
