import type { RegisteredAed } from '../aed/aed-registry.ts';
import type { LongitudeLatitude } from '../geography/position.ts';
import type { ReportKind } from '../report/public-report.ts';

/** A report about an AED, without any data about its sender. */
export interface ReportToCheck {
  readonly place: LongitudeLatitude | null;
  readonly hoursText: string | null;
  readonly words: string | null;
  /** When the sender saw the AED; the time of receipt unless the report was sent later. ISO 8601. */
  readonly seenAt: string;
}

/** What the checks evaluate: a case with its reports, and the AEDs and borders around it. */
export interface CaseToCheck {
  readonly kind: ReportKind | 'new' | 'figure';
  /** The AED's position in the registry, or for an unlisted AED the position where it was seen. */
  readonly position: LongitudeLatitude;
  readonly reports: readonly ReportToCheck[];
  /** Number of independent networks from which the reports were sent. */
  readonly networks: number;
  /** The AED as the registry lists it now; null if it is not listed. */
  readonly registered: RegisteredAed | null;
  /** The registry's AEDs around the reported location. */
  readonly nearby: readonly RegisteredAed[];
  /** The texts of reports in other cases. The same text in many cases suggests that one person sent them all. */
  readonly otherWords: readonly string[];
  /** Returns the ISO 3166-1 code of the country at a position; null at sea. */
  readonly countryAt: (place: LongitudeLatitude) => string | null;
  /** Whether a text about opening hours is machine-readable. */
  readonly readsHours: (hoursText: string) => boolean;
}

/** The result of a check. It advises the reviewer and affects the order of the queue, but decides nothing. */
export interface CheckResult {
  readonly leaning: 'for' | 'against' | 'neutral';
  /** A sentence that explains the result to the reviewer. */
  readonly reason: string;
}

/** Evaluates a case. Null if the check does not apply to it. */
export type Check = (reportCase: CaseToCheck) => CheckResult | null;
