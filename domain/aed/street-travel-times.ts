import type { SearchResult } from '../geography/position.ts';
import type { RegisteredAed } from './aed-registry.ts';

/** Length and duration of the route to an AED along the streets, one way. */
export interface StreetTravelTimes {
  readonly footMinutes: number;
  /** Null if the route takes longer than `footMinutes`, where its search stopped. */
  readonly footKm: number | null;
  /** Null if no route by car is known. */
  readonly carMinutes: number | null;
}

/** A found AED with the times of the route to it, if known; otherwise the straight line is used. */
export interface AedSearchResult extends SearchResult<RegisteredAed> {
  readonly byStreet?: StreetTravelTimes | undefined;
}
