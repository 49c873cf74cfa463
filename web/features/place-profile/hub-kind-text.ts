import type { HubKind } from '../../../domain/hub/hub.ts';

export interface HubKindDescription {
  readonly label: string;
  readonly meaning: string;
}

/**
 * Name of each kind of place, and what its figures can and cannot show. Only loaders import it, so that a page's data
 * contain only the text about its own kind.
 */
export const hubKindDescriptions: Readonly<Record<HubKind, HubKindDescription>> = {
  'validated-blue-zone': {
    label: 'Blue zone on its researchers’ list',
    meaning:
      'One of the four zones whose ages the blue-zone researchers say they have validated. Other demographers dispute such records; both sides are in the methodology.',
  },
  cohort: {
    label: 'A studied community',
    meaning:
      'Known from a study of a religious community rather than from the records of a whole population, and not on the blue-zone researchers’ list.',
  },
  'country-or-territory': {
    label: 'Country or territory',
    meaning:
      'A whole population. Life expectancy is the UN estimate and, where we found one, the official national figure.',
  },
  city: {
    label: 'City',
    meaning:
      'A city, often with figures only for its region or country. The two scores are judgements, not measurements.',
  },
  'programme-community': {
    label: 'Programme community',
    meaning:
      'A place that runs or ran a community health programme. That is not proof of longer lives, and much of what is reported comes from the programme itself.',
  },
  'unaffiliated-community': {
    label: 'Community without a known programme',
    meaning:
      'Part of the original list, though we found no health programme of the kind the list describes. Read its score as an opinion: no method is known for it.',
  },
};
