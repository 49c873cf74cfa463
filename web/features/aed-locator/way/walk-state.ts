import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import type { StreetWay } from '../../../../domain/streets/describe-way.ts';
import { followWay, type WayProgress } from '../../../../domain/streets/follow-way.ts';
import type { Direction } from './way-words.ts';

/** Positions less accurate than this cannot tell which turn comes next. */
const usefulAccuracyMetres = 60;

/** The note that the route is new disappears after this many metres. */
const newMetres = 30;

export interface Walk {
  readonly direction: Direction;
  /** looking: a route is being calculated; none: there is no route. */
  readonly phase: 'looking' | 'none' | 'walking' | 'arrived';
  readonly way: StreetWay | null;
  readonly progress: WayProgress | null;
  /** The walker's last position; null if it is not tracked. */
  readonly position: LongitudeLatitude | null;
  readonly accuracyMetres: number | null;
  /** Whether the walker left the previous route and has just started a new one. */
  readonly isNew: boolean;
}

export interface Fix {
  readonly position: LongitudeLatitude;
  readonly accuracyMetres: number;
}

/** The state before a route is found. */
export const noWalkYet: Walk = {
  direction: 'there',
  phase: 'looking',
  way: null,
  progress: null,
  position: null,
  accuracyMetres: null,
  isNew: false,
};

/** The state of the walk after a new position. */
export function movedTo(walk: Walk, { position, accuracyMetres }: Fix): Walk {
  const moved = { ...walk, position, accuracyMetres };
  if (walk.way === null || walk.phase !== 'walking' || accuracyMetres > usefulAccuracyMetres) return moved;
  const progress = followWay(walk.way, position, walk.progress?.doneMetres ?? 0);
  const isNew = walk.isNew && progress.doneMetres < newMetres;
  return { ...moved, progress, isNew, phase: progress.isThere ? 'arrived' : 'walking' };
}

/** Whether the walker has left the route by more than the accuracy of the position. */
export const hasLeft = ({ phase, progress, accuracyMetres }: Walk) =>
  phase === 'walking' && progress?.isOff === true && progress.offMetres > (accuracyMetres ?? 0);
