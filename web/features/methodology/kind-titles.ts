import type { HubKind } from '../../../domain/hub/hub.ts';

/** Kinds of hub as headings of the table, in the order they stand there. */
export const kindTitles: readonly (readonly [kind: HubKind, title: string])[] = [
  ['validated-blue-zone', 'Blue zones on their researchers’ list'],
  ['cohort', 'A studied cohort'],
  ['country-or-territory', 'Countries and territories'],
  ['city', 'Cities'],
  ['programme-community', 'Communities with a programme'],
  ['unaffiliated-community', 'Places for which no programme link was found'],
];
