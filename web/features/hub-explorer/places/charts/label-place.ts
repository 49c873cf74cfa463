export type ChartLabelSide = 'left' | 'right' | 'above' | 'below';

interface LabelPlace {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** A name that is to be in the drawing for good, beside the mark at `x` and `y`, in the drawing's units. */
export interface StandingName {
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

/** Enough for a drawing. */
export const round = (value: number) => Number(value.toFixed(2));

/** Where a name starts, ends or has its middle; `away` is how much further off than usual. */
export function placeLabel(x: number, y: number, side: ChartLabelSide, away = 0): LabelPlace {
  const { dx, dy, anchor } = offsets[side];
  return {
    x: round(x + dx + Math.sign(dx) * away),
    y: round(y + dy + (dx === 0 ? Math.sign(dy) * away : 0)),
    anchor,
  };
}

/** From a name's line to the top of its letters, of 12.5 units. */
const letterHeight = 11;
/** By estimate, for nothing is measured while a page is written: signs of China, Japan and Korea are square, other letters a little over half of it. */
const widthOf = (name: string) =>
  [...name].reduce((sum, sign) => sum + (/[\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff]/.test(sign) ? 12.5 : 7), 0);

function boxOf({ name, x, y, side }: StandingName) {
  const { x: at, y: bottom, anchor } = placeLabel(x, y, side);
  const width = widthOf(name);
  const left = at - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, right: left + width, top: bottom - letterHeight, bottom };
}

/** The ids of those that may stand without lying over one before them: a name may be longer in another language than where its side was chosen. */
export function namesWithRoom(names: readonly StandingName[]): ReadonlySet<string> {
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
