import type { EvidenceKind } from '../../../../../content/place-profile.ts';
import { inLanguage } from '../../../../languages/localize-text.ts';

/** Texts of the comparison. They load together with its code. */
export const comparisonText = inLanguage('comparisonText', {
  label: 'Comparison of the chosen places',
  fact: 'Fact',
  facts: {
    kind: 'Kind of place',
    where: 'Where',
    sli: 'Symbiotic Longevity Index (SLI)',
    access: 'Access stability (Ξaccess)',
    life: 'Life expectancy at birth',
    population: 'Who the figure covers',
    year: 'Year of the figure',
    source: 'Source of the figure',
    office: 'By a statistics office',
    founding: 'In the original list',
    pillars: 'Key longevity pillars',
    profile: 'Profile',
  },
  lifeYears: (years: string) => `${years} years`,
  foundingYears: (years: string) => `${years} years, no known source (more in the profile)`,
  foundingSame: 'No other figure',
  world: (years: string, year: number) => `For the whole world it was ${years} years in ${year} (UN).`,
  noFigure: 'A missing figure does not mean zero. It means that we found no figure with a source for the place itself.',
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
    founding: 'original list',
    editorial: 'editorial judgement',
    general: 'general knowledge',
  } satisfies Record<EvidenceKind, string>,
  gradeOf: (grade: string, population: string) => `${grade}, of ${population}`,
  foundingScore: 'original list, no known method',
  estimatedScore: 'editorial estimate of this site',
  print: 'Print the comparison',
});
