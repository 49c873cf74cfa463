import type { LongitudeLatitude } from '../geography/position.ts';

/** The kind of place a hub is; it decides how its figures may be read. */
export type HubKind =
  | 'validated-blue-zone'
  | 'cohort'
  | 'country-or-territory'
  | 'city'
  | 'programme-community'
  | 'unaffiliated-community';

/** The two scores of a hub. An estimated score is an editorial one and must be shown as such. */
export type HubScore = 'sli' | 'xiAccess';

export interface Hub {
  /** Stable key; equals the last part of `path` if there is one. */
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly country: string;
  readonly kind: HubKind;
  readonly coords: LongitudeLatitude;
  /** Ξaccess, access stability, 0 to 1. */
  readonly xiAccess: number;
  /** Symbiotic Longevity Index, 0 to 1. */
  readonly sli: number;
  /** Path of the profile page, or null while there is no programme. */
  readonly path: `/bluezones/${string}` | null;
  /** The scores above that this site estimated. */
  readonly estimated: readonly HubScore[];
}
