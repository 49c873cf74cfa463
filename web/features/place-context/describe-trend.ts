import type { HubLifeExpectancySeries } from '../../../content/place-facts.ts';
import type { CitableSource, EvidenceKind } from '../../../content/place-profile.ts';
import type { HubKind } from '../../../domain/hub/hub.ts';
import type { HubLandscape, SimilarHub } from '../../../domain/hub/similar-hubs.ts';
import type { EvidenceGrade, PlaceTrend } from './place-context.ts';
import { computeTrendDrawing, type TrendSeries } from './trend-chart-geometry.ts';

/**
 * Only loaders import this module, and they run at build time. A page's data therefore contain only the texts that it
 * shows.
 */

const gradeText: Readonly<Record<EvidenceKind, { name: string; meaning: string }>> = {
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
    meaning: 'Reported by the programme or the place itself; we found no outside check.',
  },
  founding: {
    name: 'Original list',
    meaning: 'Given by the list this map began with. No method, year or source is known.',
  },
  editorial: { name: 'Editorial judgement', meaning: 'Our own judgement, not a measurement.' },
  general: { name: 'General knowledge', meaning: 'Widely known; we give no source.' },
};

/** The kinds of evidence, with the strongest first. */
const gradeOrder: readonly EvidenceKind[] = ['official', 'study', 'programme', 'founding', 'editorial', 'general'];

/** Returns the kinds of evidence of the given figures, with their names and meanings. */
export const findEvidenceGrades = (figures: readonly { readonly evidence: EvidenceKind }[]): readonly EvidenceGrade[] =>
  gradeOrder
    .filter((grade) => figures.some(({ evidence }) => evidence === grade))
    .map((evidence) => ({ evidence, ...gradeText[evidence] }));

/** Everything needed to draw and describe the life expectancy of a place over time. */
export interface TrendFacts extends Pick<HubLifeExpectancySeries, 'population' | 'scope'>, TrendSeries {
  readonly place: string;
  /** A warning without which the line would be misread, or ''. */
  readonly caveat: string;
  /**
   * The final figure of the statistics office for the line's last year. It is null if the line already includes it or
   * none is known.
   */
  readonly finalCount: { readonly year: number; readonly years: number; readonly source: CitableSource } | null;
  readonly source: Omit<CitableSource, 'year'>;
  /** Path of the country's page with the figures of every year, or null if there is none. */
  readonly countryPage: string | null;
}

/** Returns the drawing of a life expectancy over time and the texts that explain it. */
export function describeTrend(facts: TrendFacts): PlaceTrend {
  const { population, own, world, women, men, caveat, finalCount, source, countryPage } = facts;
  const gap = (at: number) => (own.at(at) ?? 0) - (world.at(at) ?? 0);
  const drawn = own.at(-1)?.toFixed(1);
  return {
    population,
    drawing: computeTrendDrawing(facts),
    source,
    countryPage,
    paragraphs: [
      { text: `${scopeSentence(facts)} ${gapSentence(gap(0), gap(-1))}` },
      ...(women === undefined || men === undefined
        ? []
        : [{ text: `In 2023: women ${women.at(-1)?.toFixed(1)}, men ${men.at(-1)?.toFixed(1)}.` }]),
      ...(caveat === '' ? [] : [{ text: `${caveat}.` }]),
      ...(finalCount === null
        ? []
        : [
            {
              text: `For ${finalCount.year} the line ends at ${drawn}, an estimate made before all deaths were counted. The country’s own final count is ${finalCount.years.toFixed(1)}:`,
              source: { name: finalCount.source.publisher, url: finalCount.source.url },
            },
          ]),
    ],
    spoken: `Life expectancy at birth, 1950 to 2023. ${population}: ${span(own)}. World: ${span(world)}.${spokenSexes(facts)}`,
  };
}

const span = (values: readonly number[]) => `from ${values.at(0)?.toFixed(1)} to ${values.at(-1)?.toFixed(1)} years`;

const spokenSexes = ({ women, men }: TrendSeries) =>
  women === undefined || men === undefined ? '' : ` Women: ${span(women)}. Men: ${span(men)}.`;

/** Adds the article "the" to names that need it within a sentence. */
const withArticle = (name: string) =>
  /^(United|Beach|Iowa Lakes|Walla Walla|Upper Napa)/.test(name) ? `the ${name}` : name;

const apart = (years: number) => Math.abs(years).toFixed(1);
const side = (years: number) => (years < 0 ? 'below' : 'above');

function scopeSentence({ scope, place, population }: TrendFacts): string {
  return scope === 'place'
    ? `One line is for ${withArticle(population)}, the other for the world.`
    : `This series counts whole countries. The line is for ${withArticle(population)}, not for ${withArticle(place)} alone.`;
}

const gapSentence = (first: number, last: number) =>
  side(first) === side(last)
    ? `In 1950 life expectancy was ${apart(first)} years ${side(first)} the world’s, in 2023 ${apart(last)}.`
    : `In 1950 life expectancy was ${apart(first)} years ${side(first)} the world’s, in 2023 ${apart(last)} ${side(last)} it.`;

const kindPhrases: Readonly<Record<HubKind, string>> = {
  'validated-blue-zone': 'Another blue zone on its researchers’ list',
  cohort: 'Another studied community',
  'country-or-territory': 'Another country or territory',
  city: 'Another city',
  'programme-community': 'Another programme community',
  'unaffiliated-community': 'Another community without a known programme',
};

const settingPhrases: Readonly<Record<HubLandscape, string>> = {
  island: 'Also an island',
  'small-state': 'Also a very small state',
};

/** Inserts a thousands separator. Works only for integers below a million. */
const groupThousands = (kilometres: number) => String(kilometres).replace(/\B\d{3}$/, ',$&');

/**
 * Formats a distance. Below a hundred kilometres it is rounded to whole kilometres, and above to tens, because the
 * positions of markers are not more precise.
 */
function formatKilometres(distanceKm: number): string {
  const rounded = distanceKm < 100 ? Math.round(distanceKm) : Math.round(distanceKm / 10) * 10;
  return `${groupThousands(rounded)}\u00A0km`;
}

/** Says briefly why a place is similar. */
export function formatSimilarityReason({
  likeness,
  distanceKm,
  sharedSetting,
  sharedKind,
}: Omit<SimilarHub, 'hub'>): string {
  const away = `${formatKilometres(distanceKm)} away`;
  if (likeness === 'nearest' && sharedSetting !== null)
    return `${settingPhrases[sharedSetting]}, and the nearest: ${away}`;
  if (likeness === 'nearest') return `The nearest place on the map, ${away}`;
  if (likeness === 'setting' && sharedSetting !== null) return `${settingPhrases[sharedSetting]}, ${away}`;
  if (likeness === 'score' && sharedKind !== null) return `${kindPhrases[sharedKind]}, its SLI within 2 points`;
  if (likeness === 'kind' && sharedKind !== null) return `${kindPhrases[sharedKind]}, ${away}`;
  return `The next nearest, ${away}`;
}
