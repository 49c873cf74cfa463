import type { HubKind } from '../domain/hub/hub.ts';

interface HubKindName {
  readonly kind: HubKind;
  /** What one such place is called, in a few words that fit a table. */
  readonly name: string;
}

/** The kinds of place in the order in which lists show them: from the best attested to the least. */
export const hubKinds: readonly HubKindName[] = [
  { kind: 'validated-blue-zone', name: 'Blue zone on its researchers’ list' },
  { kind: 'cohort', name: 'Adventist cohort' },
  { kind: 'country-or-territory', name: 'Country or territory' },
  { kind: 'city', name: 'City' },
  { kind: 'programme-community', name: 'Programme community' },
  { kind: 'unaffiliated-community', name: 'Community, no programme found' },
];
