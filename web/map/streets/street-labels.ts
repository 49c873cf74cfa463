import type { DrawnCell, DrawnFeature } from './read-drawing.ts';
import { lookOf, type StreetPalette } from './street-palette.ts';

/** Converts a point from cell units to pixels of the window. */
export type ToPixels = (cell: DrawnCell, x: number, y: number) => { readonly x: number; readonly y: number };

interface Sheet {
  readonly pen: CanvasRenderingContext2D;
  readonly palette: StreetPalette;
  readonly width: number;
  readonly height: number;
  readonly zoom: number;
  readonly toPixels: ToPixels;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const placeSizes: Readonly<Record<string, readonly [fromZoom: number, toZoom: number, pixels: number]>> = {
  city: [8, 15, 20],
  town: [9, 16, 17],
  village: [11, 16, 15],
  suburb: [12, 17, 13],
  hamlet: [13, 17, 13],
  locality: [15, 18, 12],
};

/** The lowest zoom for the name of a road, by its rank. */
const namedFrom = (rank: number) => (rank >= 6 ? 14 : rank >= 4 ? 15 : 16);

const fontFamily = 'system-ui, sans-serif';

/** Draws labels over the streets, places first, then streets by rank; overlapping labels are dropped. */
export function writeNames(cells: readonly DrawnCell[], sheet: Sheet): void {
  const taken: Spot[] = [];
  const written = new Map<string, Spot[]>();
  for (const cell of cells) for (const feature of cell.places) writePlace(cell, feature, sheet, taken);
  const roads = cells.flatMap((cell) =>
    cell.roads
      .filter(({ name }) => name !== '')
      .map((feature) => ({ cell, feature, look: lookOf(feature.kind, feature.isForCars) })),
  );
  roads.sort((a, b) => b.look.rank - a.look.rank);
  for (const { cell, feature, look } of roads) {
    if (sheet.zoom < namedFrom(look.rank)) continue;
    const size = look.rank >= 6 ? 13 : 12;
    const spots = written.get(feature.name) ?? [];
    const spot = writeAlong(cell, feature, sheet, { size, taken, own: spots });
    if (spot !== null) written.set(feature.name, [...spots, spot]);
  }
}

const isFree = (taken: readonly Spot[], { x, y, radius }: Spot) =>
  taken.every((other) => Math.hypot(other.x - x, other.y - y) > other.radius + radius);

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

function writePlace(cell: DrawnCell, { kind, name, lines }: DrawnFeature, sheet: Sheet, taken: Spot[]): void {
  const [fromZoom, toZoom, pixels] = placeSizes[kind] ?? placeSizes.locality ?? [15, 18, 12];
  const [x = 0, y = 0] = lines[0] ?? [];
  const at = sheet.toPixels(cell, x, y);
  const isOutside = at.x < -50 || at.y < -20 || at.x > sheet.width + 50 || at.y > sheet.height + 20;
  if (name === '' || isOutside || sheet.zoom < fromZoom || sheet.zoom > toZoom) return;
  sheet.pen.font = `600 ${pixels}px ${fontFamily}`;
  const half = sheet.pen.measureText(name).width / 2;
  // The label's box is approximated by a row of circles.
  const spots = [-0.75, -0.25, 0.25, 0.75].map((share) => ({
    x: at.x + share * half,
    y: at.y,
    radius: Math.max(pixels * 0.7, half / 4),
  }));
  if (!spots.every((spot) => isFree(taken, spot))) return;
  taken.push(...spots);
  write(sheet, name, at.x, at.y);
}

interface AlongOptions {
  readonly size: number;
  readonly taken: Spot[];
  /** Existing labels with the same text. */
  readonly own: readonly Spot[];
}

/** Minimum distance in pixels between labels with the same text. */
const repeatPixels = 260;

/**
 * Draws a name along the first part of a street that is straight and long enough. Returns its position, or null if
 * there is none.
 */
function writeAlong(
  cell: DrawnCell,
  feature: DrawnFeature,
  sheet: Sheet,
  { size, taken, own }: AlongOptions,
): Spot | null {
  sheet.pen.font = `500 ${size}px ${fontFamily}`;
  const width = sheet.pen.measureText(feature.name).width;
  for (const line of feature.lines) {
    const part = straightPart(cell, line, sheet, width + 8);
    if (part === null) continue;
    const { x, y } = part;
    const radius = size * 0.75;
    const count = Math.max(1, Math.round(width / (2 * radius)));
    const [cos, sin] = [Math.cos(part.angle), Math.sin(part.angle)];
    const spots = Array.from({ length: count }, (_, place) => {
      const along = ((place + 0.5) / count - 0.5) * width;
      return { x: x + along * cos, y: y + along * sin, radius };
    });
    const isRepeated = own.some((other) => Math.hypot(other.x - x, other.y - y) < repeatPixels);
    if (isRepeated || !spots.every((spot) => isFree(taken, spot))) continue;
    taken.push(...spots);
    sheet.pen.save();
    sheet.pen.translate(x, y);
    sheet.pen.rotate(part.angle);
    write(sheet, feature.name, 0, 0);
    sheet.pen.restore();
    return { x, y, radius };
  }
  return null;
}

interface StraightPart {
  readonly x: number;
  readonly y: number;
  /** Within ±90°, so that the text is never upside down. */
  readonly angle: number;
}

/** The first nearly straight part of a line with at least this length on which the label stays within the canvas. */
function straightPart(cell: DrawnCell, line: Int32Array, sheet: Sheet, length: number): StraightPart | null {
  const points = [];
  for (let at = 0; at + 1 < line.length; at += 2) points.push(sheet.toPixels(cell, line[at] ?? 0, line[at + 1] ?? 0));
  for (let from = 0; from + 1 < points.length; from++) {
    const part = straightFrom(points, from, length);
    if (part !== null && isWhole(part, sheet, length)) return part;
  }
  return null;
}

/** Whether a label of this length stays within the canvas. */
function isWhole({ x, y, angle }: StraightPart, { width, height }: Sheet, length: number): boolean {
  const [across, down] = [Math.abs(Math.cos(angle)) * (length / 2), Math.abs(Math.sin(angle)) * (length / 2)];
  const margin = 6;
  return x - across > margin && x + across < width - margin && y - down > margin && y + down < height - margin;
}

type Pixel = ReturnType<ToPixels>;

/** The shortest nearly straight part, of at least this many pixels, that starts at a given point of a line. */
function straightFrom(points: readonly Pixel[], from: number, length: number): StraightPart | null {
  const [start, ...rest] = points.slice(from);
  if (start === undefined) return null;
  let before = start;
  let walked = 0;
  for (const end of rest) {
    walked += Math.hypot(end.x - before.x, end.y - before.y);
    before = end;
    const chord = Math.hypot(end.x - start.x, end.y - start.y);
    if (chord < walked * 0.97) return null;
    if (chord < length) continue;
    const angle = Math.atan2(end.y - start.y, end.x - start.x);
    const upright = Math.abs(angle) > Math.PI / 2 ? angle + Math.PI : angle;
    return { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2, angle: upright };
  }
  return null;
}
