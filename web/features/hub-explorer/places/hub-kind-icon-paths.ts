import type { HubKind } from '../../../../domain/hub/hub.ts';

/**
 * SVG path of the shape for each kind of place, in a square of 12 by 12 units. The shapes differ from those of the
 * index bands, which appear beside them.
 */
export const hubKindIconPaths: Readonly<Record<HubKind, string>> = {
  'validated-blue-zone': 'M6 .4 7.5 4.2 11.6 4.4 8.4 7 9.5 11 6 8.7 2.5 11 3.6 7 .4 4.4 4.5 4.2z',
  cohort: 'M4.5 1h3v3.5H11v3H7.5V11h-3V7.5H1v-3h3.5z',
  'country-or-territory': 'M6 1.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9z',
  city: 'M1.75 1.75h8.5v8.5h-8.5z',
  'programme-community': 'M6 10.8.9 1.8h10.2z',
  'unaffiliated-community':
    'M2.9 1.2 6 4.3 9.1 1.2 10.8 2.9 7.7 6 10.8 9.1 9.1 10.8 6 7.7 2.9 10.8 1.2 9.1 4.3 6 1.2 2.9z',
};
