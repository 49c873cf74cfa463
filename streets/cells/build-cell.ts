import type { MapTile } from '../../domain/geography/map-tile.ts';
import { type GridPoint, landLayers, waysLayers } from '../../domain/streets/street-cell.ts';
import {
  clipLine,
  clipRing,
  computeDoubleArea,
  type GridBox,
  type GridLine,
  isInsideBox,
  keyOfGridPoint,
  selectPartsInBox,
  simplifyLine,
  widenBox,
} from './cell-geometry.ts';
import { encodeCell, sortFeatures } from './encode-cell.ts';
import { joinLinesAtTileEdges } from './join-lines-at-tile-edges.ts';
import { joinPavements } from './join-pavements.ts';
import { joinPiers } from './join-piers.ts';
import { mergeFeaturePieces } from './merge-feature-pieces.ts';
import { createPathsAcrossSquares } from './paths-across-squares.ts';
import { restoreOutlines } from './square-outlines.ts';
import { boxOfTile, type TileFeature } from './tile-features.ts';

/**
 * The features from which one cell is built. Either all of them come from OpenStreetMap extracts, or all from one
 * basemap.
 */
export interface CellContent {
  /**
   * All features of the cell's own tiles, and the streets of the surrounding tiles. The surrounding streets are needed
   * for junctions just outside the cell.
   */
  readonly features: readonly TileFeature[];
  /**
   * For a source that clips lines at tile edges: the size of a tile and the step of its grid, in grid units. Null for
   * other sources.
   */
  readonly cut: { readonly side: number; readonly step: number } | null;
}

export interface BuiltCell {
  readonly ways: Uint8Array | null;
  readonly land: Uint8Array | null;
  /** The streets in `ways`, including the lines across pedestrian squares. */
  readonly roads: readonly TileFeature[];
  readonly box: GridBox;
}

/**
 * The number of grid units by which the `land` file extends beyond the cell's edge, so that outlines and fills leave no
 * gap between cells.
 */
const landMargin = 64;

/** How much each layer is simplified. This affects only features that are drawn and not used for routing. */
interface Detail {
  /** The minimum area of a drawn feature, in square grid units. One of them is about 0.15 m² in Europe. */
  readonly leastArea: Readonly<Record<string, number>>;
  /** Coordinates are rounded to multiples of this number of grid units. Two units are less than a metre. */
  readonly coarse: Readonly<Record<string, number>>;
  /** The distance in grid units by which a simplified outline may deviate. Five units are about 2 m. */
  readonly tolerance: Readonly<Record<string, number>>;
}

/** The level of detail that is tried first. */
const fine: Detail = {
  leastArea: { buildings: 80, green: 1200, built: 1200, water: 40, squares: 60 },
  coarse: { buildings: 2, green: 4, built: 4 },
  tolerance: { buildings: 1, green: 5, built: 5, walls: 2 },
};

/**
 * The levels of detail that are tried one after the other until a cell's `land` file is small enough. Woods and meadows
 * are simplified first, then houses.
 */
const coarser: readonly Detail[] = [
  { ...fine, tolerance: { buildings: 1, green: 12, built: 12 } },
  {
    leastArea: { buildings: 160, green: 2400, built: 2400 },
    coarse: { buildings: 4, green: 4, built: 4 },
    tolerance: { buildings: 2, green: 16, built: 16 },
  },
  {
    leastArea: { buildings: 400, green: 4800, built: 4800 },
    coarse: { buildings: 4, green: 8, built: 8 },
    tolerance: { buildings: 4, green: 20, built: 20 },
  },
];

/** Maximum size of `land` before compression, in bytes. Compressed, that is about 140 kB. */
const mostLandBytes = 230_000;

function onGrid(part: GridLine, step: number): GridLine {
  const round = (value: number) => Math.round(value / step) * step;
  const points: GridPoint[] = [];
  for (const { x, y } of part) {
    const point = { x: round(x), y: round(y) };
    const last = points.at(-1);
    if (last === undefined || keyOfGridPoint(last) !== keyOfGridPoint(point)) points.push(point);
  }
  return points;
}

function drawnArea({ layer, parts }: TileFeature, box: GridBox, detail: Detail): readonly GridLine[] {
  const step = detail.coarse[layer];
  const least = detail.leastArea[layer] ?? 0;
  return parts.flatMap((ring) => {
    const clipped = clipRing(ring, box);
    const drawn = step === undefined ? clipped : simplifyLine(onGrid(clipped, step), detail.tolerance[layer] ?? 0);
    // A hole that is too small is dropped. If an outer ring is too small, so are its holes, and all are dropped.
    return drawn.length > 3 && Math.abs(computeDoubleArea(drawn)) >= 2 * least ? [drawn] : [];
  });
}

/** Removes holes at the beginning. The outer ring to which they belong has been dropped. */
const withoutLeadingHoles = (rings: readonly GridLine[]): readonly GridLine[] => {
  const from = rings.findIndex((ring) => computeDoubleArea(ring) > 0);
  return from < 0 ? [] : rings.slice(from);
};

/** Clips a feature to a cell. Returns null if no part of the feature is inside. */
function clipToCell(feature: TileFeature, box: GridBox, detail: Detail = fine): TileFeature | null {
  const { kind, layer, parts } = feature;
  let kept: readonly GridLine[];
  if (kind === 'points')
    kept = parts.map((part) => part.filter((point) => isInsideBox(point, box))).filter((part) => part.length > 0);
  else if (layer === waysLayers.roads) kept = parts.flatMap((part) => selectPartsInBox(part, box));
  else if (kind === 'lines')
    kept = parts.flatMap((part) =>
      clipLine(simplifyLine(part, detail.tolerance[layer] ?? 0), widenBox(box, landMargin)),
    );
  else kept = withoutLeadingHoles(drawnArea(feature, widenBox(box, landMargin), detail));
  return kept.length === 0 ? null : { ...feature, parts: kept };
}

const layerIs = (name: string) => (feature: TileFeature) => feature.layer === name;

/**
 * Builds a cell from features. Joins the pieces of streets, adds lines across pedestrian squares, and encodes
 * everything as vector tiles.
 */
export function buildCell(cell: MapTile, { features, cut }: CellContent): BuiltCell {
  const box = boxOfTile(cell);
  const joined = mergeFeaturePieces(features);
  // Which links are added to pavements and piers depends on the order of the streets.
  const raw = sortFeatures(joined.filter(layerIs(waysLayers.roads)));
  const whole = cut === null ? raw : joinLinesAtTileEdges(raw, cut.side, cut.step);
  const walls = joined.filter(layerIs(waysLayers.walls));
  const lines = joinPiers(joinPavements(whole, walls), walls);
  const squares = restoreOutlines(joined.filter(layerIs(waysLayers.squares)), lines);
  const crossings = createPathsAcrossSquares(squares, { roads: lines, walls });
  const kept = (all: readonly TileFeature[]) => all.flatMap((feature) => clipToCell(feature, box) ?? []);
  const roads = kept([...lines, ...crossings]);
  const areLand = new Set<string>(Object.values(landLayers));
  const isOther = ({ layer }: TileFeature) =>
    layer !== waysLayers.roads && layer !== waysLayers.squares && !areLand.has(layer);
  const ways = [...roads, ...kept(squares), ...kept(joined.filter(isOther))];
  return {
    ways: encodeCell(cell, ways, Object.values(waysLayers)),
    land: encodeLand(
      cell,
      joined.filter(({ layer }) => areLand.has(layer)),
      box,
    ),
    roads,
    box,
  };
}

/** Encodes the `land` file, reducing the level of detail until the file is small enough. */
function encodeLand(cell: MapTile, land: readonly TileFeature[], box: GridBox): Uint8Array | null {
  const encode = (detail: Detail) =>
    encodeCell(
      cell,
      land.flatMap((feature) => clipToCell(feature, box, detail) ?? []),
      Object.values(landLayers),
    );
  let bytes = encode(fine);
  for (const detail of coarser) {
    if (bytes === null || bytes.length <= mostLandBytes) break;
    bytes = encode(detail);
  }
  return bytes;
}
