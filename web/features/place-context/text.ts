export const placeLocationText = {
  title: 'Where it is',
  alternative: (place: string, sheet: string) =>
    `A globe that shows ${place}, and a map of ${sheet} with ${place} marked.`,
} as const;

export const evidenceTableText = {
  title: 'What is measured and what is claimed',
  caption: 'The figures of this page, each with the kind of evidence behind it',
  figure: 'Figure, year and source',
  value: 'Value',
  grade: 'Evidence',
  key: 'The signs',
  more: 'How to read these figures:',
  methodology: 'methodology',
} as const;

export const trendText = {
  title: 'Life expectancy since 1950',
  world: 'World',
  unit: 'Years at birth',
  table: 'The figures as a table',
  year: 'Year',
  women: 'Women',
  men: 'Men',
  everyYear: 'A value for every year. The fine lines are women’s, above, and men’s, below.',
  countryPage: (population: string) => `Every year, women and men, and the projection: ${population}`,
  drawn: 'One point every ten years and one for 2023, joined by straight lines. Years between them are not shown.',
  scale: (lowest: number) => `The scale begins at ${lowest}, not at zero.`,
  source: 'Source:',
} as const;

export const similarPlacesText = {
  title: 'Places like this one',
  note: 'Chosen by distance, kind and score, by the same rule for every place. Distances are between the markers on the map.',
} as const;

export const pagerText = {
  label: 'Previous and next place',
  previous: 'Previous',
  next: 'Next',
  position: (position: number, count: number) => `${position} of ${count}`,
} as const;
