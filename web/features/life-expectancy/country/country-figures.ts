import { decodeDeltaSeries } from '../../../../domain/life-expectancy/delta-series.ts';
import { formatMeasureValue } from '../../../../domain/life-expectancy/life-expectancy-measures.ts';
import {
  firstSeriesYear,
  formatPeriod,
  type LifeExpectancyRecord,
  lastEstimateYear,
  periodOfYear,
} from '../../../../domain/life-expectancy/life-expectancy-record.ts';
import type { ChartLine } from '../chart/life-expectancy-chart-geometry.ts';
import { lifeExpectancyText } from '../text.ts';

/** A country's life expectancies in one year. All values are in tenths of a year. */
export interface DecadeRow {
  readonly year: number;
  readonly both: number;
  readonly women: number;
  readonly men: number;
  /** Change since the previous row, or null in the first row. */
  readonly gained: number | null;
}

const decades = [1950, 1960, 1970, 1980, 1990, 2000, 2010, 2020, lastEstimateYear] as const;

/** Returns a row for every tenth year and one for the last estimate. */
export function buildDecadeRows(record: LifeExpectancyRecord): readonly DecadeRow[] {
  const [both, women, men] = [record.atBirth.both, record.atBirth.women, record.atBirth.men].map(decodeDeltaSeries);
  return decades.map((year, at) => {
    const before = decades[at - 1];
    const value = (series: readonly number[] | undefined, one: number) => series?.[one - firstSeriesYear] ?? 0;
    return {
      year,
      both: value(both, year),
      women: value(women, year),
      men: value(men, year),
      gained: before === undefined ? null : value(both, year) - value(both, before),
    };
  });
}

export interface LifeTableRow {
  readonly what: string;
  readonly both: string;
  readonly women: string;
  readonly men: string;
}

const figures = [
  ['at65', 'Years left at 65'],
  ['at80', 'Years left at 80'],
  ['reach65', 'Of a hundred born, reach 65'],
  ['reach90', 'Of a hundred born, reach 90'],
  ['from65to90', 'Of a hundred aged 65, reach 90'],
] as const;

/** Returns figures from the life table of the latest five-year period. */
export function buildLifeTableRows(record: LifeExpectancyRecord): readonly LifeTableRow[] {
  const period = periodOfYear(lastEstimateYear);
  return figures.map(([field, what]) => {
    const value = (series: string) => formatMeasureValue(decodeDeltaSeries(series)[period] ?? 0);
    return { what, both: value(record[field].both), women: value(record[field].women), men: value(record[field].men) };
  });
}

export const latestPeriod = formatPeriod(periodOfYear(lastEstimateYear));

/**
 * Returns four lines for the chart: the world's, the country's for both sexes with its projection bounds, women's and
 * men's.
 */
export function buildCountryChartLines(
  record: LifeExpectancyRecord,
  name: string,
  worldLine: string,
): readonly ChartLine[] {
  const line = (code: string, label: string, series: string, bounds: ChartLine['bounds'] = []): ChartLine => ({
    code,
    name: label,
    values: decodeDeltaSeries(series),
    bounds,
  });
  const bounds = [...record.within80.both, ...record.within95.both].map(decodeDeltaSeries);
  return [
    line('WORLD', lifeExpectancyText.world, worldLine),
    line(record.code, name, record.atBirth.both, bounds),
    line('women', 'Women', record.atBirth.women),
    line('men', 'Men', record.atBirth.men),
  ];
}

/**
 * Returns two lines for the chart: the world's, and one that has values only in some years. `figures` are in years, and
 * the lines' values are in tenths of a year.
 */
export function buildSparseChartLines(
  name: string,
  figures: readonly { readonly year: number; readonly years: number }[],
  worldLine: string,
): readonly ChartLine[] {
  const world = decodeDeltaSeries(worldLine);
  const values = world.map((_, at) => {
    const figure = figures.find(({ year }) => year === firstSeriesYear + at);
    return figure === undefined ? null : Math.round(figure.years * 10);
  });
  return [
    { code: 'WORLD', name: lifeExpectancyText.world, values: world, bounds: [] },
    { code: name, name, values, bounds: [] },
  ];
}
