import type { LongitudeLatitude } from '../geography/position.ts';
import type { PublicReport } from '../report/public-report.ts';
import type { DataUncertainty } from './data-uncertainty.ts';
import type { CivilDate, WeeklyOpeningHours } from './weekly-opening-hours.ts';

/** Who may use an AED, as values of OpenStreetMap's `access`; 'unknown' if the register does not say. */
export const aedAccessValues = ['yes', 'permissive', 'customers', 'permit', 'private', 'no', 'unknown'] as const;
export type AedAccess = (typeof aedAccessValues)[number];

/**
 * Limits that the importer finds in a register's free text (`registry/access-texts/`): when and to whom the AED is
 * accessible, how to get it, and whether it stays in one place.
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

/** A register's free text about one AED, verbatim. */
export interface AedNote {
  readonly text: string;
  /** ISO language code, if the register or the text reveals it. */
  readonly language?: string;
  /**
   * Whether the text says how to get the AED ('way') or when and to whom it is accessible ('limit'); missing if
   * neither.
   */
  readonly says?: 'way' | 'limit';
}

/** Expiry dates of the parts that age, from its registers. */
export interface PartExpiryDates {
  /** The pads for adults or children, whichever expire first. */
  readonly pads?: CivilDate;
  readonly battery?: CivilDate;
}

/** One AED as published in a registry. What the sources do not say is null. */
export interface RegisteredAed {
  /** Register and its id there: "osm/node/123", "takamatsu/17". */
  readonly id: string;
  readonly position: LongitudeLatitude;
  /** Never empty: the AED's name, else its operator, the description of the place, the street, or 'AED'. */
  readonly name: string;
  readonly address: string | null;
  /** Description of the location, by language code; 'und' if the source names no language. */
  readonly location: Readonly<Record<string, string>>;
  readonly level: string | null;
  readonly isIndoor: boolean | null;
  readonly isLocked: boolean | null;
  readonly access: AedAccess;
  readonly phone: string | null;
  /** The number on its box; missing if no register gives one. */
  readonly ref?: string | undefined;
  readonly hasChildPads: boolean | null;
  /** Null if unknown, which never means closed. */
  readonly hours: WeeklyOpeningHours | null;
  /** The hours as the source writes them, even if they could not be parsed. */
  readonly hoursText: string | null;
  /** IANA name of the AED's own time zone. */
  readonly timeZone: string;
  /** Date of the last check, "2025-07-21", or only its month or year. */
  readonly checked: string | null;
  /** Missing if no register says, and in registries published before it was read. */
  readonly expires?: PartExpiryDates | undefined;
  /** Keys of the sources that list it, as in the index. */
  readonly sources: readonly string[];
  /** The AED's ids in other registers, and the ids of duplicates that were merged into it. */
  readonly sameAs: readonly string[];
  /** What could not be read with certainty; missing if nothing is in doubt, and in registries older than this field. */
  readonly doubts?: DataUncertainty | undefined;
  /**
   * The register's free texts, how to get the AED first; missing if there are none, and in registries older than this
   * field.
   */
  readonly notes?: readonly AedNote[] | undefined;
  /** The combined limits of all these texts; missing if there are none. */
  readonly limits?: readonly AccessLimit[] | undefined;
  /** What people report about it: added before display, never part of a published file. */
  readonly reported?: readonly PublicReport[];
}

/** A register that AEDs come from, with the attribution its licence requires. */
export interface RegistrySource {
  readonly key: string;
  readonly title: string;
  readonly licence: string;
  readonly attribution: string;
  /** A page about the register or its licence, or null if unknown. */
  readonly url: string | null;
}
