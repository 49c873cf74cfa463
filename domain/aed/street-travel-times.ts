import type { ItemWithDistance } from '../geography/position.ts';
import type { RegisteredAed } from './aed-registry.ts';

/** Travel times and walking distance along the streets to an AED, one way. */
export interface StreetTravelTimes {
  readonly footMinutes: number;
  /**
   * Walking distance. Null if the route search stopped before it reached the AED; the walk then takes longer than
   * `footMinutes`.
   */
  readonly footKm: number | null;
  /** Travel time by car; null if no route by car was found. */
  readonly carMinutes: number | null;
}

/** An AED from a search, with its travel times along the streets if they are known. */
export interface AedSearchResult extends ItemWithDistance<RegisteredAed> {
  readonly byStreet?: StreetTravelTimes | undefined;
}
