import type { LongitudeLatitude } from '../geography/position.ts';

/** What kind of place a hub is. This determines how its figures may be interpreted. */
export type HubKind =
  | 'validated-blue-zone'
  | 'cohort'
  | 'country-or-territory'
  | 'city'
  | 'programme-community'
  | 'unaffiliated-community';

/** The two scores of a hub. A score that this site estimated must be shown as an estimate. */
export type HubScore = 'sli' | 'xiAccess';

export interface Hub {
  /** A key that never changes. It is the last part of `path` if there is one. */
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly country: string;
  readonly kind: HubKind;
  readonly coords: LongitudeLatitude;
  /** Ξaccess (access stability), from 0 to 1. */
  readonly xiAccess: number;
  /** Symbiotic Longevity Index, from 0 to 1. */
  readonly sli: number;
  /** Path of the hub's page; null if it has no page. */
  readonly path: `/bluezones/${string}` | null;
  /** Which of `sli` and `xiAccess` are estimates by this site. */
  readonly estimated: readonly HubScore[];
}
