import { distanceKm } from '../../../../domain/geography/distance.ts';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import type { StreetRoute } from '../../../../domain/streets/describe-route.ts';
import { locateOnRoute, offRouteMetres, type RouteProgress } from '../../../../domain/streets/follow-route.ts';
import type { WalkLeg } from './route-instructions.ts';

/** A position that is less accurate than this is not used, because it does not show which turn comes next. */
const usefulAccuracyMetres = 60;

/** The note about a new route disappears once the walker has followed that route for this many metres. */
const newRouteNoteMetres = 30;

export interface Walk {
  readonly direction: WalkLeg;
  /** 'looking' means that a route is being calculated. 'none' means that no route was found. */
  readonly phase: 'looking' | 'none' | 'walking' | 'arrived';
  readonly way: StreetRoute | null;
  readonly progress: RouteProgress | null;
  /** The walker's last position, or null if the position is not tracked. */
  readonly position: LongitudeLatitude | null;
  readonly accuracyMetres: number | null;
  /** Where the latest search for a route started, whether or not it found one. */
  readonly soughtFrom: LongitudeLatitude | null;
  /** Whether this route has just replaced another one, because the walker had left that one. */
  readonly isNew: boolean;
}

export interface PositionFix {
  readonly position: LongitudeLatitude;
  readonly accuracyMetres: number;
}

/** The state before a route is found. */
export const initialWalk: Walk = {
  direction: 'there',
  phase: 'looking',
  way: null,
  progress: null,
  position: null,
  accuracyMetres: null,
  soughtFrom: null,
  isNew: false,
};

/** Returns the state of the walk after a new position. */
export function walkAfterMove(walk: Walk, { position, accuracyMetres }: PositionFix): Walk {
  const moved = { ...walk, position, accuracyMetres };
  if (walk.way === null || walk.phase !== 'walking' || accuracyMetres > usefulAccuracyMetres) return moved;
  const progress = locateOnRoute(walk.way, position, walk.progress?.doneMetres ?? 0);
  const isNew = walk.isNew && progress.doneMetres < newRouteNoteMetres;
  return { ...moved, progress, isNew, phase: progress.isThere ? 'arrived' : 'walking' };
}

/**
 * Returns the state of the walk after a search for a route. If no route was found, the previous one stays, because it
 * still helps a walker who has left it.
 */
export function walkAfterSearch(walk: Walk, way: StreetRoute | null): Walk {
  if (way === null) return walk.phase === 'looking' ? { ...walk, way: null, phase: 'none' } : walk;
  const { position, accuracyMetres, phase } = walk;
  const [start] = way.line;
  const progress = locateOnRoute(way, start ?? [0, 0], 0);
  const begun: Walk = { ...walk, way, isNew: phase === 'walking', phase: 'walking', progress };
  return position === null || accuracyMetres === null ? begun : walkAfterMove(begun, { position, accuracyMetres });
}

/** Whether the walker is farther from the route than the inaccuracy of the position can explain. */
const hasLeftRoute = ({ phase, progress, accuracyMetres }: Walk) =>
  phase === 'walking' && progress?.isOff === true && progress.offMetres > (accuracyMetres ?? 0);

/**
 * Whether to search for a route from the walker's position. That is the case if the walker has no route or has left it,
 * and has moved on since the latest search.
 */
export function needsRoute(walk: Walk): boolean {
  const { phase, position, accuracyMetres, soughtFrom } = walk;
  if (position === null || accuracyMetres === null) return false;
  const leastMetres = Math.max(offRouteMetres, accuracyMetres);
  const hasMovedOn = soughtFrom === null || distanceKm(soughtFrom, position) * 1000 > leastMetres;
  return hasMovedOn && (phase === 'none' || hasLeftRoute(walk));
}
