import type { LongitudeLatitude } from '../geography/position.ts';
import { Untrusted } from '../text/untrusted.ts';

/** Kinds of reports about an AED that a source lists. The kind `new` is for an AED that no source lists. */
export const reportKinds = ['gone', 'out-of-order', 'hours', 'place', 'present'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Kinds of reports that are public. A report of kind `new` becomes public only after it is confirmed. */
const publicKinds = [...reportKinds, 'new'] as const;

/**
 * The source's data about an AED when a correction was confirmed. They are compared with the source's current data to
 * tell whether the source has adopted or contradicted the correction.
 */
export interface ListedState {
  readonly position: LongitudeLatitude;
  readonly hoursText: string | null;
  readonly checked: string | null;
}

/** A public summary of all reports of one kind about one AED. Dates are in UTC, such as 2026-11-12. */
export interface PublicReport {
  readonly aedId: string;
  /**
   * The AED's position when it was first reported. If the AED has moved since, the reports no longer apply. Null if the
   * backend does not return it.
   */
  readonly at: LongitudeLatitude | null;
  readonly kind: (typeof publicKinds)[number];
  /**
   * The state of the reports: `confirmed` by a steward, or still `open`. `asked` means that a steward has asked people
   * on site.
   */
  readonly state: 'open' | 'asked' | 'confirmed';
  /** The number of independent reports. Reports from one network, such as a school's, count once. */
  readonly count: number;
  /** The number of people who confirmed the report; 1 if the backend does not return the number. */
  readonly people: number;
  readonly since: string;
  readonly last: string;
  readonly question: string | null;
  /** The corrected position, if a steward has confirmed it. */
  readonly place: LongitudeLatitude | null;
  /** The corrected hours, if a steward has confirmed them. */
  readonly hoursText: string | null;
  /** The confirmed text on or beside an AED that no source lists. */
  readonly says: string | null;
  readonly decided: string | null;
  readonly registered: ListedState | null;
  /** Whether the source has changed since the confirmation and now contradicts it. Set by `applyReports`. */
  readonly isContradicted?: boolean;
}

function readPoint(value: Untrusted): LongitudeLatitude {
  const [longitude, latitude] = value.list();
  if (!longitude || !latitude) return value.refuse('two coordinates');
  return [longitude.number(-180, 180), latitude.number(-90, 90)];
}

function readListed(value: Untrusted): ListedState | null {
  if (value.isMissing || value.field('position').isMissing) return null;
  return {
    position: readPoint(value.field('position')),
    hoursText: value.field('hoursText').textOrNull(),
    checked: value.field('checked').textOrNull(),
  };
}

function readToldReport(value: Untrusted): PublicReport {
  const [place, at] = [value.field('place'), value.field('at')];
  return {
    aedId: value.field('aed').text(),
    at: at.isMissing ? null : readPoint(at),
    kind: value.field('kind').oneOf(publicKinds),
    state: value.field('state').oneOf(['open', 'asked', 'confirmed']),
    count: value.field('by').number(0, 1e6),
    people: value.field('people').isMissing ? 1 : value.field('people').number(1, 2),
    since: value.field('since').text(),
    last: value.field('last').text(),
    question: value.field('question').textOrNull(),
    place: place.isMissing ? null : readPoint(place),
    hoursText: value.field('hours').textOrNull(),
    says: value.field('says').textOrNull(),
    decided: value.field('decided').textOrNull(),
    registered: readListed(value.field('registered')),
  };
}

/**
 * Parses the result of `list_aed_reports`. Throws UnreadableDataError if the result is not a list. An unreadable entry
 * is skipped and its error is passed to `onUnreadable`, so that the other entries are still shown.
 */
export function parsePublicReports(value: unknown, onUnreadable: (cause: unknown) => void): readonly PublicReport[] {
  return new Untrusted(value, 'reports', null, 'Reload the page').readable(readToldReport, onUnreadable);
}
