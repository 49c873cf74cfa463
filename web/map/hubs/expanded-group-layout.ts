import { centerOfPoints, type PixelPoint, type PixelRect } from './overlapping-hubs.ts';

/** Positions of a group's hubs while it is spread out. */
export interface ExpandedGroupLayout {
  /** The rectangle that is drawn under the spread-out markers. */
  readonly plate: PixelRect;
  /** The centre of each hub's marker, in the order of the group. */
  readonly slots: readonly PixelPoint[];
  /** Whether there is space for the name of the hub below each marker. */
  readonly hasNames: boolean;
}

/** The space for one marker, in CSS pixels. */
interface Cell {
  readonly width: number;
  readonly height: number;
  readonly hasName: boolean;
}

/**
 * Possible sizes of the cells, of which the first that fits is used. Even the last one leaves enough space for a finger
 * on each marker.
 */
const cells: readonly Cell[] = [
  { width: 80, height: 70, hasName: true },
  { width: 68, height: 66, hasName: true },
  { width: 46, height: 42, hasName: false },
  { width: 36, height: 33, hasName: false },
];
/** Distance between the outermost cells and the edge of the rectangle, in CSS pixels. */
const marginPx = 6;
/**
 * Half the height of a marker, in CSS pixels. It is also the distance from a cell's top edge to the marker's centre.
 */
const markerReachPx = 20;
/** Maximum number of markers in one ring. A larger group forms a honeycomb. */
const maxRingCount = 6;

/**
 * Spreads the members of a group around their centre and within the area, so that each can be clicked. Each member is
 * moved roughly in its own direction. Points are in CSS pixels.
 */
export function layOutExpandedGroup(members: readonly PixelPoint[], area: PixelRect): ExpandedGroupLayout {
  const home = centerOfPoints(members);
  const layouts = cells.map((cell) => ({ cell, free: layOut(members.length, cell, home, area) }));
  const { cell, free } = layouts.find((layout) => layout.free.length === members.length) ?? (layouts.at(-1) as Layout);
  const slots = assignSlots(members, home, free);
  const [xs, ys] = [slots.map(([x]) => x), slots.map(([, y]) => y)];
  return {
    slots,
    hasNames: cell.hasName,
    plate: {
      left: Math.min(...xs) - cell.width / 2 - marginPx,
      top: Math.min(...ys) - markerReachPx - marginPx,
      right: Math.max(...xs) + cell.width / 2 + marginPx,
      bottom: Math.max(...ys) + cell.height - markerReachPx + marginPx,
    },
  };
}

interface Layout {
  readonly cell: Cell;
  readonly free: readonly PixelPoint[];
}

/**
 * Returns the centres of `count` cells, as close to `home` as the area allows. Returns fewer if the area is too small
 * for all of them.
 */
function layOut(count: number, cell: Cell, home: PixelPoint, area: PixelRect): readonly PixelPoint[] {
  const offsets = count <= maxRingCount ? ring(count, cell) : honeycomb(cell, area);
  const inner: PixelRect = {
    left: area.left + cell.width / 2 + marginPx,
    top: area.top + markerReachPx + marginPx,
    right: area.right - cell.width / 2 - marginPx,
    bottom: area.bottom - (cell.height - markerReachPx) - marginPx,
  };
  const [xs, ys] = [offsets.slice(0, count).map(([x]) => x), offsets.slice(0, count).map(([, y]) => y)];
  const middle: PixelPoint = [
    within(home[0], inner.left - Math.min(...xs), inner.right - Math.max(...xs)),
    within(home[1], inner.top - Math.min(...ys), inner.bottom - Math.max(...ys)),
  ];
  return offsets
    .map(([x, y]): PixelPoint => [middle[0] + x, middle[1] + y])
    .filter(([x, y]) => x >= inner.left && x <= inner.right && y >= inner.top && y <= inner.bottom)
    .slice(0, count);
}

/** Returns the offsets of cells arranged in a ring around a centre. */
function ring(count: number, { width, height }: Cell): readonly PixelPoint[] {
  const share = Math.max(0.55, count / (2 * Math.PI));
  return Array.from({ length: count }, (_, step): PixelPoint => {
    const turn = Math.PI + (step * 2 * Math.PI) / count;
    return [share * width * Math.cos(turn), share * height * Math.sin(turn)];
  });
}

/**
 * Returns the offsets of a honeycomb's cells from its central cell, the nearest first. There are at least as many as
 * the area could hold.
 */
function honeycomb({ width, height }: Cell, { left, top, right, bottom }: PixelRect): readonly PixelPoint[] {
  const rows = Math.ceil((bottom - top) / height);
  const columns = Math.ceil((right - left) / width);
  const offsets: PixelPoint[] = [];
  for (let row = -rows; row <= rows; row += 1) {
    const shift = row % 2 === 0 ? 0 : width / 2;
    for (let column = -columns; column <= columns; column += 1) {
      offsets.push([column * width + shift, row * height]);
    }
  }
  return offsets.sort((one, other) => Math.hypot(...one) - Math.hypot(...other));
}

function within(at: number, from: number, to: number): number {
  return from > to ? (from + to) / 2 : Math.max(from, Math.min(to, at));
}

/**
 * Assigns each member the free slot closest to its own direction. The members furthest from the centre choose first.
 */
function assignSlots(members: readonly PixelPoint[], home: PixelPoint, slots: readonly PixelPoint[]): PixelPoint[] {
  const center = centerOfPoints(slots);
  const scale = meanDistance(slots, center) / Math.max(1, meanDistance(members, home));
  const wished = members.map(([x, y], index) => ({
    index,
    at: [center[0] + (x - home[0]) * scale, center[1] + (y - home[1]) * scale] as const,
    away: Math.hypot(x - home[0], y - home[1]),
  }));
  const free = [...slots];
  const chosen: PixelPoint[] = [];
  for (const { index, at } of wished.sort((one, other) => other.away - one.away)) {
    const distances = free.map(([x, y]) => Math.hypot(x - at[0], y - at[1]));
    const [slot] = free.splice(distances.indexOf(Math.min(...distances)), 1);
    chosen[index] = slot ?? center;
  }
  return chosen;
}

const meanDistance = (points: readonly PixelPoint[], [x, y]: PixelPoint) =>
  points.reduce((sum, point) => sum + Math.hypot(point[0] - x, point[1] - y), 0) / points.length;
