import type { TrendDrawing } from './place-context.ts';
import { trendChartFrame } from './trend-chart-frame.ts';

// Only loaders import this module. Pages receive the computed drawing as part of their data.

/** Minimum vertical distance between two labels, in SVG units. */
const labelPitch = 12;

/** Returns vertical offsets for the labels of two points at `ownY` and `otherY`, so that the labels do not overlap. */
export function computeLabelShifts(ownY: number, otherY: number): readonly [own: number, other: number] {
  const missing = Math.max(0, labelPitch - Math.abs(ownY - otherY)) / 2;
  return ownY <= otherY ? [0 - missing, missing] : [missing, 0 - missing];
}

/** Age at the top of the scale, in years. */
const highestAge = 90;
/** The scale starts at least this many years below the lowest value, so that a label fits below it. */
const spaceBelow = 4;

export interface ChartPoint {
  readonly x: number;
  readonly y: number;
}

export interface LineGeometry {
  readonly points: readonly ChartPoint[];
  readonly path: string;
}

export interface ChartGeometry {
  readonly lines: readonly LineGeometry[];
  /** Round ages and the vertical positions of their grid lines. */
  readonly ages: readonly { readonly age: number; readonly y: number }[];
  readonly yearX: (year: number) => number;
  /** Age at the bottom of the scale, in years. */
  readonly lowest: number;
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/**
 * Computes the positions of lines. `years` are in ascending order, and each of `series` has a value for each year. The
 * scale starts at a round age below the lowest value and ends at 90.
 */
export function computeChartGeometry(years: readonly number[], series: readonly (readonly number[])[]): ChartGeometry {
  const first = years.at(0) ?? 0;
  const span = (years.at(-1) ?? first) - first || 1;
  const lowest = Math.floor((Math.min(...series.flat()) - spaceBelow) / 10) * 10;
  const wide = trendChartFrame.width - trendChartFrame.left - trendChartFrame.right;
  const high = trendChartFrame.height - trendChartFrame.top - trendChartFrame.bottom;
  const yearX = (year: number) => tenth(trendChartFrame.left + ((year - first) / span) * wide);
  const ageY = (age: number) => tenth(trendChartFrame.top + ((highestAge - age) / (highestAge - lowest)) * high);
  const lines = series.map((values) => {
    const points = values.map((value, at) => ({ x: yearX(years[at] ?? first), y: ageY(value) }));
    return { points, path: `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}` };
  });
  const ages = Array.from({ length: (highestAge - lowest) / 10 + 1 }, (_, at) => lowest + at * 10);
  return { lines, ages: ages.map((age) => ({ age, y: ageY(age) })), yearX, lowest };
}

/** Years that are labelled on the axis. */
const namedYears = [1950, 1970, 1990, 2010, 2023] as const;

/** Life expectancies in years of life. Each series has a value for each of `years`, which are in ascending order. */
export interface TrendSeries {
  readonly years: readonly number[];
  readonly own: readonly number[];
  readonly world: readonly number[];
  /** Missing if the source has no separate figures for women and men. */
  readonly women?: readonly number[] | undefined;
  readonly men?: readonly number[] | undefined;
}

/** Whether a year is in the data table, which has every tenth year and the last one. */
const isInTable = (year: number, last: number) => year % 10 === 0 || year === last;

/**
 * Computes the drawing of a place's line and the world's. It includes lines for women and men if their figures are
 * known.
 */
export function computeTrendDrawing({ years, own, world, women, men }: TrendSeries): TrendDrawing {
  const sexes = women === undefined || men === undefined ? [] : [women, men];
  const { lines, ages, yearX } = computeChartGeometry(years, [own, world, ...sexes]);
  const heightOf = (line: number, at: number) => lines[line]?.points[at]?.y ?? 0;
  const [ownShift, worldShift] = computeLabelShifts(heightOf(0, 0), heightOf(1, 0));
  const last = years.at(-1) ?? 0;
  const drawn = years.map((year, at) => ({
    year,
    x: yearX(year),
    own: own[at] ?? 0,
    ownY: heightOf(0, at),
    world: world[at] ?? 0,
    worldY: heightOf(1, at),
    women: women?.[at] ?? null,
    men: men?.[at] ?? null,
  }));
  return {
    years: drawn.filter(({ year }) => isInTable(year, last)),
    isYearly: years.length > drawn.filter(({ year }) => isInTable(year, last)).length,
    paths: { own: lines[0]?.path ?? '', world: lines[1]?.path ?? '', sexes: lines.slice(2).map(({ path }) => path) },
    ages,
    marks: namedYears.map((year) => ({ year, x: yearX(year) })),
    ownShift,
    worldShift,
  };
}
