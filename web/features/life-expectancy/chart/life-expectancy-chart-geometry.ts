import type { PopulationSex } from '../../../../domain/life-expectancy/abridged-life-table.ts';
import {
  computeMeasureValue,
  isFiveYearMeasure,
  isMeasuredInThousandths,
  type LifeExpectancyMeasure,
  type SeriesBySex,
} from '../../../../domain/life-expectancy/life-expectancy-measures.ts';
import {
  firstSeriesYear,
  lastEstimateYear,
  lastSeriesYear,
  yearsPerPeriod,
} from '../../../../domain/life-expectancy/life-expectancy-record.ts';

/** Size and margins of the chart in SVG units. CSS scales the chart to the width of its column. */
export const chartFrame = { width: 760, height: 440, left: 40, right: 148, top: 40, bottom: 34 } as const;

export type LineValues = readonly (number | null)[];

export interface ChartLine {
  readonly code: string;
  readonly name: string;
  /** Values in the measure's unit for each year from `firstSeriesYear` to `lastSeriesYear`. Null is drawn as a gap. */
  readonly values: LineValues;
  /**
   * Distances from the values to the bounds of the projection, for each projected year. The four lists are the lower
   * and upper bound of the 80 percent interval, and then those of the 95 percent interval. Empty if the line has no
   * bounds.
   */
  readonly bounds: readonly (readonly number[])[];
}

/** Returns the values of a measure year by year. Returns an empty list if the population has no such series. */
export function computeLineValues(
  series: SeriesBySex,
  measure: LifeExpectancyMeasure,
  sex: PopulationSex,
  since: number,
): LineValues {
  const values = Array.from(
    { length: lastSeriesYear - firstSeriesYear + 1 },
    (_, at) => computeMeasureValue(series, { measure, sex, year: firstSeriesYear + at, since }) ?? null,
  );
  return values.some((value) => value !== null) ? values : [];
}

const { width, height, left, right, top, bottom } = chartFrame;
const round = (value: number) => Math.round(value * 10) / 10;

export const xOfYear = (year: number): number =>
  round(left + ((year - firstSeriesYear) / (lastSeriesYear - firstSeriesYear)) * (width - left - right));

export interface ChartScale {
  readonly lowest: number;
  readonly highest: number;
  /** Round values at which there are grid lines, in the measure's unit. */
  readonly rules: readonly number[];
  readonly valueY: (value: number) => number;
}

/** Creates a scale that includes all lines and their projection bands. It starts and ends at round values. */
export function createChartScale(lines: readonly ChartLine[], measure: LifeExpectancyMeasure): ChartScale {
  const all = lines.flatMap(({ values, bounds }) => {
    const [below = [], above = []] = bounds.slice(2);
    const last = values.slice(lastEstimateYear + 1 - firstSeriesYear);
    const around = last.map((value, at) => value && [value - (below[at] ?? 0), value + (above[at] ?? 0)]);
    return [...values, ...around.flat()].filter((value) => value !== null);
  });
  const [least, most] = all.length === 0 ? [400, 900] : [Math.min(...all), Math.max(...all)];
  const step = most - least > 250 ? 100 : most - least > 120 ? 50 : 20;
  const lowest = Math.floor(least / step) * step;
  const highest = Math.min(
    isMeasuredInThousandths(measure) ? 1000 : Number.POSITIVE_INFINITY,
    Math.ceil(most / step) * step,
  );
  const span = highest - lowest || step;
  return {
    lowest,
    highest,
    rules: Array.from({ length: Math.round(span / step) + 1 }, (_, at) => lowest + at * step),
    valueY: (value) => round(top + ((highest - value) / span) * (height - top - bottom)),
  };
}

/** Returns the SVG path of a line, which is interrupted at gaps. Five-year measures are drawn as steps. */
export function buildLinePath(values: LineValues, measure: LifeExpectancyMeasure, { valueY }: ChartScale): string {
  if (!isFiveYearMeasure(measure)) {
    return values
      .map((value, at) => (value === null ? '' : `${hasBefore(values, at) ? 'L' : 'M'}${pointAt(at, valueY(value))}`))
      .join('');
  }
  const steps = values.map((value, at) => {
    // No five-year period starts in the last year. It belongs to the period before.
    if (value === null || at % yearsPerPeriod !== 0 || firstSeriesYear + at === lastSeriesYear) return '';
    const begin = hasBefore(values, at) ? `V${valueY(value)}` : `M${pointAt(at, valueY(value))}`;
    return `${begin}H${xOfYear(Math.min(lastSeriesYear, firstSeriesYear + at + yearsPerPeriod))}`;
  });
  return steps.join('');
}

const hasBefore = (values: LineValues, at: number) => at > 0 && values[at - 1] !== null;
const pointAt = (at: number, y: number) => `${xOfYear(firstSeriesYear + at)} ${y}`;

/** Returns the values that have a gap on both sides. They are drawn as dots, because no line leads to them. */
export function findIsolatedPoints(values: LineValues, { valueY }: ChartScale): readonly { x: number; y: number }[] {
  return values.flatMap((value, at) => {
    const isLone = !hasBefore(values, at) && (values[at + 1] ?? null) === null;
    return value !== null && isLone ? [{ x: xOfYear(firstSeriesYear + at), y: valueY(value) }] : [];
  });
}

/** Returns the last point of a line and its value. A line without values ends at the bottom right. */
export function findLineEnd({ values }: Pick<ChartLine, 'values'>, { valueY, lowest }: ChartScale): LineEnd {
  const at = values.findLastIndex((value) => value !== null);
  const value = values[at] ?? undefined;
  return { x: xOfYear(value === undefined ? lastSeriesYear : firstSeriesYear + at), y: valueY(value ?? lowest), value };
}

interface LineEnd {
  readonly x: number;
  readonly y: number;
  readonly value: number | undefined;
}

/**
 * Returns the SVG path of the area between the lower and the upper bound of the projection. The area starts at the last
 * estimate.
 */
export function buildProjectionBandPath(line: ChartLine, level: 0 | 2, { valueY }: ChartScale): string {
  const [below, above] = [line.bounds[level], line.bounds[level + 1]];
  if (below === undefined || above === undefined || below.length === 0) return '';
  const start = lastEstimateYear - firstSeriesYear;
  const point = (at: number, distance: number) =>
    `${xOfYear(lastEstimateYear + 1 + at)} ${valueY((line.values[start + 1 + at] ?? 0) + distance)}`;
  const upper = above.map((distance, at) => point(at, distance));
  const lower = below.map((distance, at) => point(at, -distance)).toReversed();
  return `M${xOfYear(lastEstimateYear)} ${valueY(line.values[start] ?? 0)}L${[...upper, ...lower].join('L')}Z`;
}

/**
 * Returns vertical positions for the labels at the ends of the lines. They are at least `pitch` units apart and as
 * close to the lines' ends as possible.
 */
export function spreadLabels(ends: readonly number[], pitch: number): readonly number[] {
  const order = ends.map((y, at) => ({ y, at })).toSorted((one, other) => one.y - other.y);
  const placed: { y: number; at: number }[] = [];
  for (const { y, at } of order)
    placed.push({ at, y: Math.max(y, (placed.at(-1)?.y ?? Number.NEGATIVE_INFINITY) + pitch) });
  let limit = height - bottom + pitch / 2;
  for (const label of placed.toReversed()) {
    label.y = Math.min(label.y, limit);
    limit = label.y - pitch;
  }
  const heights = new Map(placed.map(({ at, y }) => [at, round(y)]));
  return ends.map((y, at) => heights.get(at) ?? y);
}
