import type { GridPoint, RoadTags } from './street-cell.ts';
import type { StreetGraph } from './street-graph.ts';
import { metresBetween, stepMetres } from './street-grid.ts';
import type { StreetNetwork } from './street-network.ts';
import type { TravelMode } from './street-speeds.ts';

/** Where a place beside the streets is tied to them: a node, and the straight rest of the way. */
export interface Tie {
  readonly node: number;
  readonly metres: number;
}

/** Farther from every street, nobody can say how one gets there. */
export const farthestTieMetres = 400;

/** Streets that hang together over less than this are a yard or a cut-off piece: the network at large is looked for first. */
const smallPartMetres = 1500;

/** Looked at one after the other: most places have a street in front of them. */
const searchedMetres = [50, 150, farthestTieMetres] as const;

/** So many of the nearest segments are tried of each part of the network: a lone square has more than these. */
const segmentsTried = 40;

/** Nobody comes to a bridge or into a passage from beside it, but whoever stands on it or in it. */
const onItMetres = 6;

/**
 * Where ways lie above one another a position does not tell on which one somebody is. Most are at ground level: another level is taken
 * where it is nearer by more than this.
 */
const levelMetres = 10;

/** At ground level: no bridge, and no layer above it. A layer below it without a tunnel or a house is drawn so to lie under a bridge. */
const isAtGround = ({ structure, indoor, layer = 0 }: RoadTags) =>
  structure === undefined && (layer === 0 || (layer < 0 && indoor !== true));

/**
 * A wall, fence or cliff between a place and a street counts as so much: another street without one is taken where it is not much farther, for
 * many gates are not mapped; our own estimate.
 */
const wallMetres = 60;

interface Foot {
  readonly segment: number;
  readonly point: GridPoint;
  readonly metres: number;
}

/** The point of a segment that is nearest to a place. */
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
  /** The part of the network to be reached, where it is known: a nearer street that does not hang together with it is left aside. */
  readonly part?: number | undefined;
}

function canBeUsed(graph: StreetGraph, segment: number, mode: TravelMode): boolean {
  // What is below ground is reached at its ends.
  if (graph.roadOf(segment).structure === 'tunnel') return false;
  return Math.min(graph.seconds(2 * segment, mode), graph.seconds(2 * segment + 1, mode)) < Number.POSITIVE_INFINITY;
}

/** Whether what hangs together with a node is no more than a yard or a cut-off piece. */
export const isSmallPart = (graph: StreetGraph, node: number) => graph.metresOfPart(node) < smallPartMetres;

/** Whether a foot's street hangs together with too little, or not with the part to be reached. */
function isApart({ segment }: Foot, { network: { graph }, part }: TieRequest): boolean {
  const [from] = graph.endsOf(segment);
  return part === undefined ? isSmallPart(graph, from) : graph.partOf(from) !== graph.partOf(part);
}

/** Whether a foot would have to be reached through the air or a wall, as one on a bridge. */
function isAside({ segment, metres }: Foot, graph: StreetGraph): boolean {
  const { structure, indoor } = graph.roadOf(segment);
  return (structure === 'bridge' || indoor === true) && metres > onItMetres;
}

/** What speaks against a foot beside its distance: first a river or rails between, then a piece of the network that leads nowhere, then a brook. */
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
 * Ties a place to the streets: at the nearest point of one that can be reached, not across water or rails where a longer tie avoids them; and,
 * where a nearer street is cut off from that one, as a yard or a lone square, to this street too: who goes to another place of the same yard
 * does not leave it. The first is the one that leads everywhere; none where no street is near. Parts the segments there.
 */
export function tiesToStreets(request: TieRequest): Tie[] {
  const { graph } = request.network;
  let best: Judged | null = null;
  for (const metres of searchedMetres) {
    best = bestWithin(metres, request) ?? best;
    // Behind a wall a street may be worse than one that is not looked at yet.
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
  /** To compare it by: its distance, longer where it lies on another level or behind a wall. */
  readonly metres: number;
  /** A nearer one of another part of the network that nothing else speaks against. */
  readonly cutOff: Foot | null;
}

/** How far a foot is reckoned to be: those of other levels than the ground's are farther. */
const reckoned = ({ segment, metres }: Foot, graph: StreetGraph) =>
  metres + (isAtGround(graph.roadOf(segment)) ? 0 : levelMetres);

/** The best of the feet within so many metres: the nearest of those of which the least is to be said against. */
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

/** Of feet, the nearest first, so many of each part of the network. */
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
    // What is only cut off: whoever stands there may still be going along it.
    if (judged.objections === against.apart && best?.objections !== 0 && !isAside(foot, graph)) cutOff ??= foot;
    if (best === null || isBetter(judged, best)) best = judged;
  }
  return best && { ...best, cutOff: best.objections === 0 ? cutOff : null };
}

/** Whether a wall stands before a foot; one within a few metres of the place may be the one that an AED hangs on, on either side. */
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
