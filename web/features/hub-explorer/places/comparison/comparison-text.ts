import type { Evidence } from '../../../../../content/place-profile.ts';
import { inLanguage } from '../../../../languages/in-language.ts';

/** Every sentence of the comparison itself; it comes with it. */
export const comparisonText = inLanguage('comparisonText', {
  label: 'Comparison of the chosen places',
  fact: 'Fact',
  facts: {
    kind: 'Kind of place',
    where: 'Where',
    sli: 'Symbiotic Longevity Index (SLI)',
    access: 'Access stability (Ξaccess)',
    life: 'Life expectancy at birth',
    population: 'Whom the figure counts',
    year: 'Year of the figure',
    source: 'Source of the figure',
    office: 'By a statistics office',
    founding: 'In the founding list',
    pillars: 'Key longevity pillars',
    profile: 'Profile',
  },
  lifeYears: (years: string) => `${years} years`,
  foundingYears: (years: string) => `${years} years, no source known; the profile shows it`,
  foundingSame: 'No other figure',
  world: (years: string, year: number) => `For the whole world it was ${years} years in ${year} (UN).`,
  noFigure: 'Where a figure is missing, none for the place itself could be cited. It is not zero.',
  scopes: {
    place: 'the place itself',
    region: 'a wider region',
    country: 'the whole country',
  },
  grades: {
    measured: 'Measured',
    judged: 'Not measured',
  },
  evidence: {
    official: 'official statistics',
    study: 'published study',
    programme: 'reported by the programme',
    founding: 'founding list',
    editorial: 'editorial judgement',
    general: 'general knowledge',
  } satisfies Record<Evidence, string>,
  gradeOf: (grade: string, population: string) => `${grade}, of ${population}`,
  foundingScore: 'founding list, no method known',
  estimatedScore: 'editorial estimate of this site',
  print: 'Print the comparison',
});
