import { areSegmentsCrossing, findNearestPointOnSegment } from '../../domain/streets/grid-geometry.ts';
import { type GridPoint, linkClass } from '../../domain/streets/street-cell.ts';
import { computeMetresPerGridUnit, metresBetween } from '../../domain/streets/street-grid.ts';
import { type GridLine, isSamePoint, keyOfGridPoint } from './cell-geometry.ts';
import { type IndexedSegment, indexedSegmentsOf, SegmentGrid } from './segment-grid.ts';
import type { TileFeature } from './tile-features.ts';

/** Ways at different levels are not beside each other. */
const levelOf = ({ tags: { structure = '', layer = 0 } }: TileFeature) => `${structure} ${layer}`;

export interface PointOnWay {
  readonly segment: IndexedSegment;
  readonly point: GridPoint;
  readonly metres: number;
}

/** To which ways links lead, and how long they are at most. */
export interface LinkRule {
  readonly isCandidate: (feature: TileFeature) => boolean;
  readonly farthestMetres: number;
}

/** Lines of `roads`, and the links that the import adds between those that are mapped apart. */
export class WayLinks {
  readonly #lines: readonly TileFeature[];
  readonly #index = new SegmentGrid();
  readonly #walls: SegmentGrid;
  readonly #segments = new Map<GridLine, IndexedSegment[]>();
  readonly #counts = new Map<number, number>();
  readonly #insertions = new Map<IndexedSegment, GridPoint[]>();
  readonly #links: GridLine[] = [];

  constructor(lines: readonly TileFeature[], walls: readonly TileFeature[]) {
    this.#lines = lines;
    this.#walls = new SegmentGrid(walls);
    for (const feature of lines) {
      for (const part of feature.parts) {
        const segments = indexedSegmentsOf(feature, [part]);
        this.#segments.set(part, segments);
        this.#index.add(segments);
      }
      for (const key of new Set(feature.parts.flat().map(keyOfGridPoint)))
        this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    }
  }

  segmentsOf(part: GridLine): readonly IndexedSegment[] {
    return this.#segments.get(part) ?? [];
  }

  /** The number of lines that have a vertex at a point. */
  countAt(point: GridPoint): number {
    return this.#counts.get(keyOfGridPoint(point)) ?? 0;
  }

  /**
   * The point of the nearest candidate at the level of a way, within a distance of one of its points. Null if there is
   * none, or if a wall is in between.
   */
  nearest(
    { point, way }: { readonly point: GridPoint; readonly way: TileFeature },
    { isCandidate, farthestMetres }: LinkRule,
  ): PointOnWay | null {
    const level = levelOf(way);
    let nearest: PointOnWay | null = null;
    let least = farthestMetres;
    const steps = farthestMetres / computeMetresPerGridUnit(point.y);
    for (const segment of this.#index.around(point, steps)) {
      if (!isCandidate(segment.feature) || levelOf(segment.feature) !== level) continue;
      const { point: exact } = findNearestPointOnSegment(segment.a, segment.b, point);
      const metres = metresBetween(exact, point);
      if (metres >= least) continue;
      least = metres;
      nearest = { segment, point: { x: Math.round(exact.x), y: Math.round(exact.y) }, metres };
    }
    if (nearest === null) return null;
    const { point: foot } = nearest;
    return this.#walls.around(point, steps).some(({ a, b }) => areSegmentsCrossing(point, foot, a, b)) ? null : nearest;
  }

  /** Adds a link from a vertex to a point of a way. Returns whether it was added. */
  add(from: GridPoint, { segment, point }: PointOnWay): boolean {
    if (isSamePoint(point, from)) return false;
    const isVertex = isSamePoint(point, segment.a) || isSamePoint(point, segment.b);
    // Another way may have a vertex here, such as a way under a bridge. A vertex of this way would join the two.
    if (!isVertex && this.countAt(point) > 0) return false;
    if (!isVertex) this.insert(segment, point);
    this.#links.push([from, point]);
    return true;
  }

  /** Adds a vertex to a segment. */
  insert(segment: IndexedSegment, point: GridPoint): void {
    const added = this.#insertions.get(segment) ?? [];
    if (!added.some((other) => isSamePoint(other, point))) this.#insertions.set(segment, [...added, point]);
  }

  /** The lines with their new vertices, and the links. */
  joinedLines(foot: 'yes' | 'doubtful'): TileFeature[] {
    const lines = this.#lines.map((feature) => ({
      ...feature,
      parts: feature.parts.map((part) => this.#withInsertions(part)),
    }));
    if (this.#links.length === 0) return lines;
    const tags = { class: linkClass, foot, across: true };
    return [...lines, { layer: 'roads', kind: 'lines', tags, parts: this.#links, id: null }];
  }

  #withInsertions(line: GridLine): GridLine {
    const [first] = line;
    if (first === undefined) return line;
    return [
      first,
      ...this.segmentsOf(line).flatMap((segment) => {
        const added = this.#insertions.get(segment) ?? [];
        added.sort((one, other) => metresBetween(segment.a, one) - metresBetween(segment.a, other));
        return [...added, segment.b];
      }),
    ];
  }
}
