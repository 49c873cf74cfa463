import type { Usability } from '../../../domain/aed/assessed-aed.ts';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';

/** An AED of the list beside the map. */
export interface MapAed {
  readonly id: string;
  readonly position: LongitudeLatitude;
  /** Its number in the list. */
  readonly number: number;
  readonly name: string;
  readonly usability: Usability;
  /** In a vehicle or portable: its sign has a dashed outline. */
  readonly isMoving?: boolean;
  /** The list's text about it, such as "open now"; without one the map uses its own. */
  readonly status?: string;
}
