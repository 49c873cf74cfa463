import type { Obstacles } from './obstacles.ts';
import type { GridPoint, RoadTags } from './street-cell.ts';
import type { StreetGraph } from './street-graph.ts';
import { metresBetween, stepMetres } from './street-grid.ts';
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

/** So many of the nearest segments are tried. */
const segmentsTried = 60;

/** Nobody comes to a bridge or into a passage from beside it, but whoever stands on it or in it. */
const onItMetres = 6;

/**
 * Where ways lie above one another a position does not tell on which one somebody is. Most are at ground level: another level is taken
 * where it is nearer by more than this.
 */
const levelMetres = 10;

/** At ground level: no bridge, and nothing said of another layer. */
const isAtGround = ({ structure, layer = 0 }: RoadTags) => structure === undefined && layer === 0;

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
  readonly graph: StreetGraph;
  readonly obstacles: Obstacles;
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

/** What speaks against a foot beside its distance: first water or rails between, then a piece of the network that leads nowhere. */
function objectionsTo({ segment, point, metres }: Foot, { graph, obstacles, place, part }: TieRequest): number {
  const [from] = graph.endsOf(segment);
  const isApart =
    part === undefined ? graph.metresOfPart(from) < smallPartMetres : graph.partOf(from) !== graph.partOf(part);
  const { structure, indoor } = graph.roadOf(segment);
  const isAside = (structure === 'bridge' || indoor === true) && metres > onItMetres;
  return (obstacles.liesBetween(place, point) ? 2 : 0) + (isApart || isAside ? 1 : 0);
}

/**
 * Ties a place to the nearest point of a street that can be reached, not across water or rails where a longer tie avoids them; null
 * where no street is near. Parts the segment there. By car the part of the network is not asked for.
 */
export function tieToStreet(request: TieRequest): Tie | null {
  const { graph } = request;
  let best: Judged | null = null;
  for (const metres of searchedMetres) {
    best = bestWithin(metres, request) ?? best;
    if (best?.objections === 0) break;
  }
  return best && { node: graph.part(best.foot.segment, best.foot.point), metres: best.foot.metres };
}

interface Judged {
  readonly foot: Foot;
  readonly objections: number;
}

/** The nearest of the feet within so many metres, ground level first where levels lie above one another, of which the least is to be said against. */
function bestWithin(metres: number, request: TieRequest): Judged | null {
  const { graph, place, mode } = request;
  const feet: Foot[] = [];
  for (const { first, end } of graph.stretchesAround(place, metres / stepMetres(place.y)))
    for (let segment = first; segment < end; segment++) {
      if (!canBeUsed(graph, segment, mode)) continue;
      const foot = footOf(graph, segment, place);
      if (foot.metres <= metres) feet.push(foot);
    }
  const reckoned = ({ segment, metres: away }: Foot) => away + (isAtGround(graph.roadOf(segment)) ? 0 : levelMetres);
  feet.sort((a, b) => reckoned(a) - reckoned(b));
  let best: Judged | null = null;
  for (const foot of feet.slice(0, segmentsTried)) {
    const objections = objectionsTo(foot, request);
    if (best === null || objections < best.objections) best = { foot, objections };
    if (objections === 0) break;
  }
  return best;
}
