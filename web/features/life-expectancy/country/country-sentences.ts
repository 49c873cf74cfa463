import { readSeries } from '../../../../domain/life/delta-series.ts';
import {
  firstYear,
  type LifeStory,
  lastEstimate,
  lastYear,
  periodName,
  periodOf,
} from '../../../../domain/life/life-story.ts';
import { formatLifeValue } from '../../../../domain/life/measures.ts';
import type { RankWithGrain } from '../../../../domain/life/rank-with-tolerance.ts';

/** Formats a rank: "Rank 4 of 236 by life expectancy at birth; all within half a year of it hold ranks 4 to 6." */
export function formatRank({ rank, isShared, from, to }: RankWithGrain, count: number): string {
  const place = `${isShared ? 'Shares rank' : 'Rank'} ${rank} of ${count} by life expectancy at birth`;
  return from === to
    ? `${place}; no other is within half a year of it.`
    : `${place}; all within half a year of it hold ranks ${from} to ${to}.`;
}

/** "84.7 years in 2023: women 87.7, men 81.7." */
function birthWords(story: LifeStory): string {
  const at = lastEstimate - firstYear;
  const [both = 0, women = 0, men = 0] = [story.atBirth.both, story.atBirth.women, story.atBirth.men].map(
    (series) => readSeries(series)[at],
  );
  return `${formatLifeValue(both)} years in ${lastEstimate}: women ${formatLifeValue(women)}, men ${formatLifeValue(men)}.`;
}

/** Whole people from ten up, one decimal below: "40", "0.2". */
const ofHundred = (thousandths: number) =>
  thousandths < 100 ? formatLifeValue(thousandths) : String(Math.round(thousandths / 10));

/** "At the death rates of 2020–2024, people aged 65 live 22.4 more years on average, and 40 of a hundred born would reach 90." */
function laterWords(story: LifeStory): string {
  const period = periodOf(lastEstimate);
  const value = (series: string) => readSeries(series)[period] ?? 0;
  const left = formatLifeValue(value(story.at65.both));
  return `At the death rates of ${periodName(period)}, people aged 65 live ${left} more years on average, and ${ofHundred(value(story.reach90.both))} of a hundred born would reach 90.`;
}

/** The largest fall from one year to the next, if it is two years or more. */
function fallWords(story: LifeStory): string {
  const values = readSeries(story.atBirth.both).slice(0, lastEstimate - firstYear + 1);
  const falls = values.map((value, at) => (at === 0 ? 0 : value - (values[at - 1] ?? value)));
  const least = Math.min(...falls);
  const year = firstYear + falls.indexOf(least);
  return least > -20
    ? 'In no year since 1950 did it fall by two years or more.'
    : `Its sharpest fall was from ${formatLifeValue(values[year - 1 - firstYear] ?? 0)} in ${year - 1} to ${formatLifeValue(values[year - firstYear] ?? 0)} in ${year}.`;
}

/** "In 1950 it was 59.3, in 2023 84.7: 25.4 more." */
function sinceWords(story: LifeStory): string {
  const values = readSeries(story.atBirth.both);
  const [first = 0, last = 0] = [values[0], values[lastEstimate - firstYear]];
  const change = last - first;
  const words = change < 0 ? `${formatLifeValue(-change)} fewer` : `${formatLifeValue(change)} more`;
  return `In ${firstYear} it was ${formatLifeValue(first)}, in ${lastEstimate} ${formatLifeValue(last)}: ${words}.`;
}

/** The projection's range in its last year. */
function projectionWords(story: LifeStory): string {
  const at = lastYear - firstYear;
  const median = readSeries(story.atBirth.both)[at] ?? 0;
  const [below = [], above = []] = story.within95.both.map(readSeries);
  return `For ${lastYear} the median of the UN’s projection is ${formatLifeValue(median)}; 95 of a hundred of its runs lie between ${formatLifeValue(median - (below.at(-1) ?? 0))} and ${formatLifeValue(median + (above.at(-1) ?? 0))}. A median is not a forecast.`;
}

/** The sentences at the top of a country's page, generated from its figures. */
export const headSentences = (story: LifeStory, rank: RankWithGrain, count: number): readonly string[] => [
  `${birthWords(story)} ${laterWords(story)}`,
  formatRank(rank, count),
  `${sinceWords(story)} ${fallWords(story)}`,
  projectionWords(story),
];

/** A note on the five-year periods whose years differ a lot; null if there are none. */
export function formatInequality(story: LifeStory): string | null {
  const named = story.uneven.filter((period) => period <= periodOf(lastEstimate)).map(periodName);
  if (named.length === 0) return null;
  return `In ${named.join(', ')} the life table of the five years together and the mean of the UN’s five yearly figures are more than half a year apart: the years were unequal, or death rates changed within an age group. Treat the years left and the chances for these five years as rough.`;
}
