import type { PopulationSex } from './abridged-life-table.ts';
import { firstSeriesYear, periodOfYear } from './life-expectancy-record.ts';

export type LifeExpectancyMeasure = 'at-birth' | 'at-65' | 'reach-90' | 'women-minus-men' | 'gained';

export const lifeExpectancyMeasures: readonly LifeExpectancyMeasure[] = [
  'at-birth',
  'at-65',
  'reach-90',
  'women-minus-men',
  'gained',
];

/** Names of the files with the series from which measures are calculated. */
export type SeriesFile = 'at-birth' | 'at-65' | 'reach-90';

export const seriesFileOf = (measure: LifeExpectancyMeasure): SeriesFile =>
  measure === 'at-65' || measure === 'reach-90' ? measure : 'at-birth';

/** Whether a measure counts thousandths of people; all others are in tenths of a year. */
export const isMeasuredInThousandths = (measure: LifeExpectancyMeasure): boolean => measure === 'reach-90';

/** Whether a measure has one value for each period of five years; all others have one for each year. */
export const isFiveYearMeasure = (measure: LifeExpectancyMeasure): boolean => seriesFileOf(measure) !== 'at-birth';

/**
 * The lowest value of each shade on the map, except the first one; in tenths of a year or in thousandths. The shades
 * are the same for all years, so that years can be compared.
 */
export const shadeBandBounds: Readonly<Record<LifeExpectancyMeasure, readonly number[]>> = {
  'at-birth': [400, 500, 550, 600, 650, 700, 750, 800, 850],
  'at-65': [100, 120, 140, 160, 180, 200, 220, 240, 260],
  'reach-90': [10, 25, 50, 100, 150, 200, 300, 400, 500],
  'women-minus-men': [0, 10, 20, 30, 40, 50, 60, 80, 100],
  gained: [0, 20, 50, 100, 150, 200, 250, 300, 400],
};

/** Returns the index of the shade for a value, from 0. */
export function shadeBandOf(measure: LifeExpectancyMeasure, value: number): number {
  return shadeBandBounds[measure].filter((bound) => value >= bound).length;
}

/** The loaded series of one population, by sex. */
export type SeriesBySex = Readonly<Partial<Record<PopulationSex, readonly number[]>>>;

export interface MeasureSelection {
  readonly measure: LifeExpectancyMeasure;
  readonly sex: PopulationSex;
  readonly year: number;
  /** For 'gained': the year from which gained years are counted. */
  readonly since: number;
}

/**
 * Calculates a measure's value for one population, in tenths of a year or in thousandths. Differences result from the
 * published figures, which are rounded to tenths. Undefined if a series is missing.
 */
export function computeMeasureValue(
  series: SeriesBySex,
  { measure, sex, year, since }: MeasureSelection,
): number | undefined {
  const place = isFiveYearMeasure(measure) ? periodOfYear(year) : year - firstSeriesYear;
  if (measure === 'women-minus-men') return difference(series.women?.[place], series.men?.[place]);
  const value = series[sex]?.[place];
  return measure === 'gained' ? difference(value, series[sex]?.[since - firstSeriesYear]) : value;
}

function difference(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : one - other;
}

/** Formats a value as years or as a number per hundred people: "84.7", "−1.2". */
export function formatMeasureValue(value: number): string {
  const text = (Math.abs(value) / 10).toFixed(1);
  return value < 0 ? `−${text}` : text;
}
