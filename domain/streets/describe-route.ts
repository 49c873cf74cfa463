import type { LongitudeLatitude } from '../geography/position.ts';
import type { RouteEdges } from './find-routes.ts';
import { lengthOfLegs, type RouteCourse, type RouteLeg, type RouteSegment, routeCourseOf } from './route-course.ts';
import { type GridPoint, positionOfGrid, type RoadTags } from './street-cell.ts';
import type { StreetNetwork } from './street-network.ts';

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
export type RouteSectionKind = 'street' | 'path' | 'steps' | 'square' | 'bridge' | 'tunnel' | 'indoors';

/** A section of a route between two turns. */
export interface RouteStep {
  /** The turn at its beginning; null for the first. */
  readonly turn: Turn | null;
  readonly name: string;
  readonly kind: RouteSectionKind;
  /** Distance from the start of the route to its beginning. */
  readonly fromMetres: number;
  readonly metres: number;
}

/** A route for drawing and for instructions. */
export interface StreetRoute {
  /** The route's points from start to end, including the straight parts at both ends. */
  readonly line: readonly LongitudeLatitude[];
  readonly steps: readonly RouteStep[];
  readonly seconds: number;
  readonly metres: number;
  /** The straight part without a mapped street: how to get along it is unknown. */
  readonly straightMetres: { readonly before: number; readonly after: number };
}

/** Bearings are taken over this many metres: smaller details come from how a pavement was drawn. */
const bearingMetres = 12;
/** Turns closer together than this are merged. */
const oneTurnMetres = 12;
const leastTurn = 35;

function kindOf({ class: kind, structure, indoor, across }: RoadTags): RouteSectionKind {
  if (kind === 'steps') return 'steps';
  if (indoor === true || kind === 'corridor') return 'indoors';
  if (across === true) return 'square';
  if (structure !== undefined) return structure;
  return ['footway', 'path', 'cycleway', 'bridleway', 'track', 'pedestrian', 'platform'].includes(kind)
    ? 'path'
    : 'street';
}

/** Degrees clockwise from north. */
const bearingOf = (from: GridPoint, to: GridPoint) => (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;

/** The bearing over the last metres before a section, or over its first metres. */
function bearingNear(legs: readonly RouteLeg[], place: number, direction: 'before' | 'after'): number {
  const step = direction === 'before' ? -1 : 1;
  let at = direction === 'before' ? place - 1 : place;
  const near = direction === 'before' ? legs[at]?.to : legs[at]?.from;
  let far = near;
  for (let metres = 0; metres < bearingMetres && legs[at] !== undefined; at += step) {
    metres += legs[at]?.metres ?? 0;
    far = direction === 'before' ? legs[at]?.from : legs[at]?.to;
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
  /** Bearings before and after it; between turns close together they would count the same bend twice. */
  readonly from: number;
  readonly to: number;
  readonly fromMetres: number;
  readonly kind: RouteSectionKind;
  /** Whether stairs begin or end here. */
  readonly isFlight: boolean;
}

/**
 * A shorter stretch of steps, underpass or corridor is passed before its instruction is read, and so is a shorter
 * beginning or end of a route before or after a turn.
 */
const leastStretchMetres = 5;
/** A shorter stretch between two flights is a landing. */
const landingMetres = 12;

/** Stretches of pieces of the same kind, in order. */
function stretchesOf(pieces: readonly RouteSegment[], kinds: readonly RouteSectionKind[]) {
  const stretches: { kind: RouteSectionKind; metres: number; count: number }[] = [];
  for (const [place, { metres }] of pieces.entries()) {
    const kind = kinds[place] ?? 'path';
    const last = stretches.at(-1);
    if (last?.kind !== kind) stretches.push({ kind, metres, count: 1 });
    else {
      last.metres += metres;
      last.count += 1;
    }
  }
  return stretches;
}

/**
 * The kind of each piece, as a walker sees it: landings belong to their stairs, and a stretch of a few metres to the
 * stretch before it.
 */
function seenKinds(pieces: readonly RouteSegment[]): RouteSectionKind[] {
  const drawn = stretchesOf(
    pieces,
    pieces.map(({ road }) => kindOf(road)),
  );
  const stairs = drawn.flatMap(({ kind, metres, count }, at): RouteSectionKind[] => {
    const isLanding = metres < landingMetres && drawn[at - 1]?.kind === 'steps' && drawn[at + 1]?.kind === 'steps';
    return Array<RouteSectionKind>(count).fill(isLanding ? 'steps' : kind);
  });
  let former: RouteSectionKind = 'path';
  return stretchesOf(pieces, stairs).flatMap(({ kind, metres, count }) => {
    const isPassed = metres < leastStretchMetres && (kind === 'steps' || kind === 'tunnel' || kind === 'indoors');
    if (!isPassed) former = kind;
    return Array<RouteSectionKind>(count).fill(former);
  });
}

/**
 * Where an instruction is needed: a turn where another way branches off, the start or end of steps, and the entrance to
 * an underpass or building.
 */
function changesOf({ pieces, straight }: RouteCourse): Change[] {
  const changes: Change[] = [];
  const kinds = seenKinds(pieces);
  const legs = [straight.before, ...pieces, straight.after];
  const end = lengthOfLegs(legs);
  let metres = straight.before.metres;
  for (const [place, piece] of pieces.entries()) {
    const former = pieces[place - 1];
    if (former !== undefined) {
      const [from, to] = [bearingNear(legs, place + 1, 'before'), bearingNear(legs, place + 1, 'after')];
      const degrees = turned(from, to);
      const hasSetOff = metres >= leastStretchMetres;
      const isTurn = hasSetOff && piece.isJunction && Math.abs(degrees) >= leastTurn;
      const isSharp = hasSetOff && Math.abs(degrees) >= 60 && piece.road.name !== former.road.name;
      const [kind = 'path', formerKind = 'path'] = [kinds[place], kinds[place - 1]];
      const isFlight = (kind === 'steps') !== (formerKind === 'steps');
      const isEntered = kind !== formerKind && (kind === 'tunnel' || kind === 'indoors');
      const isNeeded = isTurn || isSharp || isFlight || isEntered;
      if (isNeeded && end - metres >= leastStretchMetres)
        changes.push({ from, to, fromMetres: metres, kind, isFlight });
    }
    metres += piece.metres;
  }
  return changes;
}

/**
 * Turns within a few steps of each other become one instruction, or none if they cancel out. Where stairs begin and end
 * stays an instruction.
 */
function joined(changes: readonly Change[]): Change[] {
  const told: Change[] = [];
  for (const change of changes) {
    const former = told.at(-1);
    const isFar = former === undefined || change.fromMetres - former.fromMetres > oneTurnMetres;
    if (isFar || (former.isFlight && change.isFlight)) {
      told.push(change);
      continue;
    }
    told.pop();
    const isFlight = former.isFlight || change.isFlight;
    const kind = former.kind === 'steps' ? former.kind : change.kind;
    if (isFlight || Math.abs(turned(former.from, change.to)) >= leastTurn)
      told.push({ ...former, to: change.to, kind, isFlight });
  }
  return told;
}

/** A walker looks for a street's name where a section begins, not where its longest street is. */
const signMetres = 100;

/** The name of most of a section's beginning: a walker who turns onto a street's pavement looks for the street's name. */
function nameWithin(pieces: readonly RouteSegment[], before: number, from: number, end: number): string {
  const to = Math.min(end, Math.max(from, before) + signMetres);
  const metresOf = new Map<string, number>();
  let at = before;
  for (const { road, metres } of pieces) {
    const within = Math.min(at + metres, to) - Math.max(at, from);
    if (within > 0 && road.name !== undefined) metresOf.set(road.name, (metresOf.get(road.name) ?? 0) + within);
    at += metres;
  }
  const [longest] = [...metresOf].sort(([, a], [, b]) => b - a);
  return longest !== undefined && longest[1] > (to - from) / 3 ? longest[0] : '';
}

/** A route with its turns. */
export function describeRoute(
  network: StreetNetwork,
  way: RouteEdges,
  ends: readonly [LongitudeLatitude, LongitudeLatitude],
): StreetRoute {
  const course = routeCourseOf(network, way, ends);
  const { pieces, straight, seconds } = course;
  const [before, after] = [straight.before.metres, straight.after.metres];
  const metres = lengthOfLegs([straight.before, ...pieces, straight.after]);
  const changes = joined(changesOf(course));
  const starts = [null, ...changes];
  const steps = starts.map((change, place): RouteStep => {
    const fromMetres = change?.fromMetres ?? 0;
    const end = changes[place]?.fromMetres ?? metres;
    return {
      turn: change === null ? null : turnOf(turned(change.from, change.to)),
      name: nameWithin(pieces, before, fromMetres, end),
      kind: change === null ? (pieces[0] === undefined ? 'path' : kindOf(pieces[0].road)) : change.kind,
      fromMetres,
      metres: end - fromMetres,
    };
  });
  const points = [straight.before.to, ...pieces.map(({ to }) => to)];
  return {
    line: [ends[0], ...points.map(positionOfGrid), ends[1]],
    steps,
    seconds,
    metres,
    straightMetres: { before, after },
  };
}
