/** A point in pixels of the frame. */
export type Pixel = readonly [x: number, y: number];

/** A line through several points. A closed one does not repeat its first point. */
export interface PixelPath {
  readonly points: readonly Pixel[];
  readonly isClosed: boolean;
}

/** Returns twice the signed area of a ring, in square pixels. */
function doubleArea(points: readonly Pixel[]): number {
  return points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] as Pixel;
    return sum + x * nextY - nextX * y;
  }, 0);
}

export const computeRingArea = (path: PixelPath): number => Math.abs(doubleArea(path.points)) / 2;

function triangle(a: Pixel, b: Pixel, c: Pixel): number {
  return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
}

/**
 * Makes one pass over a path and removes small corners, but never two in succession. Otherwise a smooth bend would
 * vanish point by point.
 */
function withoutSmallCorners(points: readonly Pixel[], bound: number, isClosed: boolean): Pixel[] {
  const kept: Pixel[] = [];
  points.forEach((point, at) => {
    const isEnd = !isClosed && (at === 0 || at === points.length - 1);
    const before = kept.at(-1) ?? (points.at(-1) as Pixel);
    const isNeighbourKept = at === 0 || before === points[at - 1];
    const mayGo = !isEnd && isNeighbourKept;
    if (!mayGo || triangle(before, point, points[(at + 1) % points.length] as Pixel) >= bound) kept.push(point);
  });
  return kept;
}

/**
 * Removes points whose triangle with their neighbours is smaller than `tolerance` square pixels (Visvalingam and Whyatt
 * 1993). It makes several passes instead of using a heap. For a coast, this is fast enough.
 */
export function simplifyPath(path: PixelPath, tolerance: number): PixelPath {
  let points = [...path.points];
  for (let bound = tolerance / 8; bound <= tolerance; bound *= 2) {
    let before = points.length + 1;
    while (points.length < before && points.length > 4) {
      before = points.length;
      points = withoutSmallCorners(points, bound, path.isClosed);
    }
  }
  return { points, isClosed: path.isClosed };
}

const tenths = (value: number) => Math.round(value * 10);

/** Formats tenths of a pixel as briefly as SVG allows: 5 becomes '.5', -12 becomes '-1.2'. */
function formatTenths(value: number): string {
  const sign = value < 0 ? '-' : '';
  const whole = Math.floor(Math.abs(value) / 10);
  const rest = Math.abs(value) % 10;
  return rest === 0 ? `${sign}${whole}` : `${sign}${whole === 0 ? '' : whole}.${rest}`;
}

/** Joins numbers. A separator is omitted before a sign or a decimal point where SVG needs none. */
function numbers(values: readonly number[]): string {
  return values
    .map(formatTenths)
    .reduce((text, part) => (text === '' || part.startsWith('-') ? text + part : `${text} ${part}`), '');
}

/** Returns the shortest SVG command for a step: horizontal, vertical or both. Distances are in tenths of a pixel. */
function stepOf(right: number, down: number): { command: string; operands: string } {
  if (down === 0) return { command: 'h', operands: formatTenths(right) };
  if (right === 0) return { command: 'v', operands: formatTenths(down) };
  return { command: 'l', operands: numbers([right, down]) };
}

function straight(path: PixelPath): string {
  const stops = path.points.map(([x, y]): Pixel => [tenths(x), tenths(y)]);
  let pen = stops[0] as Pixel;
  let text = `M${numbers(pen)}`;
  let last = '';
  for (const stop of stops.slice(1)) {
    const [right, down] = [stop[0] - pen[0], stop[1] - pen[1]];
    if (right === 0 && down === 0) continue;
    const { command, operands } = stepOf(right, down);
    // The letter of a repeated command can be omitted. A space is then needed before its operands, unless they begin
    // with a sign.
    const prefix = command !== last ? command : operands.startsWith('-') ? '' : ' ';
    text += prefix + operands;
    last = command;
    pen = stop;
  }
  return path.isClosed ? `${text}z` : text;
}

/** How far each style rounds a corner: a distance in pixels along each side, limited to a fraction of the side. */
const corners = { soft: { pixels: 9, share: 0.36 }, flowing: { pixels: 500, share: 0.5 } } as const;

/**
 * Style of the corners of a path: sharp for detailed coasts, soft for coarse ones, flowing for rivers and lakes with
 * few points.
 */
export type CornerStyle = keyof typeof corners | 'sharp';

/** Returns the point at which the rounding of a corner ends, on the way to the next point. */
function cornerEnd(corner: Pixel, towards: Pixel, kind: keyof typeof corners): Pixel {
  const sidePixels = Math.hypot(towards[0] - corner[0], towards[1] - corner[1]) || 1;
  const share = Math.min(corners[kind].share, corners[kind].pixels / sidePixels);
  return [corner[0] + (towards[0] - corner[0]) * share, corner[1] + (towards[1] - corner[1]) * share];
}

/** Draws straight sides with rounded corners. A coarse coast keeps its shape but has no sharp angles. */
function rounded(path: PixelPath, kind: keyof typeof corners): string {
  const { points, isClosed } = path;
  let pen: Pixel = [0, 0];
  let text = '';
  const add = (command: string, ...to: Pixel[]) => {
    const steps = to.map((point): Pixel => [tenths(point[0]), tenths(point[1])]);
    text += command + numbers(steps.flatMap(([x, y]) => [x - pen[0], y - pen[1]]));
    pen = steps.at(-1) as Pixel;
  };
  points.forEach((point, at) => {
    const isEnd = !isClosed && (at === 0 || at === points.length - 1);
    const before = cornerEnd(point, points.at(at - 1) as Pixel, kind);
    const after = cornerEnd(point, points[(at + 1) % points.length] as Pixel, kind);
    if (at === 0) text += 'M';
    add(at === 0 ? '' : 'l', isEnd ? point : before);
    if (!isEnd) add('q', point, after);
  });
  return isClosed ? `${text}z` : text;
}

/**
 * Formats paths as SVG path data with relative commands and one decimal. Paths with fewer than two points are omitted.
 */
export function formatPathData(paths: readonly PixelPath[], corner: CornerStyle = 'sharp'): string {
  const drawn = paths.filter((one) => one.points.length > 1);
  return drawn
    .map((one) => (corner !== 'sharp' && one.points.length > 2 ? rounded(one, corner) : straight(one)))
    .join('');
}
