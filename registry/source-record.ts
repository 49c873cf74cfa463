import type { CivilDate } from '../domain/aed/opening-week.ts';
import type { LongitudeLatitude } from '../domain/geography/position.ts';
import type { Doubt } from './doubts/doubt.ts';

/**
 * One AED as a source lists it, in the one vocabulary every adapter translates into: the tags of OpenStreetMap's
 * `emergency=defibrillator` (https://wiki.openstreetmap.org/wiki/Tag:emergency=defibrillator).
 */
export interface SourceRecord {
  /** Register and the id there: "osm/node/123". */
  readonly id: string;
  readonly sourceKey: string;
  /** Where it is in the file, for the report: "element 17", "line 5". */
  readonly where: string;
  /** As written: null, text and nonsense included. */
  readonly longitude: unknown;
  readonly latitude: unknown;
  readonly tags: Readonly<Record<string, string>>;
  /** Ids the source itself gives for the same AED in other registers. */
  readonly sameAs: readonly string[];
  /** Why the source says this record must not be used. */
  readonly dropBecause?: string;
  readonly timeZone?: string;
  /** Codes of ISO 3166-1 that it may lie in; else the country of its time zone. */
  readonly countries?: readonly string[];
  readonly hasChildPads?: boolean;
  /** Of a row without an id: a digest of all its cells, for what is not used may tell two of one place apart. */
  readonly rowDigest?: string;
  /** Whether its opening_hours is a value of OpenStreetMap's tag that was put together from columns, and so is in English. */
  readonly hasComposedHours?: boolean;
  /** What the reading of it leaves in doubt. */
  readonly doubts?: readonly Doubt[];
  /** Until when its pads and battery are good, each as its source says it, with the heading. */
  readonly expiries?: readonly { readonly says: string; readonly until: CivilDate }[];
  /** When the source last edited it, as written there. */
  readonly edited?: string;
}

/** A record that was left out, or kept with a doubt, and why. */
export interface Remark {
  readonly kind: 'dropped' | 'doubtful';
  readonly file: string;
  readonly record: string;
  readonly reason: string;
  /** Where it would stand; missing where its place is what is wrong, or is not known. */
  readonly position?: LongitudeLatitude;
}

/** A mistake whose message is the whole story: what was found, what was expected, what to do. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
