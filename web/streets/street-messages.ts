import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import type { StreetWay } from '../../domain/streets/describe-way.ts';
import type { TimeByStreet, WayTarget } from '../../domain/streets/find-ways.ts';

/** How long the ways to some places are, by their ids; what is not there is not known. */
export interface StreetTimes {
  readonly foot: ReadonlyMap<string, TimeByStreet>;
  readonly car: ReadonlyMap<string, TimeByStreet>;
  /** The day of the oldest streets, as ISO 8601; null where nobody says. */
  readonly asOf: string | null;
}

/** What the page asks the worker, and what it is answered. Both stay on the device. */
export interface StreetQuestions {
  /** Null where no streets are published. */
  times: {
    ask: {
      readonly from: LongitudeLatitude;
      readonly targets: readonly WayTarget[];
      readonly limitMinutes: number;
      /** Whether cells may be asked for that have not been read. */
      readonly mayRead: boolean;
    };
    answer: StreetTimes | null;
  };
  /** Null where no way is known. */
  way: {
    ask: { readonly from: LongitudeLatitude; readonly to: LongitudeLatitude; readonly limitMinutes: number };
    answer: StreetWay | null;
  };
}

export type QuestionKind = keyof StreetQuestions;

export type StreetQuestion = {
  [Kind in QuestionKind]: { readonly id: number; readonly kind: Kind; readonly ask: StreetQuestions[Kind]['ask'] };
}[QuestionKind];

export type StreetAnswer =
  | { readonly id: number; readonly answer: StreetQuestions[QuestionKind]['answer'] }
  | { readonly id: number; readonly failure: string };
