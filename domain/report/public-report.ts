import type { LongitudeLatitude } from '../geography/position.ts';
import { Untrusted } from '../text/untrusted.ts';

/** Kinds of report about a listed AED; `new` is about one that no register lists. */
export const reportKinds = ['gone', 'out-of-order', 'hours', 'place', 'present'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Publicly visible reports: a missing AED only once it is confirmed. */
const toldKinds = [...reportKinds, 'new'] as const;

/** The register's data when a correction was confirmed: shows later whether the register agrees or contradicts. */
export interface ListedState {
  readonly position: LongitudeLatitude;
  readonly hoursText: string | null;
  readonly checked: string | null;
}

/** The public summary of all reports of one kind about one AED. Dates in UTC, such as 2026-11-12. */
export interface PublicReport {
  readonly aedId: string;
  /**
   * The AED's position according to its first reporter; reports do not apply to one elsewhere. Null if the backend does
   * not return it.
   */
  readonly at: LongitudeLatitude | null;
  readonly kind: (typeof toldKinds)[number];
  /** Confirmed by a steward, or not yet; asked: a steward has sent a question to people on site. */
  readonly state: 'open' | 'asked' | 'confirmed';
  /** Independent networks: a family or a school counts once. */
  readonly count: number;
  /** How many people have confirmed it; 1 if the backend does not return it. */
  readonly people: number;
  readonly since: string;
  readonly last: string;
  readonly question: string | null;
  /** The corrected position, if that is confirmed. */
  readonly place: LongitudeLatitude | null;
  /** The corrected hours, if they are confirmed. */
  readonly hoursText: string | null;
  /** The text on or beside a missing AED, as confirmed. */
  readonly says: string | null;
  readonly decided: string | null;
  readonly registered: ListedState | null;
  /** The register has changed to something else since: set by `applyReports`. */
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
    kind: value.field('kind').oneOf(toldKinds),
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
 * Parses the result of `list_aed_reports`. Throws UnreadableDataError if it is not a list; an unreadable line is passed
 * to `onUnreadable` and skipped, because another may say that an AED is gone.
 */
export function parsePublicReports(value: unknown, onUnreadable: (cause: unknown) => void): readonly PublicReport[] {
  return new Untrusted(value, 'reports', null, 'Load the page again').readable(readToldReport, onUnreadable);
}
