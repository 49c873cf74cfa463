import type { Usability } from '../../../domain/aed/assessed-aed.ts';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';

/** An AED in the list beside the map. */
export interface MapAed {
  readonly id: string;
  readonly position: LongitudeLatitude;
  /** The AED's number in the list. */
  readonly number: number;
  readonly name: string;
  readonly usability: Usability;
  /** Whether the AED is portable or in a vehicle. Its sign then has a dashed outline. */
  readonly isMoving?: boolean;
  /** The availability that the list states, such as "open now". If it is undefined, the map uses its own text. */
  readonly status?: string;
}
