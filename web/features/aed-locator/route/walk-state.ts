import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import type { StreetRoute } from '../../../../domain/streets/describe-route.ts';
import { locateOnRoute, type RouteProgress } from '../../../../domain/streets/follow-route.ts';
import type { WalkLeg } from './route-instructions.ts';

/** Positions less accurate than this cannot tell which turn comes next. */
const usefulAccuracyMetres = 60;

/** The note that the route is new disappears after this many metres. */
const newMetres = 30;

export interface Walk {
  readonly direction: WalkLeg;
  /** looking: a route is being calculated; none: there is no route. */
  readonly phase: 'looking' | 'none' | 'walking' | 'arrived';
  readonly way: StreetRoute | null;
  readonly progress: RouteProgress | null;
  /** The walker's last position; null if it is not tracked. */
  readonly position: LongitudeLatitude | null;
  readonly accuracyMetres: number | null;
  /** Whether the walker left the previous route and has just started a new one. */
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
  isNew: false,
};

/** The state of the walk after a new position. */
export function walkAfterMove(walk: Walk, { position, accuracyMetres }: PositionFix): Walk {
  const moved = { ...walk, position, accuracyMetres };
  if (walk.way === null || walk.phase !== 'walking' || accuracyMetres > usefulAccuracyMetres) return moved;
  const progress = locateOnRoute(walk.way, position, walk.progress?.doneMetres ?? 0);
  const isNew = walk.isNew && progress.doneMetres < newMetres;
  return { ...moved, progress, isNew, phase: progress.isThere ? 'arrived' : 'walking' };
}

/** Whether the walker has left the route by more than the accuracy of the position. */
export const hasLeftRoute = ({ phase, progress, accuracyMetres }: Walk) =>
  phase === 'walking' && progress?.isOff === true && progress.offMetres > (accuracyMetres ?? 0);
