import { nearestOnLine } from './grid-geometry.ts';
import type { GridPoint, RoadTags } from './street-cell.ts';
import type { StreetGraph } from './street-graph.ts';
import { metresBetween, metresPerGridUnit } from './street-grid.ts';
import type { StreetNetwork } from './street-network.ts';
import type { TravelMode } from './street-speeds.ts';

/** The connection of a position to the streets: a node, and the straight distance to it. */
export interface StreetSnap {
  readonly node: number;
  readonly metres: number;
  /** Whether its street is disconnected from the main network, such as a yard. */
  readonly isCutOff: boolean;
}

/** Beyond this distance from any street, the way there is unknown. */
export const maxSnapMetres = 400;

/** Components shorter than this are a yard or a disconnected piece: the main network is preferred. */
const smallPartMetres = 1500;

/** Search radii, tried in turn: most positions have a street in front of them. */
const searchedMetres = [50, 150, maxSnapMetres] as const;

/** On a square, every way within this distance is connected if the straight line to it stays on the square. */
const squareMetres = 40;

/** Maximum number of connections of a position. */
const mostTies = 8;

/** Number of nearest points tried per component: a disconnected square has more than these. */
const pointsTried = 40;

/** A bridge or passage cannot be entered from the side, only by someone already on or in it. */
const onItMetres = 6;

/**
 * If ways are above one another, a position does not reveal the level. Most are at ground level: another level is used
 * if it is closer by more than this.
 */
const levelMetres = 10;

/**
 * At ground level: no bridge, and no positive layer. A negative layer without a tunnel or building only means that it
 * passes under a bridge.
 */
export const isAtGroundLevel = ({ structure, indoor, layer = 0 }: RoadTags) =>
  structure === undefined && (layer === 0 || (layer < 0 && indoor !== true));

/**
 * Penalty in metres for a wall, fence or cliff between a position and a street: an unobstructed street is preferred if
 * it is not much further, but many gates are unmapped; our own estimate.
 */
const wallMetres = 60;

interface Foot {
  readonly segment: number;
  readonly point: GridPoint;
  readonly metres: number;
}

/** The point of a segment nearest to a position. */
function footOf(graph: StreetGraph, segment: number, place: GridPoint): Foot {
  const [from, to] = graph.endsOf(segment);
  const { point } = nearestOnLine(graph.pointOf(from), graph.pointOf(to), place);
  return { segment, point, metres: metresBetween(place, point) };
}

interface TieRequest {
  readonly network: Pick<StreetNetwork, 'graph' | 'obstacles' | 'brooks' | 'walls' | 'squares'>;
  readonly place: GridPoint;
  /**
   * Whether it may hang on a wall, as an AED does: which side of a near wall it is on is then unknown. For a person the
   * side is known.
   */
  readonly isFixed: boolean;
  readonly mode: TravelMode;
  /** The component to reach, if known: a nearer street outside of it is ignored. */
  readonly part?: number | undefined;
}

function canBeUsed(graph: StreetGraph, segment: number, mode: TravelMode): boolean {
  // Underground ways are reached at their ends.
  if (graph.roadOf(segment).structure === 'tunnel') return false;
  return Math.min(graph.seconds(2 * segment, mode), graph.seconds(2 * segment + 1, mode)) < Number.POSITIVE_INFINITY;
}

/** Whether a node's component is only a yard or a disconnected piece. */
export const isSmallComponent = (graph: StreetGraph, node: number) => graph.metresOfPart(node) < smallPartMetres;

/** Whether the street of a candidate is in too small a component, or not in the one to reach. */
function isApart({ segment }: Foot, { network: { graph }, part }: TieRequest): boolean {
  const [from] = graph.endsOf(segment);
  return part === undefined ? isSmallComponent(graph, from) : graph.partOf(from) !== graph.partOf(part);
}

/** Whether a candidate could only be reached from above or through a wall, such as one on a bridge. */
function isAside({ segment, metres }: Foot, graph: StreetGraph): boolean {
  const { structure, indoor } = graph.roadOf(segment);
  return (structure === 'bridge' || indoor === true) && metres > onItMetres;
}

/**
 * Rank of a candidate's drawbacks other than distance: first a river or railway in between, then a disconnected piece
 * of the network, then a stream.
 */
const against = { obstacle: 4, apart: 2, brook: 1 } as const;

function objectionsTo(foot: Foot, request: TieRequest): number {
  const {
    network: { graph, obstacles, brooks },
    place,
  } = request;
  const isBeyond = obstacles.liesBetween(place, foot.point);
  const isApartOrAside = isApart(foot, request) || isAside(foot, graph);
  return (
    (isBeyond ? against.obstacle : 0) +
    (isApartOrAside ? against.apart : 0) +
    (brooks.liesBetween(place, foot.point) ? against.brook : 0)
  );
}

/**
 * Connects a position to the streets: at the nearest reachable point, avoiding water and railways if a longer
 * connection does; on a square, also at the other ways that a straight line on it reaches; and, if a nearer street is
 * disconnected from these, such as a yard, to this street too, because a walker to another place in the same yard does
 * not leave it. The first is the best; empty if no street is near. Splits the segments there.
 */
export function snapToStreets(request: TieRequest): StreetSnap[] {
  const { graph } = request.network;
  let feet: Foot[] = [];
  let judged: Judged[] = [];
  for (const metres of searchedMetres) {
    feet = feetWithin(metres, request);
    judged = judgeAll(feet, request);
    const [best] = judged;
    // If the best street is behind a wall, one beyond the searched radius may be better.
    if (best?.objections === 0 && best.metres <= metres) break;
  }
  const [best] = judged;
  if (best === undefined) return [];
  const ties = new Map<number, StreetSnap>();
  const tie = ({ segment, point, metres }: Foot, isCutOff: boolean) => {
    const node = graph.part(segment, point);
    if (!ties.has(node)) ties.set(node, { node, metres, isCutOff });
  };
  tie(best.foot, false);
  for (const foot of othersOnSquare(best, feet, request)) {
    if (ties.size === mostTies) break;
    // Several segments may be nearest at the node that they share, which counts once.
    tie(foot, false);
  }
  const cutOff = best.objections === 0 ? judged.find((other) => isOnlyCutOff(other, best, graph)) : undefined;
  if (cutOff !== undefined) tie(cutOff.foot, true);
  return [...ties.values()];
}

interface Judged {
  readonly foot: Foot;
  readonly objections: number;
  /** Comparison value: distance plus penalties for another level or a wall. */
  readonly metres: number;
  readonly isBehindWall: boolean;
}

/** Whether a nearer candidate is only disconnected: someone standing there may still be walking along it. */
const isOnlyCutOff = ({ foot, objections }: Judged, best: Judged, graph: StreetGraph) =>
  objections === against.apart && !isAside(foot, graph) && effectiveMetres(foot, graph) < best.metres;

const isOnSquare = ({ segment }: Foot, graph: StreetGraph) => graph.roadOf(segment).across === true;

/** On a square, the other candidates that a straight line on it reaches, nearest first. */
function othersOnSquare(best: Judged, feet: readonly Foot[], request: TieRequest): Foot[] {
  const { graph, squares } = request.network;
  if (!isOnSquare(best.foot, graph)) return [];
  const others: Foot[] = [];
  for (const foot of feet) {
    if (foot.metres > squareMetres) break;
    if (foot.segment === best.foot.segment || !squares.cover(best.foot.point, foot.point)) continue;
    const { objections, isBehindWall } = judge(foot, request);
    if (objections === best.objections && !isBehindWall) others.push(foot);
  }
  return others;
}

/** Effective distance of a candidate: greater for levels other than the ground. */
const effectiveMetres = ({ segment, metres }: Foot, graph: StreetGraph) =>
  metres + (isAtGroundLevel(graph.roadOf(segment)) ? 0 : levelMetres);

/**
 * The candidates within a radius, nearest first. Of the pieces of a split segment only the nearest is one: otherwise the
 * places of earlier searches, such as those along a walk, would take the place of other streets.
 */
function feetWithin(metres: number, request: TieRequest): Foot[] {
  const {
    network: { graph },
    place,
    mode,
  } = request;
  const nearest = new Map<number, Foot>();
  for (const { first, end } of graph.stretchesAround(place, metres / metresPerGridUnit(place.y)))
    for (let segment = first; segment < end; segment++) {
      if (!canBeUsed(graph, segment, mode)) continue;
      const foot = footOf(graph, segment, place);
      const original = graph.originalOf(segment);
      if (foot.metres <= Math.min(metres, nearest.get(original)?.metres ?? metres)) nearest.set(original, foot);
    }
  const feet = [...nearest.values()];
  feet.sort((a, b) => effectiveMetres(a, graph) - effectiveMetres(b, graph));
  return nearestOfParts(feet, graph);
}

/**
 * The nearest candidates, at a limited number of points per component. Segments that meet at a node count once: on a
 * square many lines do.
 */
function nearestOfParts(feet: readonly Foot[], graph: StreetGraph): Foot[] {
  const pointsByPart = new Map<number, Set<string>>();
  return feet.filter(({ segment, point }) => {
    const part = graph.partOf(graph.endsOf(segment)[0]);
    const points = pointsByPart.get(part) ?? new Set();
    pointsByPart.set(part, points);
    const key = `${point.x},${point.y}`;
    if (points.size === pointsTried) return points.has(key);
    points.add(key);
    return true;
  });
}

/** Compares candidates. The best comes first: the nearest of those with the fewest drawbacks. */
function judgeAll(feet: readonly Foot[], request: TieRequest): Judged[] {
  const { graph } = request.network;
  const judged: Judged[] = [];
  let enough = Number.POSITIVE_INFINITY;
  for (const foot of feet) {
    if (effectiveMetres(foot, graph) >= enough) break;
    const next = judge(foot, request);
    judged.push(next);
    if (next.objections === 0) enough = Math.min(enough, next.metres);
  }
  return judged.sort((a, b) => a.objections - b.objections || a.metres - b.metres);
}

/**
 * Whether there is a wall between a place and a point of a street; one within a few metres of an AED may be the one that
 * it is mounted on, on either side.
 */
export function isBehindWall(
  point: GridPoint,
  {
    network: { walls },
    place,
    isFixed,
  }: Pick<TieRequest, 'place' | 'isFixed'> & { readonly network: Pick<StreetNetwork, 'walls'> },
): boolean {
  if (!isFixed) return walls.liesBetween(place, point);
  const metres = metresBetween(place, point);
  if (metres <= onItMetres) return false;
  const share = onItMetres / metres;
  const beside = { x: place.x + (point.x - place.x) * share, y: place.y + (point.y - place.y) * share };
  return walls.liesBetween(beside, point);
}

function judge(foot: Foot, request: TieRequest): Judged {
  const isBehind = isBehindWall(foot.point, request);
  const metres = effectiveMetres(foot, request.network.graph) + (isBehind ? wallMetres : 0);
  return { foot, objections: objectionsTo(foot, request), metres, isBehindWall: isBehind };
}
