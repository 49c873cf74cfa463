import { cellExtent, streetCellZoom } from '../../../domain/streets/street-cell.ts';
import type { DrawnCell, DrawnFeature } from './read-drawing.ts';
import { findLandAndSea } from './sea-areas.ts';
import {
  buildingColorKey,
  type RoadStyle,
  roadStyleOf,
  type StreetPalette,
  vegetationColorKey,
} from './street-palette.ts';

/**
 * A square part of a cell. `left` and `top` are in cell units. `pixels` is the part's size in pixels, and `scale` is
 * the number of pixels per cell unit.
 */
export interface CellWindow {
  readonly left: number;
  readonly top: number;
  readonly pixels: number;
  readonly scale: number;
  readonly zoom: number;
  readonly metresPerPixel: number;
}

/** Number of pixels drawn beyond the window's edges, so that wide lines meet at the seams between tiles. */
const marginPixels = 24;

/**
 * Returns the part of a cell that a map tile of `pixels` by `pixels` shows. The tile's zoom must be at least 12, so
 * that the tile is within one cell.
 */
export function cellWindowOfTile(
  tile: { x: number; y: number; z: number },
  pixels: number,
  latitude: number,
): CellWindow {
  const below = 2 ** (tile.z - streetCellZoom);
  const steps = cellExtent / below;
  return {
    left: (tile.x % below) * steps,
    top: (tile.y % below) * steps,
    pixels,
    scale: pixels / steps,
    zoom: tile.z,
    metresPerPixel: (40_030_000 * Math.cos((latitude * Math.PI) / 180)) / (pixels * 2 ** tile.z),
  };
}

/** Draws a part of a cell without labels. */
export function drawStreets(
  pen: CanvasRenderingContext2D,
  cell: DrawnCell,
  palette: StreetPalette,
  view: CellWindow,
): void {
  const areas = (features: readonly DrawnFeature[], colourOf: (kind: string) => keyof StreetPalette) => {
    for (const feature of visible(features, view)) {
      pen.fillStyle = palette[colourOf(feature.kind)];
      pen.fill(trace(feature, view, true), 'evenodd');
    }
  };
  const { land, sea } = landAndSeaOf(cell);
  // In a cell that has only water it is unknown where the land is, so the background map shows through.
  if (cell.built.length + cell.green.length + cell.roads.length > 0) areas(land, () => 'land');
  areas(sea, () => 'sea');
  pen.lineJoin = 'round';
  areas(cell.built, buildingColorKey);
  areas(cell.green, vegetationColorKey);
  areas(cell.water, () => 'water');
  drawWaterways(pen, cell.waterways, palette, view);
  if (view.zoom >= 14) areas(cell.squares, () => 'square');
  if (view.zoom >= 14) drawBuildings(pen, cell.buildings, palette, view);
  drawRoads(pen, cell.roads, palette, view);
  drawRailways(pen, cell.railways, palette, view);
}

interface Ground {
  /** The area in which it is known where land and sea are. It is drawn as land, with the sea over it. */
  readonly land: readonly DrawnFeature[];
  readonly sea: readonly DrawnFeature[];
}

const grounds = new WeakMap<DrawnCell, Ground>();

/**
 * Returns the land and sea of a cell, computed from its coastlines. The result is cached, because all tiles of the cell
 * need it.
 */
function landAndSeaOf(cell: DrawnCell): Ground {
  const ground = grounds.get(cell) ?? findGround(cell);
  grounds.set(cell, ground);
  return ground;
}

const wholeCell = [0, 0, cellExtent, 0, cellExtent, cellExtent, 0, cellExtent];

function findGround({ waterways }: DrawnCell): Ground {
  const coast = waterways.filter(({ kind }) => kind === 'coastline');
  if (coast.length === 0) return { land: areaOf([wholeCell]), sea: [] };
  const told = findLandAndSea(
    coast.flatMap(({ lines }) => lines.map((line) => [...line])),
    cellExtent,
  );
  return told === null ? { land: [], sea: [] } : { land: areaOf([told.known]), sea: areaOf(told.sea) };
}

function areaOf(rings: readonly (readonly number[])[]): readonly DrawnFeature[] {
  const lines = rings.map((ring) => Int32Array.from(ring, Math.round));
  const box = { west: 0, north: 0, east: cellExtent, south: cellExtent };
  return [{ kind: '', name: '', structure: null, isForCars: false, lines, ...box }];
}

function* visible(
  features: readonly DrawnFeature[],
  { left, top, pixels, scale }: CellWindow,
): Generator<DrawnFeature> {
  const margin = marginPixels / scale;
  const [right, foot] = [left + pixels / scale + margin, top + pixels / scale + margin];
  for (const feature of features)
    if (
      feature.east >= left - margin &&
      feature.west <= right &&
      feature.south >= top - margin &&
      feature.north <= foot
    )
      yield feature;
}

function trace({ lines }: DrawnFeature, { left, top, scale }: CellWindow, isClosed: boolean): Path2D {
  const path = new Path2D();
  for (const line of lines) {
    let [lastX, lastY] = [Number.NaN, Number.NaN];
    for (let at = 0; at + 1 < line.length; at += 2) {
      const x = ((line[at] ?? 0) - left) * scale;
      const y = ((line[at + 1] ?? 0) - top) * scale;
      const isEnd = at + 3 >= line.length;
      // Skips points less than half a pixel from the previous one, because the difference is invisible.
      if (!isEnd && Math.abs(x - lastX) < 0.5 && Math.abs(y - lastY) < 0.5) continue;
      if (at === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
      [lastX, lastY] = [x, y];
    }
    if (isClosed) path.closePath();
  }
  return path;
}

function drawWaterways(
  pen: CanvasRenderingContext2D,
  features: readonly DrawnFeature[],
  palette: StreetPalette,
  view: CellWindow,
): void {
  for (const feature of visible(features, view)) {
    if (feature.structure === 'tunnel' || (view.zoom < 14 && feature.kind !== 'river' && feature.kind !== 'coastline'))
      continue;
    pen.strokeStyle = feature.kind === 'coastline' ? palette.shore : palette.water;
    const metres = feature.kind === 'river' || feature.kind === 'canal' ? 8 : 2.5;
    pen.lineWidth = Math.max(1.2, metres / view.metresPerPixel);
    pen.stroke(trace(feature, view, false));
  }
}

function drawBuildings(
  pen: CanvasRenderingContext2D,
  features: readonly DrawnFeature[],
  palette: StreetPalette,
  view: CellWindow,
): void {
  pen.fillStyle = palette.building;
  pen.strokeStyle = palette.wall;
  pen.lineWidth = view.zoom >= 17 ? 1 : 0.5;
  const hasWalls = view.zoom >= 16;
  for (const feature of visible(features, view)) {
    const path = trace(feature, view, true);
    pen.fill(path, 'evenodd');
    if (hasWalls) pen.stroke(path);
  }
}

interface DrawnRoad {
  readonly feature: DrawnFeature;
  readonly look: RoadStyle;
  readonly width: number;
}

const leastWidth = (rank: number, zoom: number) => Math.max(rank >= 4 ? 1.4 : 1, (rank - 2) * 0.45 * (zoom - 10) * 0.4);

function drawRoads(
  pen: CanvasRenderingContext2D,
  features: readonly DrawnFeature[],
  palette: StreetPalette,
  view: CellWindow,
): void {
  const roads: DrawnRoad[] = [];
  for (const feature of visible(features, view)) {
    const look = roadStyleOf(feature.kind, feature.isForCars);
    if (view.zoom < look.fromZoom) continue;
    roads.push({ feature, look, width: Math.max(leastWidth(look.rank, view.zoom), look.metres / view.metresPerPixel) });
  }
  roads.sort((a, b) => a.look.rank - b.look.rank);
  const inTunnels = roads.filter(({ feature }) => feature.structure === 'tunnel');
  const onGround = roads.filter(({ feature }) => feature.structure === null);
  const onBridges = roads.filter(({ feature }) => feature.structure === 'bridge');
  pen.globalAlpha = 0.45;
  strokeRoads(pen, inTunnels, palette, view);
  pen.globalAlpha = 1;
  strokeRoads(pen, onGround, palette, view);
  strokeRoads(pen, onBridges, palette, view);
}

const isLine = ({ look }: DrawnRoad) => look.colour === 'path' || look.colour === 'steps';

/**
 * Whether a road is drawn as one dark line, because two casings would fill its width. Main roads keep their casings at
 * any width: without them, their light colours would be fainter than the small roads.
 */
const isThin = ({ look, width }: DrawnRoad) => look.colour === 'small' && width < 2.5;

/** Draws the casings of all roads first and then the roads, so that roads join without a seam. */
function strokeRoads(
  pen: CanvasRenderingContext2D,
  roads: readonly DrawnRoad[],
  palette: StreetPalette,
  view: CellWindow,
): void {
  const paths = roads.map((road) => ({ ...road, path: trace(road.feature, view, false) }));
  pen.lineCap = 'round';
  pen.strokeStyle = palette.casing;
  for (const road of paths) {
    if (isLine(road) || isThin(road)) continue;
    pen.lineWidth = road.width + 1.6;
    pen.stroke(road.path);
  }
  for (const road of paths) {
    pen.strokeStyle = isThin(road) ? palette.thin : palette[road.look.colour];
    pen.lineWidth = road.width;
    if (isLine(road)) {
      pen.lineCap = 'butt';
      pen.lineWidth = Math.max(1.2, Math.min(road.width, 3));
      pen.setLineDash(road.look.colour === 'steps' ? [2, 2] : [5, 3]);
    }
    pen.stroke(road.path);
    pen.setLineDash([]);
    pen.lineCap = 'round';
  }
}

function drawRailways(
  pen: CanvasRenderingContext2D,
  features: readonly DrawnFeature[],
  palette: StreetPalette,
  view: CellWindow,
): void {
  pen.lineCap = 'butt';
  for (const feature of visible(features, view)) {
    if (feature.structure === 'tunnel' || feature.kind === 'subway') continue;
    const path = trace(feature, view, false);
    pen.strokeStyle = palette.rail;
    pen.lineWidth = view.zoom >= 15 ? 3 : 1.8;
    pen.stroke(path);
    if (feature.kind === 'tram' || view.zoom < 14) continue;
    pen.strokeStyle = palette.halo;
    pen.lineWidth = view.zoom >= 15 ? 1.6 : 0.8;
    pen.setLineDash([7, 7]);
    pen.stroke(path);
    pen.setLineDash([]);
  }
}
