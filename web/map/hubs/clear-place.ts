/** A rectangle of the frame, in CSS pixels from its upper left corner. */
export interface FrameBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far something that must be seen reaches from the place it belongs to, in CSS pixels; negative where it starts beyond it. */
export interface FreeSpace {
  readonly left: number;
  readonly up: number;
  readonly right: number;
  readonly down: number;
}

interface Frame {
  readonly width: number;
  readonly height: number;
  /** How much of its right side its buttons take. */
  readonly buttonsWidth: number;
}

type Shift = readonly [right: number, down: number];
type Point = readonly [x: number, y: number];

/**
 * How far a place must be moved for all that belongs to it to be in view and clear of what lies over the frame: not at all where that is so
 * already. It stands in the middle of the frame if nothing else is said. Where there is no room for everything, what reaches up is cut.
 */
export function clearShift(
  frame: Frame,
  cover: FrameBox | null,
  parts: readonly [FreeSpace, ...FreeSpace[]],
  place: Point = [frame.width / 2, frame.height / 2],
): Shift {
  const whole = { left: 0, top: 0, right: frame.width - frame.buttonsWidth, bottom: frame.height };
  const all = parts.reduce(around);
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

/** What holds both. */
export function around(one: FreeSpace, other: FreeSpace): FreeSpace {
  return {
    left: Math.max(one.left, other.left),
    up: Math.max(one.up, other.up),
    right: Math.max(one.right, other.right),
    down: Math.max(one.down, other.down),
  };
}

/** The least shift that puts all of the reach into an area, or null if it is too small. */
function shiftInto(area: FrameBox, [x, y]: Point, reach: FreeSpace): Shift | null {
  const [leftmost, rightmost] = [area.left + reach.left, area.right - reach.right];
  const [topmost, lowest] = [area.top + reach.up, area.bottom - reach.down];
  if (leftmost > rightmost || topmost > lowest) return null;
  const between = (at: number, least: number, most: number) => Math.min(most, Math.max(least, at)) - at;
  return [between(x, leftmost, rightmost), between(y, topmost, lowest)];
}

function shiftUpwardsCut(area: FrameBox, [x, y]: Point, reach: FreeSpace): Shift {
  const across = (area.left + reach.left + area.right - reach.right) / 2 - x;
  return [across, Math.max(area.top + reach.down, area.bottom - reach.down) - y];
}

function isCovered([right, down]: Shift, place: Point, reach: FreeSpace, cover: FrameBox): boolean {
  const [x, y] = [place[0] + right, place[1] + down];
  const isAside = x + reach.right <= cover.left || x - reach.left >= cover.right;
  return !isAside && y + reach.down > cover.top && y - reach.up < cover.bottom;
}
