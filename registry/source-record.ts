import type { CivilDate } from '../domain/aed/weekly-opening-hours.ts';
import type { LongitudeLatitude } from '../domain/geography/position.ts';
import type { Doubt } from './doubts/doubt.ts';

/**
 * One AED of a source, in the common vocabulary of all adapters: the tags of OpenStreetMap's `emergency=defibrillator`
 * (https://wiki.openstreetmap.org/wiki/Tag:emergency=defibrillator).
 */
export interface SourceRecord {
  /** Register and id in it: "osm/node/123". */
  readonly id: string;
  readonly sourceKey: string;
  /** Location in the file, for the report: "element 17", "line 5". */
  readonly where: string;
  /** As in the source, including null, text and invalid values. */
  readonly longitude: unknown;
  readonly latitude: unknown;
  readonly tags: Readonly<Record<string, string>>;
  /** Ids of the same AED in other registers, according to the source. */
  readonly sameAs: readonly string[];
  /** Why the source excludes this record. */
  readonly dropBecause?: string;
  readonly timeZone?: string;
  /** ISO 3166-1 codes of its possible countries; else the country of its time zone. */
  readonly countries?: readonly string[];
  readonly hasChildPads?: boolean;
  /** For a row without an id: a digest of all its cells, because unused ones may distinguish two at one position. */
  readonly rowDigest?: string;
  /** Whether opening_hours was generated from columns as an OpenStreetMap value, and so is in English. */
  readonly hasComposedHours?: boolean;
  /** Doubts from reading it. */
  readonly doubts?: readonly Doubt[];
  /** Expiry of its pads and battery, as in the source, with the heading. */
  readonly expiries?: readonly { readonly says: string; readonly until: CivilDate }[];
  /** Date of the last edit in the source, as written. */
  readonly edited?: string;
}

/** A record that was left out, or published with a doubt, and why. */
export interface Remark {
  readonly kind: 'dropped' | 'doubtful';
  readonly file: string;
  readonly record: string;
  readonly reason: string;
  /** Its position; missing if it is wrong or unknown. */
  readonly position?: LongitudeLatitude;
}

/** An error whose message is complete: what was found, what was expected, what to do. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
