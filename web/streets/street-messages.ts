import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import type { StreetRoute } from '../../domain/streets/describe-route.ts';
import type { RouteTarget, StreetTravelTime } from '../../domain/streets/find-routes.ts';

/** Durations of the routes to several places, by id of the place. Places whose duration is unknown are missing. */
export interface StreetTravelTimesResult {
  readonly foot: ReadonlyMap<string, StreetTravelTime>;
  readonly car: ReadonlyMap<string, StreetTravelTime>;
  /** The date of the oldest source in ISO 8601 format; null if unknown. */
  readonly asOf: string | null;
}

/** The page's requests to the worker (`ask`) and the worker's responses (`answer`). Both stay on the device. */
export interface StreetRequests {
  /** Travel times to several places. The answer is null if no streets are published. */
  times: {
    ask: {
      readonly from: LongitudeLatitude;
      readonly targets: readonly RouteTarget[];
      readonly limitMinutes: number;
      /** Whether the worker may request cells from the server that it has not loaded yet. */
      readonly mayRead: boolean;
    };
    answer: StreetTravelTimesResult | null;
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
