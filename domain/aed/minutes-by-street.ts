import type { Found } from '../geography/position.ts';
import type { RegisteredAed } from './aed-registry.ts';

/** How far an AED is along the streets, one way. */
export interface MinutesByStreet {
  readonly footMinutes: number;
  /** Null if the way takes longer than `footMinutes`, and nobody has looked how much. */
  readonly footKm: number | null;
  /** Null if no way by car is known. */
  readonly carMinutes: number | null;
}

/** A found AED; with the way to it where that is known, else the straight line has to do. */
export interface FoundAed extends Found<RegisteredAed> {
  readonly byStreet?: MinutesByStreet | undefined;
}
