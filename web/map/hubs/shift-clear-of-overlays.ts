import type { FrameBox } from '../label-side.ts';

/** Extent of visible content around its place, in CSS pixels; negative if it starts beyond it. */
export interface ContentExtent {
  readonly left: number;
  readonly up: number;
  readonly right: number;
  readonly down: number;
}

interface Frame {
  readonly width: number;
  readonly height: number;
  /** Width covered by buttons at its right side. */
  readonly buttonsWidth: number;
}

type Shift = readonly [right: number, down: number];
type Point = readonly [x: number, y: number];

/**
 * How far to move a place so that everything around it is in view and not covered by overlays: 0 if it already is. By
 * default towards the centre of the frame. If there is not enough space, the upper part is cut off.
 */
export function shiftClearOfOverlays(
  frame: Frame,
  cover: FrameBox | null,
  parts: readonly [ContentExtent, ...ContentExtent[]],
  place: Point = [frame.width / 2, frame.height / 2],
): Shift {
  const whole = { left: 0, top: 0, right: frame.width - frame.buttonsWidth, bottom: frame.height };
  const all = parts.reduce(unionOfExtents);
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

/** The union of both. */
export function unionOfExtents(one: ContentExtent, other: ContentExtent): ContentExtent {
  return {
    left: Math.max(one.left, other.left),
    up: Math.max(one.up, other.up),
    right: Math.max(one.right, other.right),
    down: Math.max(one.down, other.down),
  };
}

/** The smallest shift that fits the whole extent into an area, or null if it is too small. */
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
