/** A rectangle of a canvas, in pixels. */
export interface LabelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Side of the dot on which a label is placed. */
export type LabelSide = 'right' | 'left' | 'above' | 'below';

interface Label {
  readonly width: number;
  readonly height: number;
  /** The dot's radius. */
  readonly dot: number;
}

/** Gap between a dot and its label, and around both. */
const gap = 4;
const air = 2;

/** Centre of a label on one side of its dot, and the boxes of both. */
export function labelAndDotBoxes(
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

/** Whether boxes overlap none of the occupied ones. */
export function isClearOfBoxes(taken: readonly LabelBox[], boxes: readonly LabelBox[]): boolean {
  return boxes.every((box) =>
    taken.every(
      (other) =>
        box.right <= other.left || box.left >= other.right || box.bottom <= other.top || box.top >= other.bottom,
    ),
  );
}
