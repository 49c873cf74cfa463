import type { LongitudeLatitude } from '../geography/position.ts';
import type { RouteEdges } from './find-routes.ts';
import { findNearestPointOnSegment } from './grid-geometry.ts';
import { isAtGroundLevel, isBehindWall } from './snap-to-street.ts';
import { type GridPoint, positionToGridPoint, type RoadTags } from './street-cell.ts';
import type { StreetGraph } from './street-graph.ts';
import { metresBetween } from './street-grid.ts';
import type { StreetNetwork } from './street-network.ts';
import { walkingMetresPerSecond } from './street-speeds.ts';

/** A straight leg of a route. */
export interface RouteLeg {
  readonly from: GridPoint;
  readonly to: GridPoint;
  readonly metres: number;
}

/** A leg of a route that follows a segment of a street. */
export interface RouteSegment extends RouteLeg {
  readonly road: RoadTags;
  readonly seconds: number;
  /** Whether another way branches off at the beginning of the segment. */
  readonly isJunction: boolean;
}

/** A route as it is walked: straight to the nearest street, along the streets, and straight to the end. */
export interface RouteCourse {
  readonly pieces: readonly RouteSegment[];
  readonly straight: { readonly before: RouteLeg; readonly after: RouteLeg };
  readonly seconds: number;
}

/** Returns the total length of several legs of a route, in metres. */
export const lengthOfLegs = (legs: readonly RouteLeg[]): number => legs.reduce((sum, { metres }) => sum + metres, 0);

/**
 * Returns the segments of a route as they are mapped. Where an earlier search has split a segment, its parts are one
 * again. Otherwise the turns, whose bearings are measured along whole segments, would depend on earlier searches.
 */
function piecesOf(graph: StreetGraph, halves: readonly number[]): RouteSegment[] {
  const pieces: RouteSegment[] = [];
  for (const [place, half] of halves.entries()) {
    const [segment, from] = [half >> 1, graph.endOf(half ^ 1)];
    const part = { road: graph.roadOf(segment), to: graph.pointOf(graph.endOf(half)) };
    const [metres, seconds] = [graph.metresOf(segment), graph.seconds(half, 'foot')];
    const former = halves[place - 1];
    const isSplit = former !== undefined && graph.originalOf(former >> 1) === graph.originalOf(segment);
    const before = isSplit ? pieces.pop() : undefined;
    if (before === undefined)
      pieces.push({ ...part, from: graph.pointOf(from), metres, seconds, isJunction: countWaysAt(graph, from) > 2 });
    else pieces.push({ ...before, ...part, metres: before.metres + metres, seconds: before.seconds + seconds });
  }
  return pieces;
}

/**
 * Counts the footways that meet at a node. Lines across a square do not count, because they are not visible on site.
 */
function countWaysAt(graph: StreetGraph, node: number): number {
  let count = 0;
  for (let half = graph.firstHalf(node); half !== -1; half = graph.nextHalf(half))
    if (graph.isWalkable(half >> 1) && graph.roadOf(half >> 1).across !== true) count += 1;
  return count;
}

/** Maximum distance in metres at which a walker on a street can see a place, if nothing is in between. */
const inSightMetres = 25;

/** The legs of a route along streets, and the straight connection from the last one to the end. */
interface RouteTail {
  readonly pieces: readonly RouteSegment[];
  readonly rest: RouteLeg;
}

/** Whether a walker can leave a way at any point. Bridges, stairs and corridors can only be left at their ends. */
const canBeLeft = (road: RoadTags) =>
  road.class !== 'steps' && road.class !== 'elevator' && road.indoor !== true && isAtGroundLevel(road);

/**
 * Shortens a route that passes near its own end, so that it leaves the streets there. The rest of the route along the
 * streets must be at least twice as long as the straight line. Returns null for any other route.
 */
function shortenAtPassing({ pieces, rest }: RouteTail, isInSight: (point: GridPoint) => boolean): RouteTail | null {
  let passing: RouteTail | null = null;
  let left = rest.metres;
  for (const [place, piece] of [...pieces.entries()].reverse()) {
    if (left > 2 * inSightMetres || !canBeLeft(piece.road)) break;
    const { point, share } = findNearestPointOnSegment(piece.from, piece.to, rest.to);
    const metres = metresBetween(point, rest.to);
    const along = left + (1 - share) * piece.metres;
    left += piece.metres;
    // The point where two legs meet belongs to the earlier leg, which may be a bridge.
    const isOnThisPiece = share > 0 || place === 0;
    const isBack = isOnThisPiece && along <= 2 * inSightMetres && 2 * metres <= along;
    if (!isBack || metres >= (passing?.rest.metres ?? Infinity) || !isInSight(point)) continue;
    const part = { ...piece, to: point, metres: share * piece.metres, seconds: share * piece.seconds };
    passing = { pieces: [...pieces.slice(0, place), part], rest: { from: point, to: rest.to, metres } };
  }
  return passing;
}

const turnedLeg = <Leg extends RouteLeg>(leg: Leg): Leg => ({ ...leg, from: leg.to, to: leg.from });

const secondsOf = (pieces: readonly RouteSegment[]) => pieces.reduce((sum, { seconds }) => sum + seconds, 0);

/**
 * Computes the course of a route as it is walked. If a route passes its own end or beginning, the detour along the
 * streets is replaced by a straight line, unless a wall, water or another level is in between.
 */
export function computeRouteCourse(
  network: StreetNetwork,
  way: RouteEdges,
  ends: readonly [LongitudeLatitude, LongitudeLatitude],
): RouteCourse {
  const { graph, obstacles, brooks } = network;
  const restTo = (node: number, end: LongitudeLatitude, metres: number): RouteLeg => {
    return { from: graph.pointOf(node), to: positionToGridPoint(end), metres };
  };
  const leave = (leaving: RouteTail, isFixed: boolean): RouteTail => {
    const place = leaving.rest.to;
    const isInSight = (point: GridPoint) =>
      ![obstacles, brooks].some((lines) => lines.liesBetween(place, point)) &&
      !isBehindWall(point, { network, place, isFixed });
    return shortenAtPassing(leaving, isInSight) ?? leaving;
  };
  const whole = piecesOf(graph, way.halves);
  const to = leave({ pieces: whole, rest: restTo(way.to.node, ends[1], way.to.metres) }, true);
  const atStart = { pieces: to.pieces.map(turnedLeg).reverse(), rest: restTo(way.from.node, ends[0], way.from.metres) };
  const from = leave(atStart, false);
  const pieces = from.pieces.map(turnedLeg).reverse();
  const straightSaved = way.from.metres - from.rest.metres + way.to.metres - to.rest.metres;
  return {
    pieces,
    straight: { before: turnedLeg(from.rest), after: to.rest },
    seconds: way.seconds - (secondsOf(whole) - secondsOf(pieces)) - straightSaved / walkingMetresPerSecond,
  };
}
