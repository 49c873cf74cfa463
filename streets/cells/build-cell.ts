import type { MapTile } from '../../domain/geography/map-tile.ts';
import { type GridPoint, landLayers, waysLayers } from '../../domain/streets/street-cell.ts';
import { crossSquares } from './cross-squares.ts';
import { encodeCell } from './encode-cell.ts';
import {
  clipLine,
  clipRing,
  doubleArea,
  type GridBox,
  isInside,
  keyOf,
  type Part,
  segmentsIn,
  simplify,
  widen,
} from './geometry.ts';
import { joinBorders } from './join-borders.ts';
import { joinPieces } from './join-pieces.ts';
import { boxOfTile, type CellFeature } from './tile-features.ts';

/** What tiles hold of a cell and of its surroundings, from sources of one kind. */
export interface CellContent {
  /** Of the cell's own tiles, and the streets of those around it: what meets at a vertex just outside must be known too. */
  readonly features: readonly CellFeature[];
  /** Lines were cut at the edges of tiles of this side, with this step of their grid; null where they are whole. */
  readonly cut: { readonly side: number; readonly step: number } | null;
}

export interface BuiltCell {
  readonly ways: Uint8Array | null;
  readonly land: Uint8Array | null;
  /** The streets as they stand in the cell. */
  readonly roads: readonly CellFeature[];
  readonly box: GridBox;
}

/** What is drawn goes on a little beyond the cell's edge, so that outlines and fills meet there. */
const drawnBeyond = 64;

/** Square units (some 0.15 m² in Europe) below which an area of a layer is not drawn. */
const leastArea: Readonly<Record<string, number>> = { buildings: 80, green: 1200, built: 1200, water: 40, squares: 60 };

/** What is drawn and never walked keeps to a coarser grid: 2 units are less than a metre. */
const coarse: Readonly<Record<string, number>> = { buildings: 2, green: 4, built: 4 };

/** How far an outline of what is drawn may lie from the true one: 5 units are some 2 m. The network keeps every vertex. */
const tolerance: Readonly<Record<string, number>> = { buildings: 1, green: 5, built: 5, walls: 2 };

function onGrid(part: Part, step: number): Part {
  const round = (value: number) => Math.round(value / step) * step;
  const points: GridPoint[] = [];
  for (const { x, y } of part) {
    const point = { x: round(x), y: round(y) };
    const last = points.at(-1);
    if (last === undefined || keyOf(last) !== keyOf(point)) points.push(point);
  }
  return points;
}

function drawnArea({ layer, parts }: CellFeature, box: GridBox): readonly Part[] {
  const step = coarse[layer];
  const least = leastArea[layer] ?? 0;
  return parts.flatMap((ring) => {
    const clipped = clipRing(ring, box);
    const drawn = step === undefined ? clipped : simplify(onGrid(clipped, step), tolerance[layer] ?? 0);
    // A hole may go, an outer ring takes its holes along only where they are small too.
    return drawn.length > 3 && Math.abs(doubleArea(drawn)) >= 2 * least ? [drawn] : [];
  });
}

/** The first ring must be an outer one: where it was too small, its holes go too. */
const withOuter = (rings: readonly Part[]): readonly Part[] => {
  const from = rings.findIndex((ring) => doubleArea(ring) > 0);
  return from < 0 ? [] : rings.slice(from);
};

/** What of a feature lies in a cell. */
function inCell(feature: CellFeature, box: GridBox): CellFeature | null {
  const { kind, layer, parts } = feature;
  let kept: readonly Part[];
  if (kind === 'points')
    kept = parts.map((part) => part.filter((point) => isInside(point, box))).filter((part) => part.length > 0);
  else if (layer === waysLayers.roads) kept = parts.flatMap((part) => segmentsIn(part, box));
  else if (kind === 'lines')
    kept = parts.flatMap((part) => clipLine(simplify(part, tolerance[layer] ?? 0), widen(box, drawnBeyond)));
  else kept = withOuter(drawnArea(feature, widen(box, drawnBeyond)));
  return kept.length === 0 ? null : { ...feature, parts: kept };
}

/** Barriers on streets, where the points of both fell on one vertex of the grid. */
function onStreets(barriers: readonly CellFeature[], roads: readonly CellFeature[]): CellFeature[] {
  const vertices = new Set<number>();
  for (const { parts } of roads) for (const part of parts) for (const point of part) vertices.add(keyOf(point));
  return barriers.filter(({ parts }) => parts.some((part) => part.some((point) => vertices.has(keyOf(point)))));
}

const layerIs = (name: string) => (feature: CellFeature) => feature.layer === name;

/** Puts a cell together: streets joined, separated by height, with ways across squares; and what is drawn around them. */
export function buildCell(cell: MapTile, { features, cut }: CellContent): BuiltCell {
  const box = boxOfTile(cell);
  const joined = joinPieces(features);
  const raw = joined.filter(layerIs(waysLayers.roads));
  const lines = cut === null ? raw : joinBorders(raw, cut.side, cut.step);
  const crossings = crossSquares(joined.filter(layerIs(waysLayers.squares)), lines);
  const kept = (all: readonly CellFeature[]) => all.flatMap((feature) => inCell(feature, box) ?? []);
  const roads = kept([...lines, ...crossings]);
  const barriers = onStreets(kept(joined.filter(layerIs(waysLayers.barriers))), roads);
  const others = kept(joined.filter(({ layer }) => layer !== waysLayers.roads && layer !== waysLayers.barriers));
  const all = [...roads, ...barriers, ...others];
  return {
    ways: encodeCell(cell, all, Object.values(waysLayers)),
    land: encodeCell(cell, all, Object.values(landLayers)),
    roads,
    box,
  };
}
