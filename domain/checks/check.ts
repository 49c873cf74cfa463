import type { RegisteredAed } from '../aed/aed-registry.ts';
import type { LongitudeLatitude } from '../geography/position.ts';
import type { ReportKind } from '../report/public-report.ts';

/** One report, as far as a check may know it: never who sent it. */
export interface CheckedReport {
  readonly place: LongitudeLatitude | null;
  readonly hoursText: string | null;
  readonly words: string | null;
  /** ISO 8601: when it was seen, where it was sent later, else when it came in. */
  readonly seenAt: string;
}

/** What checks judge by: the case with its reports, and what is known around it. */
export interface CheckedCase {
  readonly kind: ReportKind | 'new' | 'figure';
  /** Where the registry has the AED, or where a missing one was seen. */
  readonly position: LongitudeLatitude;
  readonly reports: readonly CheckedReport[];
  /** Independent networks. */
  readonly networks: number;
  /** The AED as the registry lists it now; null if it does not. */
  readonly registered: RegisteredAed | null;
  /** The registry's AEDs around the place that is proposed. */
  readonly nearby: readonly RegisteredAed[];
  /** Words of other cases' reports, to find what is sent many times. */
  readonly otherWords: readonly string[];
  /** ISO 3166-1 code of the land at a place; null at sea. */
  readonly countryAt: (place: LongitudeLatitude) => string | null;
  /** Whether hours can be read by machine. */
  readonly readsHours: (hoursText: string) => boolean;
}

/** What a check came to. It proposes and orders the queue; it decides nothing. */
export interface Verdict {
  readonly leaning: 'for' | 'against' | 'neutral';
  /** A sentence for anyone who decides. */
  readonly reason: string;
}

/** Judges a case; null if it has nothing to say of one of this kind. */
export type Check = (given: CheckedCase) => Verdict | null;
