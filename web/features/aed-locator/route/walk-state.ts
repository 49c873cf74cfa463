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
  /**
   * What the search found after the walker had left the route. 'another' means that a new route has just replaced the
   * old one, and 'none' that the walker has to go back to the old one. Null if the walker has not left the route, or is
   * back on it.
   */
  readonly found: 'another' | 'none' | null;
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
  found: null,
};

/** Returns the state of the walk after a new position. */
export function updateWalkAfterMove(walk: Walk, { position, accuracyMetres }: PositionFix): Walk {
  const moved = { ...walk, position, accuracyMetres };
  if (walk.way === null || walk.phase !== 'walking' || accuracyMetres > usefulAccuracyMetres) return moved;
  const progress = locateOnRoute(walk.way, position, walk.progress?.doneMetres ?? 0);
  if (progress.isThere) return { ...moved, progress, found: null, phase: 'arrived' };
  if (walk.found === 'another' && progress.doneMetres >= newRouteNoteMetres) return { ...moved, progress, found: null };
  // Once the walker is back on the route, a new search may start from the same position as the last one, in case the
  // walker leaves the route there again.
  const isBack = walk.found === 'none' && progress.offMetres <= leastMetresOff(accuracyMetres) / 2;
  return isBack ? { ...moved, progress, found: null, soughtFrom: null } : { ...moved, progress };
}

/**
 * Returns the state of the walk after a search for a route. If no route was found, the previous one stays, because it
 * still helps a walker who has left it.
 */
export function updateWalkAfterSearch(walk: Walk, way: StreetRoute | null): Walk {
  const { position, accuracyMetres, phase } = walk;
  if (way === null) {
    if (phase === 'looking') return { ...walk, way: null, phase: 'none' };
    // The walker may have gone back to the route during the search.
    return hasLeftRoute(walk) ? { ...walk, found: 'none' } : walk;
  }
  const [start] = way.line;
  const progress = locateOnRoute(way, start ?? [0, 0], 0);
  const begun: Walk = { ...walk, way, found: phase === 'walking' ? 'another' : null, phase: 'walking', progress };
  return position === null || accuracyMetres === null
    ? begun
    : updateWalkAfterMove(begun, { position, accuracyMetres });
}

/** A walker who is farther than this from a place has left it, because the inaccuracy cannot explain the distance. */
const leastMetresOff = (accuracyMetres: number) => Math.max(offRouteMetres, accuracyMetres);

const hasLeftRoute = ({ phase, progress, accuracyMetres }: Walk) =>
  phase === 'walking' && progress !== null && progress.offMetres > leastMetresOff(accuracyMetres ?? 0);

/**
 * Whether to search for a route from the walker's position. That is the case if the walker has no route or has left it,
 * and has moved on since the latest search.
 */
export function needsRoute(walk: Walk): boolean {
  const { phase, position, accuracyMetres, soughtFrom } = walk;
  if (position === null || accuracyMetres === null) return false;
  const hasMovedOn = soughtFrom === null || distanceKm(soughtFrom, position) * 1000 > leastMetresOff(accuracyMetres);
  return hasMovedOn && (phase === 'none' || hasLeftRoute(walk));
}
