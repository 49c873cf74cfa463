import type { LongitudeLatitude } from '../geography/position.ts';
import type { RouteEdges } from './find-routes.ts';
import {
  computeRouteCourse,
  lengthOfLegs,
  type RouteCourse,
  type RouteLeg,
  type RouteSegment,
} from './route-course.ts';
import { type GridPoint, gridPointToPosition, linkClass, type RoadTags } from './street-cell.ts';
import type { StreetNetwork } from './street-network.ts';

/** The direction of a turn, from the walker's point of view. */
export type TurnDirection =
  | 'straight'
  | 'slight-left'
  | 'left'
  | 'sharp-left'
  | 'slight-right'
  | 'right'
  | 'sharp-right'
  | 'back';

/** The kind of way that a section follows, used if the way has no name. */
export type RouteSectionKind = 'street' | 'path' | 'steps' | 'square' | 'bridge' | 'tunnel' | 'indoors';

/** A section of a route between two turns. */
export interface RouteStep {
  /** The turn at the beginning of the section; null for the first section. */
  readonly turn: TurnDirection | null;
  readonly name: string;
  readonly kind: RouteSectionKind;
  /** Distance from the start of the route to the beginning of the section. */
  readonly fromMetres: number;
  readonly metres: number;
}

/** A route, for drawing it and for giving instructions. */
export interface StreetRoute {
  /** The points of the route from start to end, including the straight connections at both ends. */
  readonly line: readonly LongitudeLatitude[];
  readonly steps: readonly RouteStep[];
  readonly seconds: number;
  readonly metres: number;
  /** Lengths of the straight connections before the first street and after the last one, where no way is mapped. */
  readonly straightMetres: { readonly before: number; readonly after: number };
}

/**
 * The bearing at a turn is averaged over this many metres. Shorter bends are artefacts of how a pavement was mapped.
 */
const bearingMetres = 12;
/** Turns that are closer to each other than this are merged. */
const mergedTurnMetres = 12;
const leastTurn = 35;

function kindOf({ class: kind, structure, indoor, across }: RoadTags): RouteSectionKind {
  if (kind === 'steps') return 'steps';
  if (indoor === true || kind === 'corridor') return 'indoors';
  if (across === true) return kind === linkClass ? 'path' : 'square';
  if (structure !== undefined) return structure;
  return ['footway', 'path', 'cycleway', 'bridleway', 'track', 'pedestrian', 'platform'].includes(kind)
    ? 'path'
    : 'street';
}

/** Bearing in degrees clockwise from north. */
const bearingOf = (from: GridPoint, to: GridPoint) => (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;

/** Returns the bearing just before the beginning of a section, or just after it. */
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

/** Returns the change of direction in degrees, between -180 and 180. Turns to the right are positive. */
const directionChange = (before: number, after: number) => ((((after - before + 180) % 360) + 360) % 360) - 180;

function turnOf(degrees: number): TurnDirection {
  const size = Math.abs(degrees);
  if (size < leastTurn) return 'straight';
  if (size > 172) return 'back';
  const to = degrees < 0 ? 'left' : 'right';
  if (size < 55) return `slight-${to}`;
  return size > 125 ? `sharp-${to}` : to;
}

interface Change {
  /**
   * Bearings before and after the turn. When close turns are merged, adding up their angles would count a bend twice.
   */
  readonly from: number;
  readonly to: number;
  readonly fromMetres: number;
  readonly kind: RouteSectionKind;
  /** Whether a flight of stairs begins or ends at this point. */
  readonly isFlight: boolean;
}

/**
 * Minimum length of steps, underpasses and corridors that get an instruction: shorter ones are passed before it is
 * read. Turns that are closer than this to the start or the end of the route get no instruction either.
 */
const minStretchMetres = 5;
/** A stretch between two flights of stairs that is shorter than this is a landing. */
const landingMetres = 12;

/** Groups consecutive segments of the same kind into stretches. */
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
 * Returns the kind of each segment as a walker perceives it. A landing counts as part of its stairs, and a stretch of a
 * few metres as part of the stretch before it.
 */
function perceivedKinds(pieces: readonly RouteSegment[]): RouteSectionKind[] {
  const drawn = stretchesOf(
    pieces,
    pieces.map(({ road }) => kindOf(road)),
  );
  const stairs = drawn.flatMap(({ kind, metres, count }, at): RouteSectionKind[] => {
    const isLanding = metres < landingMetres && drawn[at - 1]?.kind === 'steps' && drawn[at + 1]?.kind === 'steps';
    return Array<RouteSectionKind>(count).fill(isLanding ? 'steps' : kind);
  });
  let previous: RouteSectionKind = 'path';
  return stretchesOf(pieces, stairs).flatMap(({ kind, metres, count }) => {
    const isPassed = metres < minStretchMetres && (kind === 'steps' || kind === 'tunnel' || kind === 'indoors');
    if (!isPassed) previous = kind;
    return Array<RouteSectionKind>(count).fill(previous);
  });
}

/**
 * Returns the points that need an instruction: turns where another way branches off, starts and ends of steps, and
 * entrances to underpasses and buildings.
 */
function instructionPointsOf({ pieces, straight }: RouteCourse): Change[] {
  const changes: Change[] = [];
  const kinds = perceivedKinds(pieces);
  const legs = [straight.before, ...pieces, straight.after];
  const end = lengthOfLegs(legs);
  let metres = straight.before.metres;
  for (const [place, piece] of pieces.entries()) {
    const previous = pieces[place - 1];
    if (previous !== undefined) {
      const [from, to] = [bearingNear(legs, place + 1, 'before'), bearingNear(legs, place + 1, 'after')];
      const degrees = directionChange(from, to);
      const hasSetOff = metres >= minStretchMetres;
      const isTurn = hasSetOff && piece.isJunction && Math.abs(degrees) >= leastTurn;
      const isSharp = hasSetOff && Math.abs(degrees) >= 60 && piece.road.name !== previous.road.name;
      const [kind = 'path', formerKind = 'path'] = [kinds[place], kinds[place - 1]];
      const isFlight = (kind === 'steps') !== (formerKind === 'steps');
      const isEntered = kind !== formerKind && (kind === 'tunnel' || kind === 'indoors');
      const isNeeded = isTurn || isSharp || isFlight || isEntered;
      if (isNeeded && end - metres >= minStretchMetres) changes.push({ from, to, fromMetres: metres, kind, isFlight });
    }
    metres += piece.metres;
  }
  return changes;
}

/**
 * Merges turns that are within a few steps of each other. They get one instruction, or none if they cancel each other
 * out. The start and end of stairs always keep their instructions.
 */
function mergeTurns(changes: readonly Change[]): Change[] {
  const told: Change[] = [];
  for (const change of changes) {
    const previous = told.at(-1);
    const isFar = previous === undefined || change.fromMetres - previous.fromMetres > mergedTurnMetres;
    if (isFar || (previous.isFlight && change.isFlight)) {
      told.push(change);
      continue;
    }
    told.pop();
    const isFlight = previous.isFlight || change.isFlight;
    const kind = previous.kind === 'steps' ? previous.kind : change.kind;
    if (isFlight || Math.abs(directionChange(previous.from, change.to)) >= leastTurn)
      told.push({ ...previous, to: change.to, kind, isFlight });
  }
  return told;
}

/**
 * The name of a section is decided by this many metres at its beginning, because walkers look for a street's name where
 * they turn into it.
 */
const namedMetres = 100;

/**
 * Returns the name that applies to most of the beginning of a section; empty if no name does. A walker who turns onto a
 * pavement without a name looks for the name of its street.
 */
function nameOfSection(pieces: readonly RouteSegment[], before: number, from: number, end: number): string {
  const to = Math.min(end, Math.max(from, before) + namedMetres);
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

/** Divides a route into sections with the turns between them. */
export function describeRoute(
  network: StreetNetwork,
  way: RouteEdges,
  ends: readonly [LongitudeLatitude, LongitudeLatitude],
): StreetRoute {
  const course = computeRouteCourse(network, way, ends);
  const { pieces, straight, seconds } = course;
  const [before, after] = [straight.before.metres, straight.after.metres];
  const metres = lengthOfLegs([straight.before, ...pieces, straight.after]);
  const changes = mergeTurns(instructionPointsOf(course));
  const starts = [null, ...changes];
  const steps = starts.map((change, place): RouteStep => {
    const fromMetres = change?.fromMetres ?? 0;
    const end = changes[place]?.fromMetres ?? metres;
    return {
      turn: change === null ? null : turnOf(directionChange(change.from, change.to)),
      name: nameOfSection(pieces, before, fromMetres, end),
      kind: change === null ? (pieces[0] === undefined ? 'path' : kindOf(pieces[0].road)) : change.kind,
      fromMetres,
      metres: end - fromMetres,
    };
  });
  const points = [straight.before.to, ...pieces.map(({ to }) => to)];
  return {
    line: [ends[0], ...points.map(gridPointToPosition), ends[1]],
    steps,
    seconds,
    metres,
    straightMetres: { before, after },
  };
}
