import type { FrameBox } from '../label-side.ts';
import { isClearOfBoxes } from '../world/label-placement.ts';
import type { DrawnCell, DrawnFeature, NamedRoad } from './read-drawing.ts';
import { roadStyleOf, type StreetPalette } from './street-palette.ts';

/** Converts a point from the units of a cell to pixels of the canvas. */
export type ToPixels = (cell: DrawnCell, x: number, y: number) => { readonly x: number; readonly y: number };

interface Sheet {
  readonly pen: CanvasRenderingContext2D;
  readonly palette: StreetPalette;
  readonly width: number;
  readonly height: number;
  readonly zoom: number;
  /** Boxes of the map's markers. No label is drawn under them. */
  readonly marks: readonly FrameBox[];
  readonly toPixels: ToPixels;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

type PlaceLook = readonly [fromZoom: number, toZoom: number, pixels: number];

const locality: PlaceLook = [15, 18, 12];

const placeLooks: Readonly<Record<string, PlaceLook>> = {
  city: [8, 15, 20],
  town: [9, 16, 17],
  village: [11, 16, 15],
  suburb: [12, 17, 13],
  hamlet: [13, 17, 13],
};

const placeLook = ({ kind }: DrawnFeature): PlaceLook => placeLooks[kind] ?? locality;

/**
 * Offsets at which a place's name may be drawn if markers cover the place. The first number counts half widths of the
 * name, and the second one heights of its letters.
 */
const labelOffsets = [
  [0, 0],
  [0, -1.5],
  [0, 1.5],
  [1.4, 0],
  [-1.4, 0],
  [2, 0],
  [-2, 0],
  [1.4, 1.5],
  [-1.4, 1.5],
  [1.4, -1.5],
  [-1.4, -1.5],
  [0, -3],
  [0, 3],
] as const;

/** Returns the lowest zoom at which roads of a rank are labelled with their names. */
const minNameZoom = (rank: number) => (rank >= 6 ? 14 : rank >= 4 ? 15 : 16);

const fontFamily = 'system-ui, sans-serif';

/**
 * Draws the names of places, the largest place first, and then the names of streets by rank. Names that would overlap
 * an earlier one are left out.
 */
export function drawStreetNames(cells: readonly DrawnCell[], sheet: Sheet): void {
  const taken: Spot[] = [];
  const written = new Map<string, Spot[]>();
  const places = cells.flatMap((cell) => cell.places.map((feature) => ({ cell, feature, look: placeLook(feature) })));
  places.sort((a, b) => b.look[2] - a.look[2]);
  for (const { cell, feature, look } of places) writePlace(cell, feature, look, sheet, taken);
  const roads = cells.flatMap((cell) =>
    cell.names.map((feature) => ({ cell, feature, look: roadStyleOf(feature.kind, feature.isForCars) })),
  );
  roads.sort((a, b) => b.look.rank - a.look.rank);
  for (const { cell, feature, look } of roads) {
    if (sheet.zoom < minNameZoom(look.rank)) continue;
    const size = look.rank >= 6 ? 13 : 12;
    const own = written.get(feature.name) ?? [];
    written.set(feature.name, own);
    drawNamesAlong(cell, feature, sheet, { size, taken, own });
  }
}

const isFree = (taken: readonly Spot[], { x, y, radius }: Spot) =>
  taken.every((other) => Math.hypot(other.x - x, other.y - y) > other.radius + radius);

/** Whether no marker covers any part of a spot. */
const isClearOfMarks = (marks: readonly FrameBox[], { x, y, radius }: Spot) =>
  marks.every(
    ({ left, top, right, bottom }) =>
      Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) > radius,
  );

function write({ pen, palette }: Sheet, words: string, x: number, y: number): void {
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = 3.5;
  pen.strokeStyle = palette.halo;
  pen.fillStyle = palette.ink;
  pen.strokeText(words, x, y);
  pen.fillText(words, x, y);
}

function writePlace(
  cell: DrawnCell,
  { name, lines }: DrawnFeature,
  [fromZoom, toZoom, pixels]: PlaceLook,
  sheet: Sheet,
  taken: Spot[],
): void {
  const [x = 0, y = 0] = lines[0] ?? [];
  const at = sheet.toPixels(cell, x, y);
  const isOutside = at.x < 0 || at.y < 0 || at.x > sheet.width || at.y > sheet.height;
  if (name === '' || isOutside || sheet.zoom < fromZoom || sheet.zoom > toZoom) return;
  sheet.pen.font = `600 ${pixels}px ${fontFamily}`;
  const half = sheet.pen.measureText(name).width / 2;
  // The edge of the canvas would cut a name near it, so the name is moved away from the edge.
  const within = (x: number, y: number) =>
    [clampWithin(x, half, sheet.width), clampWithin(y, pixels / 2, sheet.height)] as const;
  // Approximates the box of the label by a row of circles.
  const spotsAt = (x: number, y: number): Spot[] =>
    [-0.75, -0.25, 0.25, 0.75].map((share) => ({ x: x + share * half, y, radius: Math.max(pixels * 0.7, half / 4) }));
  const isClear = (x: number, y: number) =>
    isClearOfBoxes(sheet.marks, [{ left: x - half, top: y - pixels * 0.6, right: x + half, bottom: y + pixels * 0.6 }]);
  // A name moves only to avoid markers. If it moved to avoid another name, it could be read as part of that name.
  for (const [across, down] of isClear(...within(at.x, at.y)) ? labelOffsets.slice(0, 1) : labelOffsets) {
    const [x, y] = within(at.x + across * half, at.y + down * pixels);
    const spots = spotsAt(x, y);
    if (!isClear(x, y) || !spots.every((spot) => isFree(taken, spot))) continue;
    taken.push(...spots);
    write(sheet, name, x, y);
    return;
  }
}

/** Space in pixels between a label and the edge of the canvas. */
const edgeMargin = 6;

/** Moves the middle of a label so that the label is between 0 and `size`. `half` is half of its own size. */
const clampWithin = (middle: number, half: number, size: number) =>
  Math.max(half + edgeMargin, Math.min(size - half - edgeMargin, middle));

interface AlongOptions {
  readonly size: number;
  readonly taken: Spot[];
  /** Positions of the labels that already have the same text. The positions of new labels are added. */
  readonly own: Spot[];
}

/** Minimum distance in pixels between labels with the same text. */
const repeatPixels = 260;

/**
 * Draws a street's name along parts of the street that are straight and long enough. Repeated names keep a minimum
 * distance.
 */
function drawNamesAlong(cell: DrawnCell, feature: NamedRoad, sheet: Sheet, { size, taken, own }: AlongOptions): void {
  sheet.pen.font = `500 ${size}px ${fontFamily}`;
  const width = sheet.pen.measureText(feature.name).width;
  const radius = size * 0.75;
  const count = Math.max(1, Math.round(width / (2 * radius)));
  for (const line of feature.lines)
    for (const { x, y, angle } of straightParts(cell, line, sheet, width + 8)) {
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const spots = Array.from({ length: count }, (_, place) => {
        const along = ((place + 0.5) / count - 0.5) * width;
        return { x: x + along * cos, y: y + along * sin, radius };
      });
      const isRepeated = own.some((other) => Math.hypot(other.x - x, other.y - y) < repeatPixels);
      if (isRepeated || !spots.every((spot) => isFree(taken, spot) && isClearOfMarks(sheet.marks, spot))) continue;
      taken.push(...spots);
      own.push({ x, y, radius });
      sheet.pen.save();
      sheet.pen.translate(x, y);
      sheet.pen.rotate(angle);
      write(sheet, feature.name, 0, 0);
      sheet.pen.restore();
    }
}

interface StraightPart {
  readonly x: number;
  readonly y: number;
  /** The angle of the text in the part, between -90° and 90°, so that the text is never upside down. */
  readonly angle: number;
  /** Index of the point at which the part ends. */
  readonly end: number;
}

/**
 * Yields the parts of a line that are nearly straight, at least `length` long, and have space for a label within the
 * canvas.
 */
function* straightParts(cell: DrawnCell, line: Int32Array, sheet: Sheet, length: number): Generator<StraightPart> {
  const points: Pixel[] = [];
  for (let at = 0; at + 1 < line.length; at += 2) {
    const next = sheet.toPixels(cell, line[at] ?? 0, line[at + 1] ?? 0);
    const before = points.at(-1);
    if (before !== undefined) points.push(...visiblePoints(before, next, sheet));
    points.push(next);
  }
  for (let from = 0; from + 1 < points.length; ) {
    const part = straightFrom(points, from, length);
    const isFit = part !== null && isWithinCanvas(part, sheet, length);
    if (isFit) yield part;
    from = isFit ? part.end : from + 1;
  }
}

/** Whether a label of this length that is centred on the part is within the canvas. */
function isWithinCanvas({ x, y, angle }: StraightPart, { width, height }: Sheet, length: number): boolean {
  const [across, down] = [Math.abs(Math.cos(angle)) * (length / 2), Math.abs(Math.sin(angle)) * (length / 2)];
  const [right, bottom] = [width - edgeMargin, height - edgeMargin];
  return x - across > edgeMargin && x + across < right && y - down > edgeMargin && y + down < bottom;
}

type Pixel = ReturnType<ToPixels>;

/** Distance in pixels between the points that are added to a long segment. */
const pointSpacingPx = 40;

/**
 * Returns points on the visible part of a long segment, at which a label can be placed. The middle of the whole segment
 * may be outside the canvas.
 */
function visiblePoints(from: Pixel, to: Pixel, { width, height }: Sheet): Pixel[] {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(across, down);
  if (length < 2 * pointSpacingPx) return [];
  let [first, last] = [0, 1];
  for (const [start, change, most] of [
    [from.x, across, width],
    [from.y, down, height],
  ] as const) {
    // All points of a segment that is parallel to an edge are on the same side of that edge.
    if (change === 0 && (start < 0 || start > most)) return [];
    if (change === 0) continue;
    const [one, other] = [-start / change, (most - start) / change];
    first = Math.max(first, Math.min(one, other));
    last = Math.min(last, Math.max(one, other));
  }
  const count = Math.floor(((last - first) * length) / pointSpacingPx);
  return Array.from({ length: Math.max(0, count + 1) }, (_, place) => first + (place * pointSpacingPx) / length)
    .filter((share) => share > 0 && share < 1)
    .map((share) => ({ x: from.x + share * across, y: from.y + share * down }));
}

/**
 * Returns the shortest part of a line that starts at a given point, is nearly straight and is at least `length` pixels
 * long.
 */
function straightFrom(points: readonly Pixel[], from: number, length: number): StraightPart | null {
  const start = points[from];
  if (start === undefined) return null;
  let before = start;
  let walked = 0;
  for (let end = from + 1; end < points.length; end++) {
    const { x, y } = points[end] ?? before;
    walked += Math.hypot(x - before.x, y - before.y);
    before = { x, y };
    const chord = Math.hypot(x - start.x, y - start.y);
    if (chord < walked * 0.97) return null;
    if (chord < length) continue;
    const angle = Math.atan2(y - start.y, x - start.x);
    const upright = Math.abs(angle) > Math.PI / 2 ? angle + Math.PI : angle;
    return { x: (start.x + x) / 2, y: (start.y + y) / 2, angle: upright, end };
  }
  return null;
}
