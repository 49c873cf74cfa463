import type { GridPoint, RoadTags } from './street-cell.ts';
import type { StreetGraph } from './street-graph.ts';
import { metresBetween, stepMetres } from './street-grid.ts';
import type { StreetNetwork } from './street-network.ts';
import type { TravelMode } from './street-speeds.ts';

/** The connection of a position to the streets: a node, and the straight remainder of the way. */
export interface Tie {
  readonly node: number;
  readonly metres: number;
}

/** Beyond this distance from any street, the way there is unknown. */
export const farthestTieMetres = 400;

/** Components shorter than this are a yard or a disconnected piece: the main network is preferred. */
const smallPartMetres = 1500;

/** Search radii, tried in turn: most positions have a street in front of them. */
const searchedMetres = [50, 150, farthestTieMetres] as const;

/** Number of nearest segments tried per component: a disconnected square has more than these. */
const segmentsTried = 40;

/** A bridge or passage cannot be entered from beside it, only by someone already on or in it. */
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
const isAtGround = ({ structure, indoor, layer = 0 }: RoadTags) =>
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
  const [a, b] = [graph.pointOf(from), graph.pointOf(to)];
  const [acrossX, acrossY] = [b.x - a.x, b.y - a.y];
  const squared = acrossX ** 2 + acrossY ** 2;
  const share = squared === 0 ? 0 : ((place.x - a.x) * acrossX + (place.y - a.y) * acrossY) / squared;
  const bounded = Math.max(0, Math.min(1, share));
  const point = { x: a.x + bounded * acrossX, y: a.y + bounded * acrossY };
  return { segment, point, metres: metresBetween(place, point) };
}

interface TieRequest {
  readonly network: Pick<StreetNetwork, 'graph' | 'obstacles' | 'brooks' | 'walls'>;
  readonly place: GridPoint;
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
export const isSmallPart = (graph: StreetGraph, node: number) => graph.metresOfPart(node) < smallPartMetres;

/** Whether the street of a candidate is in too small a component, or not in the one to reach. */
function isApart({ segment }: Foot, { network: { graph }, part }: TieRequest): boolean {
  const [from] = graph.endsOf(segment);
  return part === undefined ? isSmallPart(graph, from) : graph.partOf(from) !== graph.partOf(part);
}

/** Whether a candidate could be reached only through the air or a wall, such as one on a bridge. */
function isAside({ segment, metres }: Foot, graph: StreetGraph): boolean {
  const { structure, indoor } = graph.roadOf(segment);
  return (structure === 'bridge' || indoor === true) && metres > onItMetres;
}

/**
 * Rank of a candidate's drawbacks besides distance: first a river or railway in between, then a disconnected piece of
 * the network, then a stream.
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

const tieAt = (graph: StreetGraph, { segment, point, metres }: Foot): Tie => ({
  node: graph.part(segment, point),
  metres,
});

/**
 * Connects a position to the streets: at the nearest reachable point, avoiding water and railways if a longer
 * connection does; and, if a nearer street is disconnected from that one, such as a yard, to this street too, because a
 * walker to another place in the same yard does not leave it. The first connects to the whole network; empty if no
 * street is near. Splits the segments there.
 */
export function tiesToStreets(request: TieRequest): Tie[] {
  const { graph } = request.network;
  let best: Judged | null = null;
  for (const metres of searchedMetres) {
    best = bestWithin(metres, request) ?? best;
    // With a wall in between, a street may be worse than one not examined yet.
    if (best?.objections === 0 && best.metres <= metres) break;
  }
  if (best === null) return [];
  const { foot, cutOff } = best;
  const ties = [tieAt(graph, foot)];
  if (cutOff !== null) ties.push(tieAt(graph, cutOff));
  return ties;
}

interface Judged {
  readonly foot: Foot;
  readonly objections: number;
  /** Comparison value: distance plus penalties for another level or a wall. */
  readonly metres: number;
  /** A nearer one in another component without other drawbacks. */
  readonly cutOff: Foot | null;
}

/** Effective distance of a candidate: greater for levels other than the ground. */
const reckoned = ({ segment, metres }: Foot, graph: StreetGraph) =>
  metres + (isAtGround(graph.roadOf(segment)) ? 0 : levelMetres);

/** The best candidate within a radius: the nearest of those with the fewest drawbacks. */
function bestWithin(metres: number, request: TieRequest): Judged | null {
  const {
    network: { graph },
    place,
    mode,
  } = request;
  const feet: Foot[] = [];
  for (const { first, end } of graph.stretchesAround(place, metres / stepMetres(place.y)))
    for (let segment = first; segment < end; segment++) {
      if (!canBeUsed(graph, segment, mode)) continue;
      const foot = footOf(graph, segment, place);
      if (foot.metres <= metres) feet.push(foot);
    }
  feet.sort((a, b) => reckoned(a, graph) - reckoned(b, graph));
  return bestOf(nearestOfParts(feet, graph), request);
}

/** The nearest candidates, a limited number per component. */
function nearestOfParts(feet: readonly Foot[], graph: StreetGraph): Foot[] {
  const counts = new Map<number, number>();
  return feet.filter(({ segment }) => {
    const part = graph.partOf(graph.endsOf(segment)[0]);
    const count = (counts.get(part) ?? 0) + 1;
    counts.set(part, count);
    return count <= segmentsTried;
  });
}

function bestOf(feet: readonly Foot[], request: TieRequest): Judged | null {
  const { graph } = request.network;
  let best: Judged | null = null;
  let cutOff: Foot | null = null;
  for (const foot of feet) {
    if (best?.objections === 0 && reckoned(foot, graph) >= best.metres) break;
    const judged = judge(foot, request);
    // Only disconnected: someone standing there may still be walking along it.
    if (judged.objections === against.apart && best?.objections !== 0 && !isAside(foot, graph)) cutOff ??= foot;
    if (best === null || isBetter(judged, best)) best = judged;
  }
  return best && { ...best, cutOff: best.objections === 0 ? cutOff : null };
}

/**
 * Whether there is a wall in front of a candidate; one within a few metres of the position may be the one that an AED
 * is mounted on, on either side.
 */
function isBehindWall({ point, metres }: Foot, { network: { walls }, place }: TieRequest): boolean {
  if (metres <= onItMetres) return false;
  const share = onItMetres / metres;
  const beside = { x: place.x + (point.x - place.x) * share, y: place.y + (point.y - place.y) * share };
  return walls.liesBetween(beside, point);
}

function judge(foot: Foot, request: TieRequest): Judged {
  const metres = reckoned(foot, request.network.graph) + (isBehindWall(foot, request) ? wallMetres : 0);
  return { foot, objections: objectionsTo(foot, request), metres, cutOff: null };
}

const isBetter = (one: Judged, other: Judged) =>
  one.objections < other.objections || (one.objections === other.objections && one.metres < other.metres);
