import type { PopulationSex } from './abridged-life-table.ts';

/** The first and last year of every series, and the last year with an estimate; later years are projections. */
export const firstSeriesYear = 1950;
export const lastSeriesYear = 2100;
export const lastEstimateYear = 2023;
/** Five calendar years per period: 1950 to 1954, and so on. */
export const yearsPerPeriod = 5;

export const populationSexes: readonly PopulationSex[] = ['both', 'women', 'men'];

/** A series for each of `populationSexes`, in the format of `encodeDeltaSeries`. */
export type EncodedSeriesBySex = Readonly<Record<PopulationSex, string>>;

/** Lower and upper bounds for each year after `lastEstimateYear`, as distances from the median, both positive. */
export type ProjectionBounds = Readonly<Record<PopulationSex, readonly [below: string, above: string]>>;

/**
 * Everything the site knows about one country, area or group of them. All series are in the format of
 * `encodeDeltaSeries`.
 */
export interface LifeExpectancyRecord {
  /** The site's code: ISO 3166-1 alpha-3, or "WORLD" and "R" with the UN's number for groups. */
  readonly code: string;
  /** The UN's code (M49). */
  readonly m49: number;
  /** ISO 3166-1 alpha-2, by which engines name it in any language; null for a group. */
  readonly region: string | null;
  /** The UN's name. */
  readonly unName: string;
  /** Code of the UN subregion it belongs to; null for the world. */
  readonly area: string | null;
  /** Life expectancy at birth for each year from `firstSeriesYear` to `lastSeriesYear`, in tenths of a year. */
  readonly atBirth: EncodedSeriesBySex;
  /** The projection's intervals, in tenths of a year: 80 and 95 percent. */
  readonly within80: ProjectionBounds;
  readonly within95: ProjectionBounds;
  /** Remaining years at 65 and at 80, in tenths, by period. */
  readonly at65: EncodedSeriesBySex;
  readonly at80: EncodedSeriesBySex;
  /** By period: how many of 1,000 born would reach 65 and 90, and how many of 1,000 aged 65 would reach 90. */
  readonly reach65: EncodedSeriesBySex;
  readonly reach90: EncodedSeriesBySex;
  readonly from65to90: EncodedSeriesBySex;
  /**
   * Periods, from 0, whose life table differs by more than half a year from the mean of the UN's five yearly figures:
   * either the years are so unequal that their sum says little about any of them, as in a war or a famine, or the ages
   * are so rough that the table's assumptions fail.
   */
  readonly uneven: readonly number[];
}

/** Whether a year's figure is projected. */
export const isProjectedYear = (year: number): boolean => year > lastEstimateYear;

/** Index of a year's period, from 0; the year after the last period belongs to the last. */
export const periodOfYear = (year: number): number =>
  Math.min(
    (lastSeriesYear - firstSeriesYear) / yearsPerPeriod - 1,
    Math.floor((year - firstSeriesYear) / yearsPerPeriod),
  );

/** A period for display: "2020–2024". */
export function formatPeriod(period: number): string {
  const start = firstSeriesYear + period * yearsPerPeriod;
  return `${start}–${start + yearsPerPeriod - 1}`;
}
