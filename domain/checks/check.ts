import type { RegisteredAed } from '../aed/aed-registry.ts';
import type { LongitudeLatitude } from '../geography/position.ts';
import type { ReportKind } from '../report/public-report.ts';

/** One report, without anything about its sender. */
export interface ReportToCheck {
  readonly place: LongitudeLatitude | null;
  readonly hoursText: string | null;
  readonly words: string | null;
  /** ISO 8601: when it was seen, if it was sent later; else when it was received. */
  readonly seenAt: string;
}

/** The input of the checks: the case with its reports, and facts about its surroundings. */
export interface CaseToCheck {
  readonly kind: ReportKind | 'new' | 'figure';
  /** Where the registry has the AED, or where a missing one was seen. */
  readonly position: LongitudeLatitude;
  readonly reports: readonly ReportToCheck[];
  /** Independent networks. */
  readonly networks: number;
  /** The AED as the registry lists it now; null if it does not. */
  readonly registered: RegisteredAed | null;
  /** The registry's AEDs around the proposed location. */
  readonly nearby: readonly RegisteredAed[];
  /** Texts of other cases' reports, to detect mass reports. */
  readonly otherWords: readonly string[];
  /** ISO 3166-1 code of the country at a position; null at sea. */
  readonly countryAt: (place: LongitudeLatitude) => string | null;
  /** Whether hours are machine-readable. */
  readonly readsHours: (hoursText: string) => boolean;
}

/** The result of a check. It advises and orders the queue; it decides nothing. */
export interface CheckResult {
  readonly leaning: 'for' | 'against' | 'neutral';
  /** A sentence for the reviewer. */
  readonly reason: string;
}

/** Evaluates a case; null if it has nothing to say about this kind. */
export type Check = (given: CaseToCheck) => CheckResult | null;
