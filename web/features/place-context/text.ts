import type { Evidence } from '../../../content/place-profile.ts';
import type { HubKind } from '../../../domain/hub/hub.ts';
import type { HubSetting } from '../../../domain/hub/similar-hubs.ts';
import type { PlaceLifeLine, SimilarPlace } from './place-context.ts';

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

/** Each grade of evidence by name, and what it means. */
export const gradeText: Readonly<Record<Evidence, { name: string; meaning: string }>> = {
  official: {
    name: 'Official statistics',
    meaning: 'Counted or modelled by a statistics office or the United Nations.',
  },
  study: {
    name: 'Published study',
    meaning: 'Found in research, a survey or a ranking, with the limits of its method.',
  },
  programme: {
    name: 'Programme-reported',
    meaning: 'Told by the programme or the place about itself; we found no outside check.',
  },
  founding: {
    name: 'Founding list',
    meaning: 'Given by the list this map began with. No method, year or source is known.',
  },
  editorial: { name: 'Editorial judgement', meaning: 'Set by the editors of this site. No measurement.' },
  general: { name: 'General knowledge', meaning: 'Widely known, without a source at hand.' },
};

/** Some names take an article inside a sentence. */
const inSentence = (name: string) =>
  /^(United|Beach|Iowa Lakes|Walla Walla|Upper Napa)/.test(name) ? `the ${name}` : name;

const apart = (years: number) => Math.abs(years).toFixed(1);
const side = (years: number) => (years < 0 ? 'below' : 'above');

export const lifeLineText = {
  title: 'Life expectancy since 1950',
  world: 'World',
  unit: 'Years at birth',
  table: 'The figures as a table',
  year: 'Year',
  drawn:
    'One point for every tenth year and one for 2023, joined by straight lines; what happened between is not drawn.',
  scale: (lowest: number) => `The scale begins at ${lowest}, not at zero.`,
  source: 'Source:',
  scope: ({ scope, place, population }: PlaceLifeLine) =>
    scope === 'place'
      ? `One line is that of ${inSentence(population)}, the other the world’s.`
      : `This series counts whole countries. The line is that of ${inSentence(population)}, not of ${inSentence(place)} alone.`,
  gap: (first: number, last: number) =>
    side(first) === side(last)
      ? `In 1950 it stood ${apart(first)} years ${side(first)} the world’s, in 2023 ${apart(last)}.`
      : `In 1950 it stood ${apart(first)} years ${side(first)} the world’s, in 2023 ${apart(last)} ${side(last)} it.`,
  otherFigure: (value: string) =>
    `The ${value} years at the head of this page are the founding list’s; no source for them is known.`,
  finalCount: (year: number, years: number, drawn: number) =>
    `For ${year} the line ends at ${drawn.toFixed(1)}, an estimate made before all deaths were counted. The final count of the country itself is ${years.toFixed(1)}:`,
  spoken: (population: string, values: readonly number[], world: readonly number[]) =>
    `Life expectancy at birth, 1950 to 2023. ${population}: from ${values.at(0)?.toFixed(1)} to ${values.at(-1)?.toFixed(1)} years. World: from ${world.at(0)?.toFixed(1)} to ${world.at(-1)?.toFixed(1)} years.`,
} as const;

const kindPhrases: Readonly<Record<HubKind, string>> = {
  'validated-blue-zone': 'Another blue zone on its researchers’ list',
  cohort: 'Another studied community',
  'country-or-territory': 'Another country or territory',
  city: 'Another city',
  'programme-community': 'Another programme community',
  'unaffiliated-community': 'Another community without a known programme',
};

const settingPhrases: Readonly<Record<HubSetting, string>> = {
  island: 'Also an island',
  'small-state': 'Also a very small state',
};

/** For whole numbers below a million. By hand, for the first number a browser formats by its locale costs a telephone 50 ms while the page begins to answer. */
const groupThousands = (kilometres: number) => String(kilometres).replace(/\B\d{3}$/, ',$&');

/** Whole kilometres below a hundred, tens of them beyond: a marker is no more exact than that. */
function inKilometres(distanceKm: number): string {
  const rounded = distanceKm < 100 ? Math.round(distanceKm) : Math.round(distanceKm / 10) * 10;
  return `${groupThousands(rounded)}\u00A0km`;
}

/** Why a place stands among those like another, in a few words. */
export function likenessReason({ likeness, distanceKm, sharedSetting, sharedKind }: SimilarPlace): string {
  const away = `${inKilometres(distanceKm)} away`;
  if (likeness === 'nearest' && sharedSetting !== null)
    return `${settingPhrases[sharedSetting]}, and the nearest: ${away}`;
  if (likeness === 'nearest') return `The nearest place on the map, ${away}`;
  if (likeness === 'setting' && sharedSetting !== null) return `${settingPhrases[sharedSetting]}, ${away}`;
  if (likeness === 'score' && sharedKind !== null) return `${kindPhrases[sharedKind]}, its SLI within 2 points`;
  if (likeness === 'kind' && sharedKind !== null) return `${kindPhrases[sharedKind]}, ${away}`;
  return `The next nearest, ${away}`;
}

export const similarText = {
  title: 'Places like this one',
  note: 'Chosen by distance, kind and score, by one rule for all. Distances run between the markers of the map.',
} as const;

export const pagerText = {
  label: 'Previous and next place',
  previous: 'Previous',
  next: 'Next',
  position: (position: number, count: number) => `${position} of ${count}, in the order of the founding list`,
} as const;
