/** A rectangle of a sheet, in pixels. */
export interface LabelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** On which side of its dot a name stands. */
export type LabelSide = 'right' | 'left' | 'above' | 'below';

interface Label {
  readonly width: number;
  readonly height: number;
  /** The dot's radius. */
  readonly dot: number;
}

/** Between a dot and its name, and around both. */
const gap = 4;
const air = 2;

/** Where a name on a side of its dot has its middle, and what it and the dot cover. */
export function boxesOf(
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

/** Whether boxes cover none of those that are taken. */
export function isFreeOf(taken: readonly LabelBox[], boxes: readonly LabelBox[]): boolean {
  return boxes.every((box) =>
    taken.every(
      (other) =>
        box.right <= other.left || box.left >= other.right || box.bottom <= other.top || box.top >= other.bottom,
    ),
  );
}
