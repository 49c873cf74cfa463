import type { LifeSex } from './abridged-life-table.ts';
import { firstYear, periodOf } from './life-story.ts';

export type LifeMeasure = 'at-birth' | 'at-65' | 'reach-90' | 'women-minus-men' | 'gained';

export const lifeMeasures: readonly LifeMeasure[] = ['at-birth', 'at-65', 'reach-90', 'women-minus-men', 'gained'];

/** Series files from which a measure is calculated. */
export type SeriesFile = 'at-birth' | 'at-65' | 'reach-90';

export const seriesFileOf = (measure: LifeMeasure): SeriesFile =>
  measure === 'at-65' || measure === 'reach-90' ? measure : 'at-birth';

/** Whether a measure is in thousandths of people, not tenths of a year. */
export const isShare = (measure: LifeMeasure): boolean => measure === 'reach-90';

/** Whether a measure covers five years together. */
export const isByPeriod = (measure: LifeMeasure): boolean => seriesFileOf(measure) !== 'at-birth';

/**
 * Lower bounds of the shade bands after the first, in the measure's unit: tenths of a year, or thousandths. The same
 * for all years, so that they are comparable.
 */
export const bandBounds: Readonly<Record<LifeMeasure, readonly number[]>> = {
  'at-birth': [400, 500, 550, 600, 650, 700, 750, 800, 850],
  'at-65': [100, 120, 140, 160, 180, 200, 220, 240, 260],
  'reach-90': [10, 25, 50, 100, 150, 200, 300, 400, 500],
  'women-minus-men': [0, 10, 20, 30, 40, 50, 60, 80, 100],
  gained: [0, 20, 50, 100, 150, 200, 250, 300, 400],
};

/** The shade band of a value, from 0 up. */
export function bandOf(measure: LifeMeasure, value: number): number {
  return bandBounds[measure].filter((bound) => value >= bound).length;
}

/** The available series of one population, by sex. */
export type SeriesBySex = Readonly<Partial<Record<LifeSex, readonly number[]>>>;

export interface MeasuredAt {
  readonly measure: LifeMeasure;
  readonly sex: LifeSex;
  readonly year: number;
  /** The base year for years gained. */
  readonly since: number;
}

/**
 * A population's value in tenths of a year or thousandths, from the series of the measure's file. Differences are
 * computed from the printed figures, rounded to a tenth. Undefined if a series is missing.
 */
export function measured(series: SeriesBySex, { measure, sex, year, since }: MeasuredAt): number | undefined {
  const place = isByPeriod(measure) ? periodOf(year) : year - firstYear;
  if (measure === 'women-minus-men') return difference(series.women?.[place], series.men?.[place]);
  const value = series[sex]?.[place];
  return measure === 'gained' ? difference(value, series[sex]?.[since - firstYear]) : value;
}

function difference(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : one - other;
}

/** A value for display: "84.7", "−1.2", or "40.1" per hundred. */
export function formatLifeValue(value: number): string {
  const text = (Math.abs(value) / 10).toFixed(1);
  return value < 0 ? `−${text}` : text;
}
