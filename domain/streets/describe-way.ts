import type { LongitudeLatitude } from '../geography/position.ts';
import type { FoundWay } from './find-ways.ts';
import { type GridPoint, positionOfGrid, type RoadTags } from './street-cell.ts';
import type { StreetGraph } from './street-graph.ts';

/** Direction at a turn, from the walker's point of view. */
export type Turn =
  | 'straight'
  | 'slight-left'
  | 'left'
  | 'sharp-left'
  | 'slight-right'
  | 'right'
  | 'sharp-right'
  | 'back';

/** The kind of path, if its name does not say it. */
export type WayKind = 'street' | 'path' | 'steps' | 'square' | 'bridge' | 'tunnel' | 'indoors';

/** A section of a route between two turns. */
export interface WayStep {
  /** The turn at its beginning; null for the first. */
  readonly turn: Turn | null;
  readonly name: string;
  readonly kind: WayKind;
  /** Distance from the start of the route to its beginning. */
  readonly fromMetres: number;
  readonly metres: number;
}

/** A route for drawing and for instructions. */
export interface StreetWay {
  /** From start to end, including the straight parts at both ends. */
  readonly line: readonly LongitudeLatitude[];
  readonly steps: readonly WayStep[];
  readonly seconds: number;
  readonly metres: number;
  /** The straight part without a mapped street: how to get along it is unknown. */
  readonly straightMetres: { readonly before: number; readonly after: number };
}

interface Piece {
  readonly road: RoadTags;
  readonly from: GridPoint;
  readonly to: GridPoint;
  readonly metres: number;
  /** Whether any other way branches off at its beginning. */
  readonly isJunction: boolean;
}

/** Bearings are taken over this many metres: smaller details come from how a pavement was drawn. */
const bearingMetres = 12;
/** Turns closer together than this are merged. */
const oneTurnMetres = 12;
const leastTurn = 35;

function kindOf({ class: kind, structure, indoor, across }: RoadTags): WayKind {
  if (kind === 'steps') return 'steps';
  if (indoor === true || kind === 'corridor') return 'indoors';
  if (across === true) return 'square';
  if (structure !== undefined) return structure;
  return ['footway', 'path', 'cycleway', 'bridleway', 'track', 'pedestrian', 'platform'].includes(kind)
    ? 'path'
    : 'street';
}

function piecesOf(graph: StreetGraph, halves: readonly number[]): Piece[] {
  return halves.map((half) => {
    const [from, to] = [graph.endOf(half ^ 1), graph.endOf(half)];
    return {
      road: graph.roadOf(half >> 1),
      from: graph.pointOf(from),
      to: graph.pointOf(to),
      metres: graph.metresOf(half >> 1),
      isJunction: waysFrom(graph, from) > 2,
    };
  });
}

/** How many footways branch off at a node; lines across a square do not count, because they are not visible. */
function waysFrom(graph: StreetGraph, node: number): number {
  let count = 0;
  for (let half = graph.firstHalf(node); half !== -1; half = graph.nextHalf(half))
    if (graph.isWalkable(half >> 1) && graph.roadOf(half >> 1).across !== true) count += 1;
  return count;
}

/** Degrees clockwise from north. */
const bearingOf = (from: GridPoint, to: GridPoint) => (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;

/** The bearing over the last metres before a section, or over its first metres. */
function bearingNear(pieces: readonly Piece[], place: number, direction: 'before' | 'after'): number {
  const step = direction === 'before' ? -1 : 1;
  let at = direction === 'before' ? place - 1 : place;
  const near = direction === 'before' ? pieces[at]?.to : pieces[at]?.from;
  let far = near;
  for (let metres = 0; metres < bearingMetres && pieces[at] !== undefined; at += step) {
    metres += pieces[at]?.metres ?? 0;
    far = direction === 'before' ? pieces[at]?.from : pieces[at]?.to;
  }
  if (near === undefined || far === undefined) return 0;
  return direction === 'before' ? bearingOf(far, near) : bearingOf(near, far);
}

/** The change of direction in degrees, positive to the right, between -180 and 180. */
const turned = (before: number, after: number) => ((((after - before + 180) % 360) + 360) % 360) - 180;

function turnOf(degrees: number): Turn {
  const size = Math.abs(degrees);
  if (size < leastTurn) return 'straight';
  if (size > 172) return 'back';
  const to = degrees < 0 ? 'left' : 'right';
  if (size < 55) return `slight-${to}`;
  return size > 125 ? `sharp-${to}` : to;
}

interface Change {
  readonly degrees: number;
  readonly fromMetres: number;
  readonly road: RoadTags;
}

/**
 * Where an instruction is needed: a turn where another way branches off, the start or end of steps, and the entrance to
 * an underpass or building.
 */
function changesOf(pieces: readonly Piece[], before: number): Change[] {
  const changes: Change[] = [];
  let metres = before;
  for (const [place, piece] of pieces.entries()) {
    const former = pieces[place - 1];
    if (former !== undefined) {
      const degrees = turned(bearingNear(pieces, place, 'before'), bearingNear(pieces, place, 'after'));
      const isTurn = piece.isJunction && Math.abs(degrees) >= leastTurn;
      const isSharp = Math.abs(degrees) >= 60 && piece.road.name !== former.road.name;
      const [kind, formerKind] = [kindOf(piece.road), kindOf(former.road)];
      const isOtherKind = (kind === 'steps') !== (formerKind === 'steps');
      const isEntered = kind !== formerKind && (kind === 'tunnel' || kind === 'indoors');
      if (isTurn || isSharp || isOtherKind || isEntered)
        changes.push({ degrees, fromMetres: metres, road: piece.road });
    }
    metres += piece.metres;
  }
  return changes;
}

/** Turns within a few steps of each other become one instruction, or none if they cancel out. */
function joined(changes: readonly Change[]): Change[] {
  const told: Change[] = [];
  for (const change of changes) {
    const former = told.at(-1);
    const isSteps = kindOf(change.road) === 'steps' || (former !== undefined && kindOf(former.road) === 'steps');
    if (former === undefined || isSteps || change.fromMetres - former.fromMetres > oneTurnMetres) told.push(change);
    else {
      told.pop();
      const degrees = turned(0, former.degrees + change.degrees);
      if (Math.abs(degrees) >= leastTurn) told.push({ ...change, degrees, fromMetres: former.fromMetres });
    }
  }
  return told;
}

/** The name of most of a section: a walker who turns onto a street's pavement looks for the street's name. */
function nameWithin(pieces: readonly Piece[], before: number, from: number, to: number): string {
  const metresOf = new Map<string, number>();
  let at = before;
  for (const { road, metres } of pieces) {
    if (at + metres > from && at < to && road.name !== undefined)
      metresOf.set(road.name, (metresOf.get(road.name) ?? 0) + metres);
    at += metres;
  }
  const [longest] = [...metresOf].sort(([, a], [, b]) => b - a);
  return longest !== undefined && longest[1] > (to - from) / 3 ? longest[0] : '';
}

/** A route with its turns. */
export function describeWay(
  graph: StreetGraph,
  way: FoundWay,
  ends: readonly [LongitudeLatitude, LongitudeLatitude],
): StreetWay {
  const pieces = piecesOf(graph, way.halves);
  const before = way.from.metres;
  const changes = joined(changesOf(pieces, before));
  const starts = [null, ...changes];
  const steps = starts.map((change, place): WayStep => {
    const fromMetres = change?.fromMetres ?? 0;
    const end = changes[place]?.fromMetres ?? way.metres;
    return {
      turn: change === null ? null : turnOf(change.degrees),
      name: nameWithin(pieces, before, fromMetres, end),
      kind: change === null ? (pieces[0] === undefined ? 'path' : kindOf(pieces[0].road)) : kindOf(change.road),
      fromMetres,
      metres: end - fromMetres,
    };
  });
  const nodes = [graph.pointOf(way.from.node), ...pieces.map(({ to }) => to)];
  return {
    line: [ends[0], ...nodes.map(positionOfGrid), ends[1]],
    steps,
    seconds: way.seconds,
    metres: way.metres,
    straightMetres: { before, after: way.to.metres },
  };
}
