import type { CivilDate } from '../domain/aed/weekly-opening-hours.ts';
import type { LongitudeLatitude } from '../domain/geography/position.ts';
import type { Doubt } from './doubts/doubt.ts';

/**
 * One AED of a source. All adapters describe it with the tags of OpenStreetMap's `emergency=defibrillator`
 * (https://wiki.openstreetmap.org/wiki/Tag:emergency=defibrillator).
 */
export interface SourceRecord {
  /** Key of the source and the id in it, such as "osm/node/123". */
  readonly id: string;
  readonly sourceKey: string;
  /** Location of the record in the file, for the report, such as "element 17" or "line 5". */
  readonly where: string;
  /** The value in the source, which may be null, a text or invalid. */
  readonly longitude: unknown;
  readonly latitude: unknown;
  readonly tags: Readonly<Record<string, string>>;
  /** Ids of the same AED in other sources, according to this one. */
  readonly sameAs: readonly string[];
  /** Why this record is left out of the import. */
  readonly dropBecause?: string;
  readonly timeZone?: string;
  /** ISO 3166-1 codes of the countries where the AED may be. If missing, the country of the time zone applies. */
  readonly countries?: readonly string[];
  readonly hasChildPads?: boolean;
  /**
   * Digest of all cells of a row without an id. Two AEDs at one position may differ only in a column that is otherwise
   * unused.
   */
  readonly rowDigest?: string;
  /** Whether opening_hours was generated from table columns in OpenStreetMap's syntax, which is English. */
  readonly hasComposedHours?: boolean;
  /** Doubts that came up while the record was read. */
  readonly doubts?: readonly Doubt[];
  /** Expiry dates of the pads and the battery. `says` is the text in the source with its heading. */
  readonly expiries?: readonly { readonly says: string; readonly until: CivilDate }[];
  /** Date of the last edit, as written in the source. */
  readonly edited?: string;
}

/** An entry in the import report: a record was left out, or was published with a doubt. */
export interface RecordRemark {
  readonly kind: 'dropped' | 'doubtful';
  readonly file: string;
  readonly record: string;
  readonly reason: string;
  /** Missing if the position is wrong or unknown. */
  readonly position?: LongitudeLatitude;
}

/** An error whose message tells the user what was found, what was expected and what to do. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
