import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import type { StreetWay } from '../../../../domain/streets/describe-way.ts';
import { followWay, type WayProgress } from '../../../../domain/streets/follow-way.ts';
import type { Direction } from './way-words.ts';

/** A position that may be farther off than this says nothing about a turn. */
const usefulAccuracyMetres = 60;

/** After so much of another way nobody needs to hear that it is another. */
const newMetres = 30;

export interface Walk {
  readonly direction: Direction;
  /** looking: no way has been found yet; none: none is known. */
  readonly phase: 'looking' | 'none' | 'walking' | 'arrived';
  readonly way: StreetWay | null;
  readonly progress: WayProgress | null;
  /** Where the walker was seen last; null where nobody is followed. */
  readonly position: LongitudeLatitude | null;
  readonly accuracyMetres: number | null;
  /** Whether the former way was left and another one has just begun. */
  readonly isNew: boolean;
}

export interface Fix {
  readonly position: LongitudeLatitude;
  readonly accuracyMetres: number;
}

/** Before a way has been found. */
export const noWalkYet: Walk = {
  direction: 'there',
  phase: 'looking',
  way: null,
  progress: null,
  position: null,
  accuracyMetres: null,
  isNew: false,
};

/** The walk with a position taken into account. */
export function movedTo(walk: Walk, { position, accuracyMetres }: Fix): Walk {
  const moved = { ...walk, position, accuracyMetres };
  if (walk.way === null || walk.phase !== 'walking' || accuracyMetres > usefulAccuracyMetres) return moved;
  const progress = followWay(walk.way, position, walk.progress?.doneMetres ?? 0);
  const isNew = walk.isNew && progress.doneMetres < newMetres;
  return { ...moved, progress, isNew, phase: progress.isThere ? 'arrived' : 'walking' };
}

/** Whether somebody has surely left their way, and not only their position has been told badly. */
export const hasLeft = ({ phase, progress, accuracyMetres }: Walk) =>
  phase === 'walking' && progress?.isOff === true && progress.offMetres > (accuracyMetres ?? 0);
