import { decodeDeltaSeries } from '../../../../domain/life-expectancy/delta-series.ts';
import { formatMeasureValue } from '../../../../domain/life-expectancy/life-expectancy-measures.ts';
import {
  firstSeriesYear,
  formatPeriod,
  type LifeExpectancyRecord,
  lastEstimateYear,
  lastSeriesYear,
  periodOfYear,
} from '../../../../domain/life-expectancy/life-expectancy-record.ts';
import type { RankWithTolerance } from '../../../../domain/life-expectancy/rank-with-tolerance.ts';

/** Formats a rank: "Rank 4 of 236 by life expectancy at birth; all within half a year of it hold ranks 4 to 6." */
export function formatRank({ rank, isShared, from, to }: RankWithTolerance, count: number): string {
  const place = `${isShared ? 'Shares rank' : 'Rank'} ${rank} of ${count} by life expectancy at birth`;
  return from === to
    ? `${place}; no other is within half a year of it.`
    : `${place}; all within half a year of it hold ranks ${from} to ${to}.`;
}

/** Formats the latest figures: "84.7 years in 2023: women 87.7, men 81.7." */
function formatAtBirth(record: LifeExpectancyRecord): string {
  const at = lastEstimateYear - firstSeriesYear;
  const [both = 0, women = 0, men = 0] = [record.atBirth.both, record.atBirth.women, record.atBirth.men].map(
    (series) => decodeDeltaSeries(series)[at],
  );
  return `${formatMeasureValue(both)} years in ${lastEstimateYear}: women ${formatMeasureValue(women)}, men ${formatMeasureValue(men)}.`;
}

/**
 * Formats thousandths as a number of people out of a hundred. Numbers from ten up are rounded to whole numbers, and
 * smaller ones have one decimal: "40", "0.2".
 */
const formatOfHundred = (thousandths: number) =>
  thousandths < 100 ? formatMeasureValue(thousandths) : String(Math.round(thousandths / 10));

/**
 * Formats figures for later ages: "At the death rates of 2020–2024, people aged 65 live 22.4 more years on average, and
 * 40 of a hundred born would reach 90."
 */
function formatLaterAges(record: LifeExpectancyRecord): string {
  const period = periodOfYear(lastEstimateYear);
  const value = (series: string) => decodeDeltaSeries(series)[period] ?? 0;
  const left = formatMeasureValue(value(record.at65.both));
  return `At the death rates of ${formatPeriod(period)}, people aged 65 live ${left} more years on average, and ${formatOfHundred(value(record.reach90.both))} of a hundred born would reach 90.`;
}

/** Describes the largest fall from one year to the next, or says that there was none of two years or more. */
function formatLargestFall(record: LifeExpectancyRecord): string {
  const values = decodeDeltaSeries(record.atBirth.both).slice(0, lastEstimateYear - firstSeriesYear + 1);
  const falls = values.map((value, at) => (at === 0 ? 0 : value - (values[at - 1] ?? value)));
  const least = Math.min(...falls);
  const year = firstSeriesYear + falls.indexOf(least);
  return least > -20
    ? 'In no year since 1950 did it fall by two years or more.'
    : `Its sharpest fall was from ${formatMeasureValue(values[year - 1 - firstSeriesYear] ?? 0)} in ${year - 1} to ${formatMeasureValue(values[year - firstSeriesYear] ?? 0)} in ${year}.`;
}

/** Formats the change since the first year: "In 1950 it was 59.3, in 2023 84.7: 25.4 more." */
function formatChange(record: LifeExpectancyRecord): string {
  const values = decodeDeltaSeries(record.atBirth.both);
  const [first = 0, last = 0] = [values[0], values[lastEstimateYear - firstSeriesYear]];
  const change = last - first;
  const words = change < 0 ? `${formatMeasureValue(-change)} fewer` : `${formatMeasureValue(change)} more`;
  return `In ${firstSeriesYear} it was ${formatMeasureValue(first)}, in ${lastEstimateYear} ${formatMeasureValue(last)}: ${words}.`;
}

/** Describes the range of the UN's projection in its last year. */
function formatProjection(record: LifeExpectancyRecord): string {
  const at = lastSeriesYear - firstSeriesYear;
  const median = decodeDeltaSeries(record.atBirth.both)[at] ?? 0;
  const [below = [], above = []] = record.within95.both.map(decodeDeltaSeries);
  return `For ${lastSeriesYear} the median of the UN’s projection is ${formatMeasureValue(median)}; 95 of a hundred of its runs lie between ${formatMeasureValue(median - (below.at(-1) ?? 0))} and ${formatMeasureValue(median + (above.at(-1) ?? 0))}. A median is not a forecast.`;
}

/** Writes the sentences at the top of a country's page from its figures. */
export const summarizeCountry = (
  record: LifeExpectancyRecord,
  rank: RankWithTolerance,
  count: number,
): readonly string[] => [
  `${formatAtBirth(record)} ${formatLaterAges(record)}`,
  formatRank(rank, count),
  `${formatChange(record)} ${formatLargestFall(record)}`,
  formatProjection(record),
];

/**
 * Returns a note about the five-year periods whose life table and yearly figures disagree, or null if there are none.
 */
export function formatUnevenPeriods(record: LifeExpectancyRecord): string | null {
  const named = record.uneven.filter((period) => period <= periodOfYear(lastEstimateYear)).map(formatPeriod);
  if (named.length === 0) return null;
  return `In ${named.join(', ')} the life table of the five years together and the mean of the UN’s five yearly figures are more than half a year apart: the years were unequal, or death rates changed within an age group. Treat the years left and the chances for these five years as rough.`;
}
