import type { Evidence } from '../place-profile.ts';
import type { LifeExpectancySourceKey } from './life-expectancy-sources.ts';

/** Whom a figure counts: the place itself, a region around it, or the whole country. */
export type LifeExpectancyScope = 'place' | 'region' | 'country';

export interface LifeExpectancy {
  readonly hubId: string;
  /** Years at birth, both sexes together, to one decimal. */
  readonly years: number;
  /** Where the source gives the sexes apart, both as it prints them; `years` is then their mean. */
  readonly bySex?: { readonly women: number; readonly men: number };
  /** The calendar year whose death rates it sums up. */
  readonly year: number;
  readonly scope: LifeExpectancyScope;
  /** The people counted, by the name of where they live: "Japan" for Okinawa. */
  readonly population: string;
  readonly source: LifeExpectancySourceKey;
  readonly evidence: Evidence;
  /** What a reader must know to read this one figure, in a few words; '' where nothing needs saying. */
  readonly note: string;
}

/** The year of every figure of the United Nations used here. */
const unYear = 2023;

function unFigure(hubId: string, population: string, years: number, scope: LifeExpectancyScope, note = '') {
  return { hubId, years, year: unYear, scope, population, source: 'un', evidence: 'official', note } as const;
}

const ofPlace = (hubId: string, population: string, years: number, note = '') =>
  unFigure(hubId, population, years, 'place', note);

const ofCountry = (hubId: string, population: string, years: number) => unFigure(hubId, population, years, 'country');

function ofHawaii(hubId: string) {
  const figure = { years: 79.9, year: 2021, scope: 'region', population: 'Hawaii, the whole state' } as const;
  return { hubId, ...figure, source: 'nchs', evidence: 'official', note: 'A year of the pandemic' } as const;
}

/**
 * The published life expectancy of each hub, where there is one that can be cited; one figure a hub, the United Nations' wherever they
 * have one of the place itself, so that places can be compared, else the place's own where one is published, else the country's. What
 * other offices count stands in official-figures.ts. A hub that is missing here has no citable figure at hand, and pages say so. The
 * figures of the founding list, which name no source, are not among these; where one differs, score-estimates.ts has it.
 */
export const lifeExpectancies: readonly LifeExpectancy[] = [
  {
    hubId: 'okinawa',
    years: 84.3,
    bySex: { women: 87.88, men: 80.73 },
    year: 2020,
    scope: 'place',
    population: 'Okinawa Prefecture',
    source: 'mhlw',
    evidence: 'official',
    note: 'Mean of the figures for women (87.88) and men (80.73)',
  },
  ofCountry('sardinia', 'Italy', 83.7),
  ofCountry('ikaria', 'Greece', 81.9),
  ofCountry('nicoya', 'Costa Rica', 80.8),
  {
    hubId: 'madrid',
    years: 86.1,
    year: 2023,
    scope: 'region',
    population: 'Community of Madrid',
    source: 'eurostat',
    evidence: 'official',
    note: '',
  },
  ofPlace('portugal', 'Portugal', 82.4),
  ofPlace('andorra', 'Andorra', 84.0, 'A small population: chance moves the figure'),
  ofPlace('monaco', 'Monaco', 86.4, 'A small population: chance moves the figure'),
  ofPlace('malta', 'Malta', 83.3),
  ofPlace('vatican-city', 'Vatican City', 83.0, 'A model output: hardly anyone is born here'),
  ofPlace('san-marino', 'San Marino', 85.7, 'A small population: chance moves the figure'),
  ofPlace('switzerland', 'Switzerland', 84.0),
  ofPlace('liechtenstein', 'Liechtenstein', 83.6, 'A small population: chance moves the figure'),
  ofPlace('luxembourg', 'Luxembourg', 82.2),
  ofPlace('ireland', 'Ireland', 82.4),
  ofPlace('iceland', 'Iceland', 82.7),
  ofPlace('sweden', 'Sweden', 83.3),
  ofPlace('norway', 'Norway', 83.3),
  ofPlace('french-polynesia', 'French Polynesia', 84.1, 'The territory’s own figures are lower'),
  ofPlace('hong-kong', 'Hong Kong', 85.5),
  ofPlace('south-korea', 'South Korea', 84.3),
  ofCountry('sydney', 'Australia', 83.9),
  ofPlace('reunion', 'Réunion', 83.5, 'Insee’s own figures are lower'),
  ofPlace('canada', 'Canada', 82.6),
  ofPlace('israel', 'Israel', 82.4),
  ofPlace('qatar', 'Qatar', 82.4, 'Most residents are migrants, who arrive healthy'),
  ofPlace('uae', 'United Arab Emirates', 82.9, 'Most residents are migrants, who arrive healthy'),
  ofPlace('singapore', 'Singapore', 83.7),
  ofHawaii('kauai'),
  ofHawaii('maui'),
  ofHawaii('oahu-honolulu'),
  {
    hubId: 'paris',
    years: 84.3,
    bySex: { women: 86.7, men: 82.0 },
    year: 2024,
    scope: 'place',
    population: 'Paris',
    source: 'ined',
    evidence: 'study',
    note: 'Mean of the figures for men (82.0) and women (86.7)',
  },
];

/** The same figure for everyone, to hold the others against. */
export const worldLifeExpectancy: Omit<LifeExpectancy, 'hubId' | 'scope' | 'bySex'> = {
  years: 73.2,
  year: unYear,
  population: 'World',
  source: 'un',
  evidence: 'official',
  note: '',
};
