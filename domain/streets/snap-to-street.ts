import { findNearestPointOnSegment } from './grid-geometry.ts';
import { type GridPoint, linkClass, type RoadTags } from './street-cell.ts';
import type { StreetGraph } from './street-graph.ts';
import { computeMetresPerGridUnit, metresBetween } from './street-grid.ts';
import type { StreetNetwork, StreetSnap } from './street-network.ts';
import type { TravelMode } from './street-speeds.ts';

/** Maximum distance between a position and a street. The way to a street farther away is unknown. */
export const maxSnapMetres = 400;

/**
 * Minimum length of the main network. Streets that are connected to each other but are shorter in total, such as those
 * in a yard, count as disconnected.
 */
const smallComponentMetres = 1500;

/** Search radii in increasing order. Most positions have a street within the first one. */
const searchRadii = [50, 150, maxSnapMetres] as const;

/**
 * A position on a square is also connected to every way within this distance, if the straight line to it stays on the
 * square.
 */
const squareMetres = 40;

/** Maximum number of connections of a position. */
const maxSnaps = 8;

/**
 * Number of points that are tried, nearest first, on each connected part of the network. A disconnected square may have
 * more points.
 */
const pointsTried = 40;

/**
 * A position is connected to a bridge or a passage only within this distance, because nobody can enter it from the
 * side.
 */
const entryMetres = 6;

/**
 * Ways may be above one another, and a position does not include a level. Most positions are at ground level, so a way
 * at another level is used only if it is closer by more than this.
 */
const levelMetres = 10;

/**
 * Whether a way is at ground level: it is neither a bridge nor a tunnel, and has no positive layer. Outdoors, a
 * negative layer only means that the way passes under a bridge.
 */
export const isAtGroundLevel = ({ structure, indoor, layer = 0 }: RoadTags) =>
  structure === undefined && (layer === 0 || (layer < 0 && indoor !== true));

/**
 * Penalty in metres for a wall, fence or cliff between a position and a street. A wall does not rule out the street,
 * because many gates are not mapped. Our own estimate.
 */
const wallMetres = 60;

interface Candidate {
  readonly segment: number;
  readonly point: GridPoint;
  readonly metres: number;
  /** The distance, increased by a penalty if the street is not at ground level. */
  readonly effectiveMetres: number;
}

/** Returns the point of a segment that is nearest to a position. */
function nearestPointOf(graph: StreetGraph, segment: number, place: GridPoint): Candidate {
  const [from, to] = graph.endsOf(segment);
  const { point } = findNearestPointOnSegment(graph.pointOf(from), graph.pointOf(to), place);
  const metres = metresBetween(place, point);
  const isLevel = isAtGroundLevel(graph.roadOf(segment));
  return { segment, point, metres, effectiveMetres: metres + (isLevel ? 0 : levelMetres) };
}

interface SnapRequest {
  readonly network: Pick<StreetNetwork, 'graph' | 'obstacles' | 'brooks' | 'walls' | 'squares'>;
  readonly place: GridPoint;
  /**
   * Whether the position is that of an AED. An AED may be mounted on a wall and mapped on the wrong side of it, whereas
   * a person's side of a wall is known.
   */
  readonly isFixed: boolean;
  readonly mode: TravelMode;
  /** A node of the connected component that must be reached, if known. Streets of other components rank lower. */
  readonly part?: number | undefined;
}

function canBeUsed(graph: StreetGraph, segment: number, mode: TravelMode): boolean {
  const { class: kind, structure } = graph.roadOf(segment);
  // Tunnels can only be entered at their ends. A link is skipped, because the ways that it connects are candidates
  // themselves.
  if (structure === 'tunnel' || kind === linkClass) return false;
  return Math.min(graph.seconds(2 * segment, mode), graph.seconds(2 * segment + 1, mode)) < Number.POSITIVE_INFINITY;
}

/** Whether the connected component of a node is too small to belong to the main network. */
export const isSmallComponent = (graph: StreetGraph, node: number) => graph.metresOfPart(node) < smallComponentMetres;

/** The connected component of a segment. An end that is a closed gate belongs to no component. */
function componentOf(graph: StreetGraph, segment: number): number {
  const [from, to] = graph.endsOf(segment);
  return graph.partOf(graph.isClosed(from, 'foot') ? to : from);
}

/**
 * Whether a candidate's street is in the wrong component: another one than `part` or, without `part`, one that is too
 * small to belong to the main network.
 */
function isOutsideComponent({ segment }: Candidate, { network: { graph }, part }: SnapRequest): boolean {
  const own = componentOf(graph, segment);
  return part === undefined ? isSmallComponent(graph, own) : own !== graph.partOf(part);
}

/** Whether a candidate is a bridge or a passage that can only be entered at its ends. */
function isEnteredAtEnds({ segment, metres }: Candidate, graph: StreetGraph): boolean {
  const { structure, indoor } = graph.roadOf(segment);
  return (structure === 'bridge' || indoor === true) && metres > entryMetres;
}

/**
 * Weights of a candidate's drawbacks other than distance. A river or railway in between is worst, followed by a
 * disconnected street, and then a stream.
 */
const drawbacks = { obstacle: 4, apart: 2, brook: 1 } as const;

function objectionsTo(foot: Candidate, request: SnapRequest): number {
  const {
    network: { graph, obstacles, brooks },
    place,
  } = request;
  const isBeyond = obstacles.liesBetween(place, foot.point);
  const isApartOrAside = isOutsideComponent(foot, request) || isEnteredAtEnds(foot, graph);
  return (
    (isBeyond ? drawbacks.obstacle : 0) +
    (isApartOrAside ? drawbacks.apart : 0) +
    (brooks.liesBetween(place, foot.point) ? drawbacks.brook : 0)
  );
}

/**
 * Connects a position to the streets, and splits the segments there. The first connection is the best one: the nearest
 * point that is not behind water or a railway, if there is one. A position on a square is also connected to the other
 * ways that can be reached by a straight line across the square. If a nearer street is disconnected, such as a path in
 * a yard, it is connected too, because a route within the yard uses it. Empty if there is no street nearby.
 */
export function snapToStreets(request: SnapRequest): StreetSnap[] {
  const { graph } = request.network;
  let candidates: Candidate[] = [];
  let judged: RatedCandidate[] = [];
  for (const metres of searchRadii) {
    candidates = candidatesWithin(metres, request);
    judged = rankCandidates(candidates, request);
    const [best] = judged;
    // If the best street is behind a wall, a better one may be beyond this radius.
    if (best?.objections === 0 && best.metres <= metres) break;
  }
  const [best] = judged;
  if (best === undefined) return [];
  const ties = new Map<number, StreetSnap>();
  const tie = ({ segment, point, metres }: Candidate, isCutOff: boolean) => {
    const node = graph.part(segment, point);
    if (!ties.has(node)) ties.set(node, { node, metres, isCutOff });
  };
  tie(best.foot, false);
  for (const foot of candidatesAcrossSquare(best, candidates, request)) {
    if (ties.size === maxSnaps) break;
    // Several nearest segments may share a node that is their nearest point. That node counts only once.
    tie(foot, false);
  }
  const cutOff = best.objections === 0 ? judged.find((other) => isOnlyCutOff(other, best, graph)) : undefined;
  if (cutOff !== undefined) tie(cutOff.foot, true);
  return [...ties.values()];
}

interface RatedCandidate {
  readonly foot: Candidate;
  readonly objections: number;
  /** Distance used to compare candidates, including penalties for another level and for a wall. */
  readonly metres: number;
  readonly isBehindWall: boolean;
}

/**
 * Whether a candidate is nearer than the best one, and its only drawback is that its street is disconnected. The person
 * may be walking along that street.
 */
const isOnlyCutOff = ({ foot, objections }: RatedCandidate, best: RatedCandidate, graph: StreetGraph) =>
  objections === drawbacks.apart && !isEnteredAtEnds(foot, graph) && foot.effectiveMetres < best.metres;

const isOnSquare = ({ segment }: Candidate, graph: StreetGraph) => graph.roadOf(segment).across === true;

/**
 * Yields the other candidates that can be reached by a straight line across the square, nearest first; none if the best
 * candidate is not on a square. Each is examined only when it is requested, because there may be hundreds of them and
 * only a few are used.
 */
function* candidatesAcrossSquare(
  best: RatedCandidate,
  candidates: readonly Candidate[],
  request: SnapRequest,
): Generator<Candidate> {
  const { graph, squares } = request.network;
  if (!isOnSquare(best.foot, graph)) return;
  for (const foot of candidates) {
    if (foot.metres > squareMetres) break;
    if (foot.segment === best.foot.segment || !squares.cover(best.foot.point, foot.point)) continue;
    const { objections, isBehindWall } = rateCandidate(foot, request);
    if (objections === best.objections && !isBehindWall) yield foot;
  }
}

/**
 * Returns the candidates within a radius, nearest first. If a segment was split, only its nearest part is a candidate.
 * Otherwise the parts that earlier searches created, for example along a walk, would displace other streets.
 */
function candidatesWithin(metres: number, request: SnapRequest): Candidate[] {
  const {
    network: { graph },
    place,
    mode,
  } = request;
  const nearest = new Map<number, Candidate>();
  for (const { first, end } of graph.stretchesAround(place, metres / computeMetresPerGridUnit(place.y)))
    for (let segment = first; segment < end; segment++) {
      if (!canBeUsed(graph, segment, mode)) continue;
      const foot = nearestPointOf(graph, segment, place);
      const original = graph.originalOf(segment);
      if (foot.metres <= Math.min(metres, nearest.get(original)?.metres ?? metres)) nearest.set(original, foot);
    }
  const candidates = [...nearest.values()];
  candidates.sort((a, b) => a.effectiveMetres - b.effectiveMetres);
  return nearestPerComponent(candidates, graph);
}

/**
 * Returns the nearest candidates, limited to `pointsTried` points in each connected component. Segments that meet at a
 * node count once, because many lines meet at the nodes of a square.
 */
function nearestPerComponent(candidates: readonly Candidate[], graph: StreetGraph): Candidate[] {
  const pointsByPart = new Map<number, Set<string>>();
  return candidates.filter(({ segment, point }) => {
    const part = componentOf(graph, segment);
    const points = pointsByPart.get(part) ?? new Set();
    pointsByPart.set(part, points);
    const key = `${point.x},${point.y}`;
    if (points.size === pointsTried) return points.has(key);
    points.add(key);
    return true;
  });
}

/** Ranks candidates, best first: by their drawbacks, then by distance. */
function rankCandidates(candidates: readonly Candidate[], request: SnapRequest): RatedCandidate[] {
  const judged: RatedCandidate[] = [];
  let enough = Number.POSITIVE_INFINITY;
  for (const foot of candidates) {
    if (foot.effectiveMetres >= enough) break;
    const next = rateCandidate(foot, request);
    judged.push(next);
    if (next.objections === 0) enough = Math.min(enough, next.metres);
  }
  return judged.sort((a, b) => a.objections - b.objections || a.metres - b.metres);
}

/**
 * Whether a wall is between a place and a point of a street. An AED may be mounted on either side of a wall, so a wall
 * within a few metres of it is ignored.
 */
export function isBehindWall(
  point: GridPoint,
  {
    network: { walls },
    place,
    isFixed,
  }: Pick<SnapRequest, 'place' | 'isFixed'> & { readonly network: Pick<StreetNetwork, 'walls'> },
): boolean {
  if (!isFixed) return walls.liesBetween(place, point);
  const metres = metresBetween(place, point);
  if (metres <= entryMetres) return false;
  const share = entryMetres / metres;
  const beside = { x: place.x + (point.x - place.x) * share, y: place.y + (point.y - place.y) * share };
  return walls.liesBetween(beside, point);
}

function rateCandidate(foot: Candidate, request: SnapRequest): RatedCandidate {
  const isBehind = isBehindWall(foot.point, request);
  const metres = foot.effectiveMetres + (isBehind ? wallMetres : 0);
  return { foot, objections: objectionsTo(foot, request), metres, isBehindWall: isBehind };
}
