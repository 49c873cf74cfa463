export type ChartLabelSide = 'left' | 'right' | 'above' | 'below';

interface LabelPlace {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** A label that is always visible, beside the mark at `x` and `y` in drawing units. */
export interface PermanentLabel {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly side: ChartLabelSide;
}

const offsets = {
  right: { dx: 8, dy: 4, anchor: 'start' },
  left: { dx: -8, dy: 4, anchor: 'end' },
  above: { dx: 0, dy: -9, anchor: 'middle' },
  below: { dx: 0, dy: 17, anchor: 'middle' },
} as const;

/** Rounds to two decimals, which is precise enough for a drawing. */
export const roundCoordinate = (value: number) => Number(value.toFixed(2));

/** Computes the position and alignment of a label beside a mark. `away` is an additional distance from the mark. */
export function computeLabelPosition(x: number, y: number, side: ChartLabelSide, away = 0): LabelPlace {
  const { dx, dy, anchor } = offsets[side];
  return {
    x: roundCoordinate(x + dx + Math.sign(dx) * away),
    y: roundCoordinate(y + dy + (dx === 0 ? Math.sign(dy) * away : 0)),
    anchor,
  };
}

/** Height of a label's letters, in drawing units. */
const labelHeight = 11;
/**
 * Estimates the width of a label, because text cannot be measured during prerendering. CJK characters are as wide as
 * the font size, and other letters a little over half as wide.
 */
const estimateWidth = (name: string) =>
  [...name].reduce((sum, sign) => sum + (/[\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff]/.test(sign) ? 12.5 : 7), 0);

function boxOf({ name, x, y, side }: PermanentLabel) {
  const { x: at, y: bottom, anchor } = computeLabelPosition(x, y, side);
  const width = estimateWidth(name);
  const left = at - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, right: left + width, top: bottom - labelHeight, bottom };
}

/**
 * Returns the ids of the labels that do not overlap an earlier one. The side of each label was chosen for English
 * names, which may be shorter than translated ones.
 */
export function findNonOverlappingLabels(names: readonly PermanentLabel[]): ReadonlySet<string> {
  const taken: ReturnType<typeof boxOf>[] = [];
  const withRoom = new Set<string>();
  for (const name of names) {
    const box = boxOf(name);
    const isFree = taken.every(
      ({ left, right, top, bottom }) =>
        box.left >= right || left >= box.right || box.top >= bottom || top >= box.bottom,
    );
    if (!isFree) continue;
    taken.push(box);
    withRoom.add(name.id);
  }
  return withRoom;
}
