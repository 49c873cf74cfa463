import type { MapTile } from '../../domain/geography/map-tile.ts';
import { type GridPoint, landLayers, waysLayers } from '../../domain/streets/street-cell.ts';
import {
  clipLine,
  clipRing,
  doubleArea,
  type GridBox,
  type GridLine,
  gridPointKey,
  isInsideBox,
  partsWithSegmentsInBox,
  simplifyLine,
  widenBox,
} from './cell-geometry.ts';
import { encodeCell } from './encode-cell.ts';
import { joinLinesAtTileEdges } from './join-lines-at-tile-edges.ts';
import { mergeFeaturePieces } from './merge-feature-pieces.ts';
import { createSquareCrossings } from './square-crossings.ts';
import { boxOfTile, type TileFeature } from './tile-features.ts';

/** The features from which one cell is built; all from sources of the same kind. */
export interface CellContent {
  /**
   * All features of the cell's own tiles, and the streets of the surrounding tiles: junctions just outside the cell are
   * needed too.
   */
  readonly features: readonly TileFeature[];
  /** Tile size and step of the tile grid if the source clips lines at tile edges; null if it does not. */
  readonly cut: { readonly side: number; readonly step: number } | null;
}

export interface BuiltCell {
  readonly ways: Uint8Array | null;
  readonly land: Uint8Array | null;
  /** The streets in `ways`, including lines across squares. */
  readonly roads: readonly TileFeature[];
  readonly box: GridBox;
}

/** The `land` file extends a little beyond the cell's edge, so that outlines and fills leave no seam. */
const drawnBeyond = 64;

/** Level of detail of layers that are only drawn. */
interface Detail {
  /** Minimum area in square grid units (about 0.15 m² in Europe); smaller areas are not drawn. */
  readonly leastArea: Readonly<Record<string, number>>;
  /** Coordinates are rounded to multiples of this many grid units: 2 are less than a metre. */
  readonly coarse: Readonly<Record<string, number>>;
  /** Maximum deviation of a simplified outline in grid units: 5 are about 2 m. */
  readonly tolerance: Readonly<Record<string, number>>;
}

/** The default level of detail. Streets are never simplified. */
const fine: Detail = {
  leastArea: { buildings: 80, green: 1200, built: 1200, water: 40, squares: 60 },
  coarse: { buildings: 2, green: 4, built: 4 },
  tolerance: { buildings: 1, green: 5, built: 5, walls: 2 },
};

/** Used in turn if a cell's `land` file is too large: woods and meadows are simplified first, then houses. */
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

/** Uncompressed bytes of a tile; about 140 kB compressed. */
const heavyLand = 230_000;

function onGrid(part: GridLine, step: number): GridLine {
  const round = (value: number) => Math.round(value / step) * step;
  const points: GridPoint[] = [];
  for (const { x, y } of part) {
    const point = { x: round(x), y: round(y) };
    const last = points.at(-1);
    if (last === undefined || gridPointKey(last) !== gridPointKey(point)) points.push(point);
  }
  return points;
}

function drawnArea({ layer, parts }: TileFeature, box: GridBox, detail: Detail): readonly GridLine[] {
  const step = detail.coarse[layer];
  const least = detail.leastArea[layer] ?? 0;
  return parts.flatMap((ring) => {
    const clipped = clipRing(ring, box);
    const drawn = step === undefined ? clipped : simplifyLine(onGrid(clipped, step), detail.tolerance[layer] ?? 0);
    // Small holes may be dropped. An outer ring is dropped only together with its holes, which are then small too.
    return drawn.length > 3 && Math.abs(doubleArea(drawn)) >= 2 * least ? [drawn] : [];
  });
}

/** The first ring must be an outer one: if that was dropped, its holes are dropped too. */
const withOuter = (rings: readonly GridLine[]): readonly GridLine[] => {
  const from = rings.findIndex((ring) => doubleArea(ring) > 0);
  return from < 0 ? [] : rings.slice(from);
};

/** Clips a feature to a cell. */
function inCell(feature: TileFeature, box: GridBox, detail: Detail = fine): TileFeature | null {
  const { kind, layer, parts } = feature;
  let kept: readonly GridLine[];
  if (kind === 'points')
    kept = parts.map((part) => part.filter((point) => isInsideBox(point, box))).filter((part) => part.length > 0);
  else if (layer === waysLayers.roads) kept = parts.flatMap((part) => partsWithSegmentsInBox(part, box));
  else if (kind === 'lines')
    kept = parts.flatMap((part) =>
      clipLine(simplifyLine(part, detail.tolerance[layer] ?? 0), widenBox(box, drawnBeyond)),
    );
  else kept = withOuter(drawnArea(feature, widenBox(box, drawnBeyond), detail));
  return kept.length === 0 ? null : { ...feature, parts: kept };
}

/** Barriers whose grid point is also a vertex of a street. */
function onStreets(barriers: readonly TileFeature[], roads: readonly TileFeature[]): TileFeature[] {
  const vertices = new Set<number>();
  for (const { parts } of roads) for (const part of parts) for (const point of part) vertices.add(gridPointKey(point));
  return barriers.filter(({ parts }) => parts.some((part) => part.some((point) => vertices.has(gridPointKey(point)))));
}

const layerIs = (name: string) => (feature: TileFeature) => feature.layer === name;

/** Builds a cell: joins streets, separates levels, adds routes across squares, and encodes what is drawn. */
export function buildCell(cell: MapTile, { features, cut }: CellContent): BuiltCell {
  const box = boxOfTile(cell);
  const joined = mergeFeaturePieces(features);
  const raw = joined.filter(layerIs(waysLayers.roads));
  const lines = cut === null ? raw : joinLinesAtTileEdges(raw, cut.side, cut.step);
  const crossings = createSquareCrossings(joined.filter(layerIs(waysLayers.squares)), lines);
  const kept = (all: readonly TileFeature[]) => all.flatMap((feature) => inCell(feature, box) ?? []);
  const roads = kept([...lines, ...crossings]);
  const barriers = onStreets(kept(joined.filter(layerIs(waysLayers.barriers))), roads);
  const areLand = new Set<string>(Object.values(landLayers));
  const isOther = ({ layer }: TileFeature) =>
    layer !== waysLayers.roads && layer !== waysLayers.barriers && !areLand.has(layer);
  const ways = [...roads, ...barriers, ...kept(joined.filter(isOther))];
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

/** Encodes `land`, with less detail until it is small enough. */
function encodeLand(cell: MapTile, land: readonly TileFeature[], box: GridBox): Uint8Array | null {
  const encode = (detail: Detail) =>
    encodeCell(
      cell,
      land.flatMap((feature) => inCell(feature, box, detail) ?? []),
      Object.values(landLayers),
    );
  let bytes = encode(fine);
  for (const detail of coarser) {
    if (bytes === null || bytes.length <= heavyLand) break;
    bytes = encode(detail);
  }
  return bytes;
}
