import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import type { StreetWay } from '../../domain/streets/describe-way.ts';
import type { TimeByStreet, WayTarget } from '../../domain/streets/find-ways.ts';

/** Durations of the routes to some places, by place id; missing if unknown. */
export interface StreetTimes {
  readonly foot: ReadonlyMap<string, TimeByStreet>;
  readonly car: ReadonlyMap<string, TimeByStreet>;
  /** The date of the oldest source, as ISO 8601; null if unknown. */
  readonly asOf: string | null;
}

/** Messages from the page to the worker, and the answers. Both stay on the device. */
export interface StreetQuestions {
  /** Null if no streets are published. */
  times: {
    ask: {
      readonly from: LongitudeLatitude;
      readonly targets: readonly WayTarget[];
      readonly limitMinutes: number;
      /** Whether cells that are not loaded may be requested from the server. */
      readonly mayRead: boolean;
    };
    answer: StreetTimes | null;
  };
  /** Null if there is no route. */
  way: {
    ask: { readonly from: LongitudeLatitude; readonly to: LongitudeLatitude; readonly limitMinutes: number };
    answer: StreetWay | null;
  };
}

export type QuestionKind = keyof StreetQuestions;

export type StreetRequest = {
  [Kind in QuestionKind]: { readonly id: number; readonly kind: Kind; readonly ask: StreetQuestions[Kind]['ask'] };
}[QuestionKind];

export type StreetResponse =
  | { readonly id: number; readonly answer: StreetQuestions[QuestionKind]['answer'] }
  | { readonly id: number; readonly failure: string };
