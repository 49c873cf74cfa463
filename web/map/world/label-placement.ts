/** A rectangle on a canvas, in pixels. */
export interface LabelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The side of a dot on which its label is placed. */
export type LabelSide = 'right' | 'left' | 'above' | 'below';

interface Label {
  readonly width: number;
  readonly height: number;
  /** Radius of the label's dot. */
  readonly dot: number;
}

/** Space between a dot and its label (`gap`) and space around both (`air`), in pixels. */
const gap = 4;
const air = 2;

/** Returns the centre of a label on one side of its dot, and the boxes that the label and the dot take up. */
export function computeLabelBoxes(
  { left, top }: { readonly left: number; readonly top: number },
  { width, height, dot }: Label,
  side: LabelSide,
): { readonly middle: { readonly x: number; readonly y: number }; readonly boxes: readonly LabelBox[] } {
  const aside = dot + gap + width / 2;
  const along = dot + gap / 2 + height / 2;
  const x = left + (side === 'right' ? aside : side === 'left' ? -aside : 0);
  const y = top + (side === 'below' ? along : side === 'above' ? -along : 0);
  const boxes = [boxAround(x, y, width / 2 + air, height / 2 + air), boxAround(left, top, dot + air, dot + air)];
  return { middle: { x, y }, boxes };
}

const boxAround = (x: number, y: number, aside: number, along: number): LabelBox => ({
  left: x - aside,
  top: y - along,
  right: x + aside,
  bottom: y + along,
});

/** Whether none of the boxes overlaps a box that is already taken. */
export function isClearOfBoxes(taken: readonly LabelBox[], boxes: readonly LabelBox[]): boolean {
  return boxes.every((box) =>
    taken.every(
      (other) =>
        box.right <= other.left || box.left >= other.right || box.bottom <= other.top || box.top >= other.bottom,
    ),
  );
}

/**
 * Returns the edges of a map's frame as boxes without width or height, which no label may cross. The frame would cut
 * such a label.
 */
export const edgesOf = ({ left, top, right, bottom }: LabelBox): readonly LabelBox[] => [
  { left, right: left, top, bottom },
  { left: right, right, top, bottom },
  { left, right, top, bottom: top },
  { left, right, top: bottom, bottom },
];
