import { areSegmentsCrossing, findNearestPointOnSegment } from '../../domain/streets/grid-geometry.ts';
import { type GridPoint, roadCrossingClass } from '../../domain/streets/street-cell.ts';
import { computeMetresPerGridUnit, metresBetween } from '../../domain/streets/street-grid.ts';
import { type GridLine, isSamePoint, keyOfGridPoint, segmentsOf } from './cell-geometry.ts';
import { type IndexedSegment, SegmentGrid } from './segment-grid.ts';
import type { TileFeature } from './tile-features.ts';

/** Maximum distance between a pavement and the middle line of its road: two lanes, a verge and half of the pavement. */
const farthestMetres = 15;
/** A pavement is joined to its road about once in this many metres, besides its ends and junctions. */
const spacingMetres = 30;

const withLinks = (kinds: readonly string[]) => kinds.flatMap((kind) => [kind, `${kind}_link`]);

/** Classes of roads that are crossed on foot anywhere. */
const crossedClasses = new Set([
  ...withLinks(['primary', 'secondary', 'tertiary']),
  ...['unclassified', 'residential', 'living_street', 'service'],
]);
/** Classes of roads that are crossed only where a crossing is mapped. */
const uncrossedClasses = new Set([...withLinks(['motorway', 'trunk']), 'busway']);

const isRoad = ({ tags }: TileFeature) =>
  crossedClasses.has(String(tags.class)) || uncrossedClasses.has(String(tags.class));

const isCrossedAnywhere = ({ tags: { class: kind, foot } }: TileFeature) =>
  crossedClasses.has(String(kind)) && (foot === 'yes' || foot === 'destination');

const isPavement = ({ tags: { pavement, foot } }: TileFeature) => pavement === true && foot !== undefined;

/** Ways at different levels are not beside each other. */
const levelOf = ({ tags: { structure = '', layer = 0 } }: TileFeature) => `${structure} ${layer}`;

/** Counts the features at each vertex. */
function countFeaturesAt(lines: readonly TileFeature[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { parts } of lines)
    for (const key of new Set(parts.flat().map(keyOfGridPoint))) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Yields the points of a segment that divide it into pieces of at most `spacingMetres`, without its ends. */
function* pointsWithin(a: GridPoint, b: GridPoint): Generator<GridPoint> {
  const pieces = Math.ceil(metresBetween(a, b) / spacingMetres);
  for (let piece = 1; piece < pieces; piece++) {
    const share = piece / pieces;
    yield { x: Math.round(a.x + (b.x - a.x) * share), y: Math.round(a.y + (b.y - a.y) * share) };
  }
}

/** New vertices by the segment into which they are inserted. */
type Insertions = Map<IndexedSegment, GridPoint[]>;

function withInsertions(line: GridLine, segments: readonly IndexedSegment[], insertions: Insertions): GridLine {
  const [first] = line;
  if (first === undefined) return line;
  return [
    first,
    ...segments.flatMap((segment) => {
      const added = insertions.get(segment) ?? [];
      added.sort((one, other) => metresBetween(segment.a, one) - metresBetween(segment.a, other));
      return [...added, segment.b];
    }),
  ];
}

interface Link {
  readonly from: GridPoint;
  readonly to: GridPoint;
}

interface PointOnRoad {
  readonly segment: IndexedSegment;
  readonly point: GridPoint;
}

/** Finds the links between pavements and the roads beside them. */
class PavementLinks {
  readonly links: Link[] = [];
  readonly insertions: Insertions = new Map();
  readonly #roads: SegmentGrid;
  readonly #walls: SegmentGrid;
  readonly #counts: Map<number, number>;
  readonly #served = new Set<string>();

  constructor(roads: SegmentGrid, walls: SegmentGrid, counts: Map<number, number>) {
    this.#roads = roads;
    this.#walls = walls;
    this.#counts = counts;
  }

  /** Links a pavement at its ends and junctions, and about every `spacingMetres` in between. */
  addPavement(segments: readonly IndexedSegment[]): void {
    for (const [place, segment] of segments.entries()) {
      const isEnd = place === 0 || (this.#counts.get(keyOfGridPoint(segment.a)) ?? 0) > 1;
      this.#addPoint(segment.a, segment, isEnd);
      for (const point of pointsWithin(segment.a, segment.b))
        if (!this.#counts.has(keyOfGridPoint(point)) && this.#addPoint(point, segment, false))
          this.#insert(segment, point);
    }
    const last = segments.at(-1);
    if (last !== undefined) this.#addPoint(last.b, last, true);
  }

  /** Links a point of a pavement to its road, if there is one. Returns whether a link was added. */
  #addPoint(point: GridPoint, pavement: IndexedSegment, isNeeded: boolean): boolean {
    const steps = spacingMetres / computeMetresPerGridUnit(point.y);
    const square = `${pavement.feature.id} ${Math.floor(point.x / steps)} ${Math.floor(point.y / steps)}`;
    if (this.#served.has(square) && !isNeeded) return false;
    const road = this.#nearestRoad(point, levelOf(pavement.feature));
    if (road === null) return false;
    this.#served.add(square);
    if (isSamePoint(road.point, point)) return false;
    const isVertex = isSamePoint(road.point, road.segment.a) || isSamePoint(road.point, road.segment.b);
    // Another way may have a vertex here, such as a way under a bridge. A vertex of the road would join the two.
    if (!isVertex && this.#counts.has(keyOfGridPoint(road.point))) return false;
    if (!isVertex) this.#insert(road.segment, road.point);
    this.links.push({ from: point, to: road.point });
    return true;
  }

  #insert(segment: IndexedSegment, point: GridPoint): void {
    const added = this.insertions.get(segment) ?? [];
    if (!added.some((other) => isSamePoint(other, point))) this.insertions.set(segment, [...added, point]);
  }

  /** The point of the nearest road at the same level, if it is crossed anywhere and no wall is in between. */
  #nearestRoad(point: GridPoint, level: string): PointOnRoad | null {
    let nearest: PointOnRoad | null = null;
    let least = farthestMetres / computeMetresPerGridUnit(point.y);
    for (const segment of this.#roads.around(point, least)) {
      if (levelOf(segment.feature) !== level) continue;
      const { point: exact } = findNearestPointOnSegment(segment.a, segment.b, point);
      const distance = Math.hypot(exact.x - point.x, exact.y - point.y);
      if (distance >= least) continue;
      least = distance;
      nearest = { segment, point: { x: Math.round(exact.x), y: Math.round(exact.y) } };
    }
    // A pavement beside a road that walkers do not cross is not joined to another road behind it.
    if (nearest === null || !isCrossedAnywhere(nearest.segment.feature)) return null;
    const { point: foot } = nearest;
    return this.#walls.around(point, least).some(({ a, b }) => areSegmentsCrossing(point, foot, a, b)) ? null : nearest;
  }
}

/**
 * Joins pavements that are mapped apart from their road to the road's middle line. A road without such a pavement can
 * be crossed and left anywhere in a search for routes, and mapping its pavement must not turn it into an obstacle
 * between the two sides: many crossings are not mapped, and a walker may cross elsewhere.
 */
export function joinPavements(lines: readonly TileFeature[], walls: readonly TileFeature[]): readonly TileFeature[] {
  const pavements = lines.filter(isPavement);
  if (pavements.length === 0) return lines;
  const roads = new SegmentGrid();
  const segmentsOfPart = new Map<GridLine, IndexedSegment[]>();
  for (const feature of lines)
    for (const part of feature.parts) {
      const segments = Array.from(segmentsOf([part]), ([a, b]) => ({ feature, a, b }));
      segmentsOfPart.set(part, segments);
      if (isRoad(feature)) roads.add(segments);
    }
  const walled = new SegmentGrid();
  for (const feature of walls) walled.add(Array.from(segmentsOf(feature.parts), ([a, b]) => ({ feature, a, b })));
  const found = new PavementLinks(roads, walled, countFeaturesAt(lines));
  for (const { parts } of pavements) for (const part of parts) found.addPavement(segmentsOfPart.get(part) ?? []);
  const links: TileFeature = {
    layer: 'roads',
    kind: 'lines',
    // An unmarked crossing is doubtful, so that a mapped crossing is preferred where it is near.
    tags: { class: roadCrossingClass, foot: 'doubtful', across: true },
    parts: found.links.map(({ from, to }) => [from, to]),
    id: null,
  };
  const joined = lines.map((feature): TileFeature => {
    const { pavement: _, ...tags } = feature.tags;
    const parts = feature.parts.map((part) => withInsertions(part, segmentsOfPart.get(part) ?? [], found.insertions));
    return { ...feature, tags, parts };
  });
  return found.links.length === 0 ? joined : [...joined, links];
}
