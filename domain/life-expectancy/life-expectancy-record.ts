import type { PopulationSex } from './abridged-life-table.ts';

/** The year in which every series begins. */
export const firstSeriesYear = 1950;
/** The year in which every series ends. */
export const lastSeriesYear = 2100;
/** The last year with an estimate. Figures for later years are projections. */
export const lastEstimateYear = 2023;
/** Number of calendar years in a period. The first period is 1950 to 1954. */
export const yearsPerPeriod = 5;

export const populationSexes: readonly PopulationSex[] = ['both', 'women', 'men'];

/** One series for each of `populationSexes`, encoded by `encodeDeltaSeries`. */
export type EncodedSeriesBySex = Readonly<Record<PopulationSex, string>>;

/**
 * The bounds of a projection for each year after `lastEstimateYear`, encoded by `encodeDeltaSeries`. They are given as
 * distances below and above the median.
 */
export type ProjectionBounds = Readonly<Record<PopulationSex, readonly [below: string, above: string]>>;

/** All life expectancy figures of a country, an area or a group of countries. */
export interface LifeExpectancyRecord {
  /**
   * The site's own code: ISO 3166-1 alpha-3 for a country, "WORLD" for the world, and "R" with the UN's number for a
   * group.
   */
  readonly code: string;
  /** The UN's numeric code (M49). */
  readonly m49: number;
  /** ISO 3166-1 alpha-2 code, from which browsers derive the name in any language; null for a group. */
  readonly region: string | null;
  /** The name that the UN uses. */
  readonly unName: string;
  /** Code of the UN subregion that includes the population; null for the world. */
  readonly area: string | null;
  /** Life expectancy at birth in each year of the series, in tenths of a year. */
  readonly atBirth: EncodedSeriesBySex;
  /** 80 percent prediction interval of the projected life expectancy at birth, in tenths of a year. */
  readonly within80: ProjectionBounds;
  /** 95 percent prediction interval of the projected life expectancy at birth, in tenths of a year. */
  readonly within95: ProjectionBounds;
  /** Remaining years at the age of 65 in each period, in tenths of a year. */
  readonly at65: EncodedSeriesBySex;
  /** Remaining years at the age of 80 in each period, in tenths of a year. */
  readonly at80: EncodedSeriesBySex;
  /** How many of 1,000 newborns would reach the age of 65, in each period. */
  readonly reach65: EncodedSeriesBySex;
  /** How many of 1,000 newborns would reach the age of 90, in each period. */
  readonly reach90: EncodedSeriesBySex;
  /** How many of 1,000 people aged 65 would reach the age of 90, in each period. */
  readonly from65to90: EncodedSeriesBySex;
  /**
   * Zero-based indexes of the periods in which the life expectancy by our life table differs by more than half a year
   * from the mean of the UN's five yearly figures. Either the five years differ so much that their average describes
   * none of them, as in a war or a famine, or the death rates by age are too rough for the table's assumptions.
   */
  readonly uneven: readonly number[];
}

/** Whether the figure for a year is a projection. */
export const isProjectedYear = (year: number): boolean => year > lastEstimateYear;

/** Returns the index of the period that contains a year, from 0. The year 2100 counts as part of the last period. */
export const periodOfYear = (year: number): number =>
  Math.min(
    (lastSeriesYear - firstSeriesYear) / yearsPerPeriod - 1,
    Math.floor((year - firstSeriesYear) / yearsPerPeriod),
  );

/** Formats a period by its index: "2020–2024". */
export function formatPeriod(period: number): string {
  const start = firstSeriesYear + period * yearsPerPeriod;
  return `${start}–${start + yearsPerPeriod - 1}`;
}
