export const methodologyText = {
  tag: 'How we know',
  title: 'Methodology',
  lede: 'Where every number on this map comes from, and how far you can trust it.',
  contents: 'Contents',
  note: 'Note',
  line: {
    spoken: 'S L I equals 0.86 plus 0.02 times, in brackets, life expectancy minus 82. Life expectancy in years.',
    example: 'Portugal, 82.4 years: 0.86 + 0.02 × 0.4 = 0.868, shown as 87%.',
  },
  estimates: {
    caption: 'Estimated SLIs and the life expectancy each was calculated from',
    place: 'Place',
    years: 'Years',
    origin: 'Figure',
    sli: 'SLI',
  },
  access: {
    caption: 'Ranges of the estimated Ξaccess, and the hubs in each',
    kind: 'Kind of place',
    range: 'Range',
    hubs: 'Hubs',
  },
  scores: {
    caption:
      'SLI and Ξaccess of all hubs; “est.” marks an estimate of this site, “n.m.” a score of the original list, no known method',
    hub: 'Hub',
    sli: 'SLI',
    access: 'Ξaccess',
    estimatedMark: 'est.',
    estimated: 'estimated',
    foundingMark: 'n.m.',
    founding: 'original list, no known method',
  },
  differing: {
    caption: 'Life expectancy in years: the original list and the UN’s estimate, where they differ',
    place: 'Place',
    shown: 'Original list, no known source',
    un: 'UN, 2023',
    other: 'Also published',
    none: 'None found',
  },
} as const;
