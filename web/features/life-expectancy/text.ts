import type { PopulationSex } from '../../../domain/life-expectancy/abridged-life-table.ts';
import {
  isFiveYearMeasure,
  type LifeExpectancyMeasure,
} from '../../../domain/life-expectancy/life-expectancy-measures.ts';
import { formatPeriod, isProjectedYear, periodOfYear } from '../../../domain/life-expectancy/life-expectancy-record.ts';

interface MeasureWords {
  /** Label of the measure's button. */
  readonly name: string;
  /** Title of the map, the table and the chart. The sex and the year are added to it. */
  readonly title: string;
  readonly unit: string;
  readonly meaning: string;
}

export const measureText: Readonly<Record<LifeExpectancyMeasure, MeasureWords>> = {
  'at-birth': {
    name: 'At birth',
    title: 'Life expectancy at birth',
    unit: 'years',
    meaning: 'The years a newborn would live on average if the death rates of this one year held for a whole life.',
  },
  'at-65': {
    name: 'At 65',
    title: 'Years left at 65',
    unit: 'years',
    meaning:
      'How many more years a person aged 65 would live on average, at the death rates of five years taken together.',
  },
  'reach-90': {
    name: 'Chance to reach 90',
    title: 'Chance to reach 90, from birth',
    unit: 'of a hundred',
    meaning: 'Of a hundred people born, how many would reach 90 at the death rates of five years taken together.',
  },
  'women-minus-men': {
    name: 'Women minus men',
    title: 'Women’s life expectancy at birth minus men’s',
    unit: 'years',
    meaning: 'How many years longer women’s life expectancy is than men’s. Below zero, men’s is longer.',
  },
  gained: {
    name: 'Years gained',
    title: 'Years of life expectancy at birth gained',
    unit: 'years',
    meaning: 'The figure for the year shown minus the figure for the year it is compared with.',
  },
};

export const sexText: Readonly<Record<PopulationSex, string>> = { both: 'Both', women: 'Women', men: 'Men' };
const sexInTitle: Readonly<Record<PopulationSex, string>> = {
  both: 'women and men together',
  women: 'women',
  men: 'men',
};

/**
 * Formats the year or its five-year period for a title: "2023", "2020–2024". Projected years are marked as projections.
 */
function formatTitleYear(measure: LifeExpectancyMeasure, year: number): string {
  const when = isFiveYearMeasure(measure) ? formatPeriod(periodOfYear(year)) : String(year);
  return isProjectedYear(year) ? `${when} (projection, its median)` : when;
}

/** Formats the title of the map and the table: "Life expectancy at birth, women, 2060 (projection, its median)". */
export function formatViewTitle(view: {
  measure: LifeExpectancyMeasure;
  sex: PopulationSex;
  year: number;
  since: number;
}): string {
  const { measure, sex, year, since } = view;
  const parts = [
    measure === 'gained' ? `${measureText[measure].title} since ${since}` : measureText[measure].title,
    ...(measure === 'women-minus-men' ? [] : [sexInTitle[sex]]),
    formatTitleYear(measure, year),
  ];
  return parts.join(', ');
}

/** Formats a bound between two shades, in years or per hundred. `bound` is in tenths. */
export const formatShadeBound = (bound: number): string =>
  (bound / 10).toLocaleString('en', { maximumFractionDigits: 1 });

export const lifeExpectancyText = {
  tag: 'Life expectancy',
  title: 'Where people live long',
  lede: 'Every country and area with United Nations figures, for each year from 1950 to 2023 and projected to 2100.',
  measure: 'What is shown',
  sex: 'Sex',
  year: 'Year',
  typedYear: 'Type a year',
  since: 'Gained since',
  play: 'Play',
  pause: 'Pause',
  showHubs: 'Show the atlas’s hubs',
  loading: 'Loading…',
  failed: 'The figures did not load. Check your connection, then try again.',
  tryAgain: 'Try again',
  map: (title: string) => `World map: ${title}. The table below holds every figure.`,
  noFigure: 'no figure',
  noRow:
    'The UN’s tables used here have no row for it, so it has no shade, no line and no rank. Its page gives the figures there are and their source.',
  legend: 'Shade and how many countries and areas have it',
  places: 'countries and areas',
  borders:
    'Equal Earth projection; borders as Natural Earth draws them, disputed ones too. Somaliland is shaded with Somalia and Northern Cyprus with Cyprus, where the UN count them. Circles mark places too small to see. Antarctica is left out.',
  find: 'Find a country or area',
  choose: 'Choose…',
  close: 'Close',
  compare: 'Add to the chart',
  compared: 'In the chart',
  line: 'Line',
  removeColumn: 'Remove',
  remove: (name: string) => `Remove ${name} from the chart`,
  full: 'Six countries are in the chart. Remove one to add another.',
  wholePage: (name: string) => `All figures of ${name}`,
  chart: 'Lines since 1950',
  chartHint: 'Choose a country on the map or in the list, then add it to the chart: up to six, beside the world.',
  world: 'World',
  chartAfter:
    'After 2023 the line is the median of the UN’s projection, not a forecast; the bands cover 80% and 95% of its runs. This source gives no interval for estimates up to 2023.',
  chartPeriods: 'Each step covers five years, counted together. The source has no interval for this measure.',
  chartPlain: 'Calculated from the published figures of each year. The source has no interval for this measure.',
  projection: 'projection',
  events: 'What happened in years when a line falls',
  table: 'Every country and area',
  rank: 'Rank',
  group: 'Ranks within half a year',
  groupShare: 'Ranks within half a percentage point',
  name: 'Country or area',
  difference: 'Difference',
  rankNote:
    'Equal figures share a rank. Beside it are the ranks of all countries that differ by less than half a year or half a percentage point. That is too little to say which is ahead.',
  take: 'Download',
  saveTable: 'This table (CSV)',
  saveLines: 'The chart’s lines, all years (CSV)',
  savePicture: 'The map (SVG)',
  savePng: 'The map (PNG)',
  copy: 'Copy the address of this view',
  copied: 'Copied.',
  copyFailed: 'We could not copy the address. Copy it from your browser.',
  cite: 'How to cite',
  citeWords:
    'United Nations, World Population Prospects 2024, as shown by the Symbiotics Longevity Map, /life-expectancy.',
  pictureFailed: 'We could not make the picture. Save the map as SVG, or take a screenshot.',
  source: 'Source',
  sourceWords:
    'United Nations, Department of Economic and Social Affairs, Population Division: World Population Prospects 2024, licence CC BY 3.0 IGO. This site calculates years left and chances from the UN’s death rates, with an abridged life table.',
  how: 'How we calculate it',
} as const;
