/** A rectangle in the map's frame, in CSS pixels from the frame's top left corner. */
export interface FrameBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type PositionSide = 'right' | 'left' | 'above' | 'below';

interface Surroundings {
  /** Centre of the marker. */
  readonly place: readonly [x: number, y: number];
  readonly label: readonly [width: number, height: number];
  readonly frame: FrameBox;
  /** Areas of the signs that a label should not cover. */
  readonly signs: readonly FrameBox[];
}

/** Distance from the marker's centre to the label in CSS pixels. It must match position-layer.module.css. */
const besideGap = 29;
const aboveGap = 19;

function boxOn(side: PositionSide, [x, y]: Surroundings['place'], [width, height]: Surroundings['label']): FrameBox {
  if (side === 'right' || side === 'left') {
    const left = side === 'right' ? x + besideGap : x - besideGap - width;
    return { left, right: left + width, top: y - height / 2, bottom: y + height / 2 };
  }
  const top = side === 'below' ? y + aboveGap : y - aboveGap - height;
  return { left: x - width / 2, right: x + width / 2, top, bottom: top + height };
}

/** Returns the area that two boxes have in common, in square pixels. */
function overlapArea(one: FrameBox, other: FrameBox): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

/**
 * Returns the side of a position on which its label is inside the frame and covers the least area of the signs. Returns
 * the first of several equally good sides. If the label fits on no side, returns the last one.
 */
export function chooseLabelSide(
  sides: readonly PositionSide[],
  { place, label, frame, signs }: Surroundings,
): PositionSide {
  const area = label[0] * label[1];
  let best: PositionSide = sides.at(-1) ?? 'right';
  let least = Number.POSITIVE_INFINITY;
  for (const side of sides) {
    const box = boxOn(side, place, label);
    if (overlapArea(box, frame) < area) continue;
    const covered = signs.reduce((sum, sign) => sum + overlapArea(box, sign), 0);
    if (covered < least) [best, least] = [side, covered];
  }
  return best;
}
