import type { GridPoint } from '../../domain/streets/street-cell.ts';
import { computeMetresPerGridUnit, metresBetween } from '../../domain/streets/street-grid.ts';
import type { IndexedSegment } from './segment-grid.ts';
import { type TileFeature, withoutTag } from './tile-features.ts';
import { type LinkRule, WayLinks } from './way-links.ts';

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

/** Yields the points of a segment that divide it into pieces of at most `spacingMetres`, without its ends. */
function* pointsWithin(a: GridPoint, b: GridPoint): Generator<GridPoint> {
  const pieces = Math.ceil(metresBetween(a, b) / spacingMetres);
  for (let piece = 1; piece < pieces; piece++) {
    const share = piece / pieces;
    yield { x: Math.round(a.x + (b.x - a.x) * share), y: Math.round(a.y + (b.y - a.y) * share) };
  }
}

/** A pavement is as far from the middle of its road as two lanes, a verge and half of the pavement are wide. */
const besideRoad: LinkRule = { isCandidate: isRoad, farthestMetres: 15 };

/** Links pavements to the roads beside them. */
class PavementLinks {
  readonly #ways: WayLinks;
  /** The squares of a grid in which a pavement has been linked, by the pavement's id. */
  readonly #served = new Set<string>();

  constructor(ways: WayLinks) {
    this.#ways = ways;
  }

  /** Links a pavement at its ends and junctions, and about every `spacingMetres` in between. */
  addPavement(segments: readonly IndexedSegment[]): void {
    for (const [place, segment] of segments.entries()) {
      this.#addPoint(segment.a, segment, place === 0 || this.#ways.countAt(segment.a) > 1);
      for (const point of pointsWithin(segment.a, segment.b))
        if (this.#ways.countAt(point) === 0 && this.#addPoint(point, segment, false)) this.#ways.insert(segment, point);
    }
    const last = segments.at(-1);
    if (last !== undefined) this.#addPoint(last.b, last, true);
  }

  /** Links a point of a pavement to its road, if there is one. Returns whether a link was added. */
  #addPoint(point: GridPoint, { feature }: IndexedSegment, isNeeded: boolean): boolean {
    const steps = spacingMetres / computeMetresPerGridUnit(point.y);
    const square = `${feature.id} ${Math.floor(point.x / steps)} ${Math.floor(point.y / steps)}`;
    if (this.#served.has(square) && !isNeeded) return false;
    const road = this.#ways.nearest({ point, way: feature }, besideRoad);
    // A pavement beside a road that walkers do not cross is not joined to another road behind it.
    if (road === null || !isCrossedAnywhere(road.segment.feature)) return false;
    this.#served.add(square);
    return this.#ways.add(point, road);
  }
}

/**
 * Joins pavements that are mapped apart from their road to the road's middle line. In a search for routes, a road
 * without a separately mapped pavement can be crossed and left anywhere. A mapped pavement must not make the road an
 * obstacle: many crossings are not mapped, and a walker may cross elsewhere.
 */
export function joinPavements(lines: readonly TileFeature[], walls: readonly TileFeature[]): readonly TileFeature[] {
  const pavements = lines.filter(isPavement);
  if (pavements.length === 0) return lines;
  const ways = new WayLinks(lines, walls);
  const links = new PavementLinks(ways);
  for (const { parts } of pavements) for (const part of parts) links.addPavement(ways.segmentsOf(part));
  // An unmarked crossing is doubtful, so that a mapped crossing is preferred where it is near.
  return ways.joinedLines('doubtful').map((feature) => withoutTag(feature, 'pavement'));
}
