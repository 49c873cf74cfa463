import type { Position } from 'geojson';
import { parseCoordinateText } from './coordinate-text.ts';
import type { TerrainStrip } from './map-plate-settings.ts';
import type { Pixel, PixelPath } from './path-data.ts';
import { formatPathData } from './path-data.ts';
import { distanceToPaths, isInsidePaths, plateFrame } from './projection.ts';
import { createRandomFromSeed } from './seeded-random.ts';
import type { TerrainKind } from './terrain-symbols.ts';
import { terrainSymbols } from './terrain-symbols.ts';

/** A rectangle without symbols, for example around a name or around the rings that mark the place. */
export interface PixelBounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface TexturedLand {
  readonly seed: string;
  readonly kmPerPixel: number;
  readonly project: (place: Position) => Pixel;
  /** Paths of the shoreline, each of them closed. If none are in the frame, all of it is land. */
  readonly coast: readonly PixelPath[];
  readonly lakes: readonly PixelPath[];
  /** Rivers and borders, which symbols do not cross. */
  readonly lines: readonly PixelPath[];
  readonly reserved: readonly PixelBounds[];
  readonly strips: readonly TerrainStrip[];
  readonly ground: TerrainKind | undefined;
  /** The share of the symbols that are drawn. It is below 1 only if the file would otherwise be too large. */
  readonly density: number;
}

interface Site {
  readonly x: number;
  readonly y: number;
}

/**
 * The sizes in which each drawing appears. Each size is an SVG marker, so every further symbol costs only one vertex.
 */
const sizes = [0.82, 0.98, 1.14] as const;

function scaled(drawing: string, scale: number): string {
  return drawing
    .replace(/-?\d+(\.\d+)?/g, (digits) => {
      const value = Math.round(Number(digits) * scale * 10) / 10;
      return String(value).replace(/^(-?)0\./, '$1.');
    })
    .replaceAll(' -', '-');
}

/**
 * Returns the kind of land at a point: that of the first area in `tracts` that contains it, otherwise `ground`.
 * `unevenness`, from 0 to 1, shifts the edge of the area so that it does not look straight.
 */
function kindAt(
  site: Site,
  unevenness: number,
  strips: readonly (PixelPath & { kind: TerrainKind; reach: number })[],
  ground?: TerrainKind,
) {
  const found = strips.find((one) => distanceToPaths([site.x, site.y], [one]) < one.reach * (0.8 + 0.4 * unevenness));
  return found?.kind ?? ground;
}

const isReserved = ({ x, y }: Site, reach: number, boxes: readonly PixelBounds[]) =>
  boxes.some((box) => x > box.left - reach && x < box.right + reach && y > box.top - 3 && y < box.bottom + reach + 2);

/** Draws the symbols of all kinds of land, such as trees, as markers at the vertices of invisible paths. */
export function drawTerrainTexture(land: TexturedLand): string {
  const strips = land.strips.map((strip) => ({
    kind: strip.kind,
    points: parseCoordinateText(strip.line).map(land.project),
    isClosed: false,
    reach: strip.widthKm / 2 / land.kmPerPixel,
  }));
  const kinds = [...new Set([...land.strips.map((strip) => strip.kind), ...(land.ground ? [land.ground] : [])])];
  return kinds.map((kind) => drawSigns(kind, signsOf(kind, land, strips))).join('');
}

function drawSigns(kind: TerrainKind, signs: readonly Sign[]): string {
  return terrainSymbols[kind].drawings
    .flatMap((drawing, choice) => sizes.map((scale, size) => ({ drawing: scaled(drawing, scale), choice, size })))
    .map(({ drawing, choice, size }) => {
      const points = signs.filter((one) => one.choice === choice && one.size === size).map(({ x, y }): Pixel => [x, y]);
      if (points.length === 0) return '';
      // Some browsers draw no marker on a path with a single point. A second step of zero length makes them draw it.
      const first = points[0] as Pixel;
      const d = points.length === 1 ? `M${first[0]} ${first[1]}h0` : formatPathData([{ points, isClosed: false }]);
      const id = `${kind}${choice}${size}`;
      const bearer = ['start', 'mid', 'end'].map((part) => ` marker-${part}="url(#${id})"`).join('');
      return `<marker id="${id}" class="m" markerUnits="userSpaceOnUse" markerWidth="40" markerHeight="40"><path class="t t-${kind}" d="M0 0${drawing}"/></marker><path${bearer} d="${d}"/>`;
    })
    .join('');
}

interface Sign extends Site {
  readonly choice: number;
  readonly size: number;
}

function signsOf(
  kind: TerrainKind,
  land: TexturedLand,
  strips: readonly (PixelPath & { kind: TerrainKind; reach: number })[],
): Sign[] {
  const { gapPixels, drawings, reachPixels } = terrainSymbols[kind];
  const random = createRandomFromSeed(`${land.seed} ${kind}`);
  const rowHeight = gapPixels * 0.82;
  const signs: Sign[] = [];
  for (let row = 0; row * rowHeight < plateFrame.height + gapPixels; row += 1) {
    for (let column = 0; column * gapPixels < plateFrame.width + gapPixels; column += 1) {
      const x = Math.round((column + (row % 2) / 2 + (random() - 0.5) * 0.62) * gapPixels);
      const y = Math.round((row + (random() - 0.5) * 0.5) * rowHeight);
      const [unevenness, chance, scale, drawing] = [random(), random(), random(), random()];
      // The centre of the symbol is tested, so that both its foot and its top are on land.
      const site = { x, y: y - reachPixels / 2 };
      if (chance > 0.9 * land.density || kindAt(site, unevenness, strips, land.ground) !== kind) continue;
      if (isReserved({ x, y }, reachPixels, land.reserved) || !isClear(site, reachPixels, land)) continue;
      signs.push({ x, y, choice: Math.floor(drawing * drawings.length), size: Math.floor(scale * sizes.length) });
    }
  }
  return signs;
}

function isClear({ x, y }: Site, reach: number, land: TexturedLand): boolean {
  const at: Pixel = [x, y];
  if (!isInsidePaths(at, land.coast) || distanceToPaths(at, land.coast) < reach) return false;
  if (isInsidePaths(at, land.lakes) || distanceToPaths(at, land.lakes) < reach) return false;
  return distanceToPaths(at, land.lines) >= reach * 0.75;
}
