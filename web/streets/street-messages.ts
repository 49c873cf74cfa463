import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import type { StreetRoute } from '../../domain/streets/describe-route.ts';
import type { RouteTarget, StreetTravelTime } from '../../domain/streets/find-routes.ts';

/** Durations of the routes to some places, by place id; missing if unknown. */
export interface StreetTravelTimesResult {
  readonly foot: ReadonlyMap<string, StreetTravelTime>;
  readonly car: ReadonlyMap<string, StreetTravelTime>;
  /** The date of the oldest source, as ISO 8601; null if unknown. */
  readonly asOf: string | null;
}

/** Messages from the page to the worker, and the answers. Both stay on the device. */
export interface StreetRequests {
  /** Null if no streets are published. */
  times: {
    ask: {
      readonly from: LongitudeLatitude;
      readonly targets: readonly RouteTarget[];
      readonly limitMinutes: number;
      /** Whether cells that are not loaded may be requested from the server. */
      readonly mayRead: boolean;
    };
    answer: StreetTravelTimesResult | null;
  };
  /** Null if there is no route. */
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
