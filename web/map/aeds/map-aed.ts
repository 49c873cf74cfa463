import type { Usability } from '../../../domain/aed/usable-aed.ts';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';

/** An AED of the list beside the map. */
export interface MapAed {
  readonly id: string;
  readonly position: LongitudeLatitude;
  /** Its number in the list. */
  readonly number: number;
  readonly name: string;
  readonly usability: Usability;
  /** Carried on a vehicle, or about: its sign has a broken outline. */
  readonly isMoving?: boolean;
  /** The list's own words about it, as "open now"; the map has its own if there are none. */
  readonly status?: string;
}
