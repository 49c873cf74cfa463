export const whereaboutsText = {
  title: 'Where it lies',
  alternative: (place: string, sheet: string) =>
    `A globe turned to ${place}, and beside it a map of ${sheet} with ${place} marked.`,
} as const;

export const evidenceText = {
  title: 'What is measured, and what is claimed',
  caption: 'The figures of this page, each with the kind of evidence behind it',
  figure: 'Figure, year and source',
  value: 'Value',
  grade: 'Evidence',
  key: 'The signs',
  more: 'How to read them all:',
  methodology: 'methodology',
} as const;

export const lifeLineText = {
  title: 'Life expectancy since 1950',
  world: 'World',
  unit: 'Years at birth',
  table: 'The figures as a table',
  year: 'Year',
  women: 'Women',
  men: 'Men',
  everyYear: 'A value for every year. The fine lines are women’s, above, and men’s, below.',
  countryPage: (population: string) => `Every year, women and men, and the projection: ${population}`,
  drawn:
    'One point for every tenth year and one for 2023, joined by straight lines; what happened between is not drawn.',
  scale: (lowest: number) => `The scale begins at ${lowest}, not at zero.`,
  source: 'Source:',
} as const;

export const similarText = {
  title: 'Places like this one',
  note: 'Chosen by distance, kind and score, by one rule for all. Distances run between the markers of the map.',
} as const;

export const pagerText = {
  label: 'Previous and next place',
  previous: 'Previous',
  next: 'Next',
  position: (position: number, count: number) => `${position} of ${count}`,
} as const;
