import type { HubKind } from '../domain/hub/hub.ts';

interface HubKindName {
  readonly kind: HubKind;
  /** Short name for one place of this kind, for tables. */
  readonly name: string;
}

/** The kinds of place in the order in which pages list them: from the best documented to the least documented. */
export const hubKinds: readonly HubKindName[] = [
  { kind: 'validated-blue-zone', name: 'Blue zone on its researchers’ list' },
  { kind: 'cohort', name: 'Adventist cohort' },
  { kind: 'country-or-territory', name: 'Country or territory' },
  { kind: 'city', name: 'City' },
  { kind: 'programme-community', name: 'Programme community' },
  { kind: 'unaffiliated-community', name: 'Community, no programme found' },
];
