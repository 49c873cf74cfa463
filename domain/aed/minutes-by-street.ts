import type { Found } from '../geography/position.ts';
import type { RegisteredAed } from './aed-registry.ts';

/** Length of the way to an AED along the streets, one way. */
export interface MinutesByStreet {
  readonly footMinutes: number;
  /** Null if the way takes longer than `footMinutes` and was not searched further. */
  readonly footKm: number | null;
  /** Null if no way by car is known. */
  readonly carMinutes: number | null;
}

/** A found AED with the way to it, if known; otherwise the straight line is used. */
export interface FoundAed extends Found<RegisteredAed> {
  readonly byStreet?: MinutesByStreet | undefined;
}
