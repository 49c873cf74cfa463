import type { LongitudeLatitude } from '../geography/position.ts';
import type { PublicReport } from '../report/public-report.ts';
import type { DataUncertainty } from './data-uncertainty.ts';
import type { CivilDate, WeeklyOpeningHours } from './weekly-opening-hours.ts';

/** Who may use an AED: the values of OpenStreetMap's tag `access`, or 'unknown' if the source does not say. */
export const aedAccessValues = ['yes', 'permissive', 'customers', 'permit', 'private', 'no', 'unknown'] as const;
export type AedAccess = (typeof aedAccessValues)[number];

/** The name in the registry of an AED for which no source gives words that could be its name. */
export const unnamedAed = 'AED';

/**
 * Limits that the importer finds in the free texts about an AED (see `registry/access-texts/`): when and to whom it is
 * accessible, how to obtain it, and whether it stays in one place.
 */
export const accessLimits = [
  'hours',
  'work',
  'school',
  'worship',
  'sports',
  'events',
  'presence',
  'season',
  'daytime',
  'partly',
  'staff',
  'members',
  'insiders',
  'request',
  'ring',
  'key',
  'code',
  'call',
  'vehicle',
  'carried',
  'always',
] as const;
export type AccessLimit = (typeof accessLimits)[number];

/** One of a source's free texts about an AED, verbatim. */
export interface AedNote {
  readonly text: string;
  /** ISO language code; missing if neither the source nor the text reveals it. */
  readonly language?: string;
  /**
   * 'way' for a text that says how to obtain the AED, and 'limit' for one that says when or to whom it is accessible.
   * Missing for any other text.
   */
  readonly says?: 'way' | 'limit';
}

/** Expiry dates of an AED's parts, from the sources. */
export interface PartExpiryDates {
  /** Expiry date of the pads for adults or of those for children, whichever is earlier. */
  readonly pads?: CivilDate;
  readonly battery?: CivilDate;
}

/** An AED in a published registry. A field is null if no source has a value for it. */
export interface RegisteredAed {
  /** Name of the source and the AED's id there: "osm/node/123", "takamatsu/17". */
  readonly id: string;
  readonly position: LongitudeLatitude;
  /**
   * The name to show. If the source gives no name, this is the operator, the description of the place, the street, or
   * 'AED'.
   */
  readonly name: string;
  readonly address: string | null;
  /** Description of where to find the AED, by language code; 'und' if the source names no language. */
  readonly location: Readonly<Record<string, string>>;
  readonly level: string | null;
  readonly isIndoor: boolean | null;
  readonly isLocked: boolean | null;
  readonly access: AedAccess;
  readonly phone: string | null;
  /** The number on the AED's cabinet; missing if no source gives one. */
  readonly ref?: string | undefined;
  readonly hasChildPads: boolean | null;
  /** The parsed opening hours. Null means that they are unknown, not that the AED is closed. */
  readonly hours: WeeklyOpeningHours | null;
  /** The opening hours as the source writes them, even if they could not be parsed. */
  readonly hoursText: string | null;
  /** IANA name of the time zone at the AED. */
  readonly timeZone: string;
  /** When the AED was last checked: a date such as "2025-07-21", a month or a year. */
  readonly checked: string | null;
  /**
   * Expiry dates of the AED's parts. Missing if no source gives one, and in registries published before this field
   * existed.
   */
  readonly expires?: PartExpiryDates | undefined;
  /** Keys of the sources that list the AED, as in the registry's index. */
  readonly sources: readonly string[];
  /** The AED's ids in other sources, and the ids of duplicates that were merged into it. */
  readonly sameAs: readonly string[];
  /**
   * The source's data about the AED that could not be interpreted with certainty. Missing if there are none, and in
   * registries published before this field existed.
   */
  readonly doubts?: DataUncertainty | undefined;
  /**
   * The sources' free texts about the AED, beginning with those that say how to obtain it. Missing if there are none,
   * and in registries published before this field existed.
   */
  readonly notes?: readonly AedNote[] | undefined;
  /** The limits found in all of `notes`; missing if there are none. */
  readonly limits?: readonly AccessLimit[] | undefined;
  /**
   * Reports from the public about the AED. They are added before the AED is shown and never stored in a published file.
   */
  readonly reported?: readonly PublicReport[];
}

/** A source of AEDs, with the attribution that its licence requires. */
export interface RegistrySource {
  readonly key: string;
  readonly title: string;
  readonly licence: string;
  readonly attribution: string;
  /** A page about the source or its licence; null if none is known. */
  readonly url: string | null;
}
