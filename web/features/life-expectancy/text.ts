import type { LifeSex } from '../../../domain/life/abridged-life-table.ts';
import { isProjected, periodName, periodOf } from '../../../domain/life/life-story.ts';
import { isByPeriod, type LifeMeasure } from '../../../domain/life/measures.ts';

interface MeasureWords {
  /** On the button. */
  readonly name: string;
  /** At the head of map, table and chart, before sex and year. */
  readonly title: string;
  readonly unit: string;
  readonly meaning: string;
}

export const measureText: Readonly<Record<LifeMeasure, MeasureWords>> = {
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
    meaning: 'The years somebody aged 65 would still live on average, by the death rates of five years together.',
  },
  'reach-90': {
    name: 'Chance to reach 90',
    title: 'Chance to reach 90, from birth',
    unit: 'of a hundred',
    meaning: 'Of a hundred born, how many would reach 90 by the death rates of five years together.',
  },
  'women-minus-men': {
    name: 'Women minus men',
    title: 'Women’s life expectancy at birth minus men’s',
    unit: 'years',
    meaning: 'By how many years women’s life expectancy is above men’s. Below nought: men’s is above.',
  },
  gained: {
    name: 'Years gained',
    title: 'Years of life expectancy at birth gained',
    unit: 'years',
    meaning: 'The figure of the year shown less the figure of the year it is compared with.',
  },
};

export const sexText: Readonly<Record<LifeSex, string>> = { both: 'Both', women: 'Women', men: 'Men' };
const sexInTitle: Readonly<Record<LifeSex, string>> = { both: 'women and men together', women: 'women', men: 'men' };

/** The year of a measure as it stands in a title: "2023", "2020–2024", and whether it is projected. */
function yearWords(measure: LifeMeasure, year: number): string {
  const when = isByPeriod(measure) ? periodName(periodOf(year)) : String(year);
  return isProjected(year) ? `${when} (projection, its median)` : when;
}

/** What map and table show: "Life expectancy at birth, women, 2060 (projection, its median)". */
export function viewTitle(view: { measure: LifeMeasure; sex: LifeSex; year: number; since: number }): string {
  const { measure, sex, year, since } = view;
  const parts = [
    measure === 'gained' ? `${measureText[measure].title} since ${since}` : measureText[measure].title,
    ...(measure === 'women-minus-men' ? [] : [sexInTitle[sex]]),
    yearWords(measure, year),
  ];
  return parts.join(', ');
}

export const lifeText = {
  tag: 'Life expectancy',
  title: 'Where people live long',
  lede: 'Every country and area the United Nations publish, each year from 1950 to 2023, and their projection to 2100.',
  measure: 'What is shown',
  sex: 'Whom',
  year: 'Year',
  typedYear: 'Year, typed',
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
    'Equal Earth projection; borders as Natural Earth draws them, disputed ones too. Somaliland is shaded with Somalia and Northern Cyprus with Cyprus, where the UN count them. Circles stand for what is too small to see. Antarctica is left out.',
  find: 'Find a country or area',
  choose: 'Choose…',
  close: 'Close',
  compare: 'Add to the chart',
  compared: 'In the chart',
  remove: (name: string) => `Take ${name} out of the chart`,
  full: 'Six countries are in the chart. Take one out to add another.',
  wholePage: (name: string) => `All figures of ${name}`,
  chart: 'Lines since 1950',
  chartHint: 'Choose a country on the map or in the list, then add it to the chart: up to six, beside the world.',
  world: 'World',
  chartAfter:
    'After 2023 the line is the median of the UN’s projection, not a forecast; the bands hold 80 and 95 of a hundred of its runs. Estimates up to 2023 carry no interval in this source.',
  chartPeriods:
    'One step for every five years, which are counted together. The source has no interval for this measure.',
  chartPlain: 'Worked out from the printed figures of each year. The source has no interval for this measure.',
  projection: 'projection',
  events: 'What happened in years in which a line falls',
  table: 'Every country and area',
  rank: 'Rank',
  group: 'Within half a year of it',
  groupShare: 'Within half in a hundred of it',
  name: 'Country or area',
  difference: 'Difference',
  rankNote:
    'Equal figures share a rank. Beside it stand the ranks of all that differ by less than half a year (half in a hundred): too little to say who is before whom.',
  take: 'Take it along',
  saveTable: 'This table (CSV)',
  saveLines: 'The chart’s lines, all years (CSV)',
  savePicture: 'The map (SVG)',
  savePng: 'The map (PNG)',
  copy: 'Copy the address of this view',
  copied: 'Copied.',
  copyFailed: 'Could not copy. The address is the one your browser shows.',
  cite: 'To cite',
  citeWords:
    'United Nations, World Population Prospects 2024, as shown by the Symbiotics Longevity Map, /life-expectancy.',
  pictureFailed: 'The picture could not be made. Save the map as SVG, or take a screenshot.',
  source: 'Source',
  sourceWords:
    'United Nations, Department of Economic and Social Affairs, Population Division: World Population Prospects 2024, licence CC BY 3.0 IGO. Years left and chances are worked out by this site from the UN’s death rates, with an abridged life table.',
  how: 'How it is worked out',
} as const;
