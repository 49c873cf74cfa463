import type { StreetTravelTimes } from '../../domain/aed/street-travel-times.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import type { StreetRoute } from '../../domain/streets/describe-route.ts';
import type { RouteTarget } from '../../domain/streets/find-routes.ts';

/** The page's requests to the worker (`ask`) and the worker's responses (`answer`). Both stay on the device. */
export interface StreetRequests {
  /**
   * Travel times to several places, by the ids of the places. Places whose walking time is unknown are missing. The
   * answer is null if no streets are published.
   */
  times: {
    ask: {
      readonly from: LongitudeLatitude;
      readonly targets: readonly RouteTarget[];
      readonly limitMinutes: number;
      /** Whether the worker may request cells from the server that it has not loaded yet. */
      readonly mayRead: boolean;
    };
    answer: ReadonlyMap<string, StreetTravelTimes> | null;
  };
  /** A route. The answer is null if there is none. */
  way: {
    ask: { readonly from: LongitudeLatitude; readonly to: LongitudeLatitude; readonly limitMinutes: number };
    answer: StreetRoute | null;
  };
}

export type StreetRequestKind = keyof StreetRequests;

export type StreetRequest = {
  [Kind in StreetRequestKind]: { readonly id: number; readonly kind: Kind; readonly ask: StreetRequests[Kind]['ask'] };
}[StreetRequestKind];

export type StreetResponse =
  | { readonly id: number; readonly answer: StreetRequests[StreetRequestKind]['answer'] }
  | { readonly id: number; readonly failure: string };
