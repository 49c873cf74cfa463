import type { LongitudeLatitude } from '../geography/position.ts';
import type { PublicReport } from '../report/public-report.ts';
import type { CivilDate, OpeningWeek } from './opening-week.ts';
import type { SourceDoubts } from './register-doubts.ts';

/** Who may use an AED, in the words of OpenStreetMap; 'unknown' where the register does not say. */
export const aedAccesses = ['yes', 'permissive', 'customers', 'permit', 'private', 'no', 'unknown'] as const;
export type AedAccess = (typeof aedAccesses)[number];

/**
 * What a register's own words say of reaching an AED, as codes that the importer derives (`registry/words/`): when it can be had, by whom,
 * how one gets it, and whether it stays in its place.
 */
export const statedLimits = [
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
export type StatedLimit = (typeof statedLimits)[number];

/** A free text of a register about one AED, in its own words. */
export interface AedNote {
  readonly text: string;
  /** ISO letters, where the register or its words tell it. */
  readonly language?: string;
  /** That it tells how to get the AED, or when and by whom alone it can be had; missing where it tells anything else. */
  readonly says?: 'way' | 'limit';
}

/** The last days on which the parts of an AED that age are good, by its registers. */
export interface Expiry {
  /** Of the pads for adults or children, whichever come first. */
  readonly pads?: CivilDate;
  readonly battery?: CivilDate;
}

/** One AED as a registry publishes it. What the sources do not say is null. */
export interface RegisteredAed {
  /** Register and the id there: "osm/node/123", "takamatsu/17". */
  readonly id: string;
  readonly position: LongitudeLatitude;
  /** Never empty: the AED's name, else its operator, the place's words, the street, or 'AED'. */
  readonly name: string;
  readonly address: string | null;
  /** Where it hangs, by language code; 'und' where the source names no language. */
  readonly location: Readonly<Record<string, string>>;
  readonly level: string | null;
  readonly isIndoor: boolean | null;
  readonly isLocked: boolean | null;
  readonly access: AedAccess;
  readonly phone: string | null;
  /** The number on its box; missing where no register tells one. */
  readonly ref?: string | undefined;
  readonly hasChildPads: boolean | null;
  /** Null: unknown, which is never closed. */
  readonly hours: OpeningWeek | null;
  /** The hours as the source writes them, kept even where they could not be read. */
  readonly hoursText: string | null;
  /** IANA name of the AED's own time zone. */
  readonly timeZone: string;
  /** Date of the last check, "2025-07-21", or only its month or year. */
  readonly checked: string | null;
  /** Missing where no register tells it, and in registries published before it was read. */
  readonly expires?: Expiry | undefined;
  /** Keys of the sources that list it, as in the index. */
  readonly sources: readonly string[];
  /** Its ids in other registers, and those of its duplicates. */
  readonly sameAs: readonly string[];
  /** What of it could not be read for certain; missing where nothing is in doubt, and in registries published before doubts were. */
  readonly doubts?: SourceDoubts | undefined;
  /** What the register says of it in words, the way to get it first; missing where it says nothing, and in registries of before. */
  readonly notes?: readonly AedNote[] | undefined;
  /** What those words and the others' come to; missing where they limit nothing. */
  readonly limits?: readonly StatedLimit[] | undefined;
  /** What people report of it: added where it is shown, and in no published file. */
  readonly reported?: readonly PublicReport[];
}

/** A register the AEDs come from, with what its licence asks to be shown. */
export interface RegistrySource {
  readonly key: string;
  readonly title: string;
  readonly licence: string;
  readonly attribution: string;
  /** A page about the register or its licence, or null where none is known. */
  readonly url: string | null;
}
