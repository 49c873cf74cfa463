import { decodeDeltaSeries } from '../../../domain/life-expectancy/delta-series.ts';
import {
  firstSeriesYear,
  type LifeExpectancyRecord,
  lastEstimateYear,
} from '../../../domain/life-expectancy/life-expectancy-record.ts';
import { type RankWithTolerance, rankWithTolerance } from '../../../domain/life-expectancy/rank-with-tolerance.ts';
import type { PlaceWithFigures } from '../../features/life-expectancy/life-expectancy-place.ts';
import { countryLifeExpectancyRecords, lifeExpectancyPlaceOf } from './life-expectancy-data.ts';

// Only loaders, which run at build time, may import this module.

const places = new Map(countryLifeExpectancyRecords.map((record) => [record.code, lifeExpectancyPlaceOf(record)]));
const latest = [...places.values()].map(({ latest: [both] }) => both);
const lines = new Map(
  countryLifeExpectancyRecords.map(({ code, atBirth }) => [
    code,
    decodeDeltaSeries(atBirth.both).slice(0, lastEstimateYear - firstSeriesYear + 1),
  ]),
);

const listed = (stories: readonly LifeExpectancyRecord[]): readonly PlaceWithFigures[] =>
  stories.flatMap(({ code }) => places.get(code) ?? []);

/** Returns the rank of a country's latest figure among all countries. */
export const lifeExpectancyRankOf = (record: LifeExpectancyRecord): RankWithTolerance =>
  rankWithTolerance(places.get(record.code)?.latest[0] ?? 0, latest);

/** Returns the other countries in the same UN region, sorted by name. */
export const listCountriesInSameRegion = ({ code, area }: LifeExpectancyRecord): readonly PlaceWithFigures[] =>
  listed(countryLifeExpectancyRecords.filter((other) => other.area === area && other.code !== code));

/**
 * Returns the five countries whose life expectancy since 1950 differs least from a country's. `apart` is the mean
 * difference in years.
 */
export function findSimilarCountries({
  code,
}: LifeExpectancyRecord): readonly (PlaceWithFigures & { readonly apart: number })[] {
  const own = lines.get(code) ?? [];
  const apartFrom = (other: string) =>
    own.reduce((sum, value, at) => sum + Math.abs(value - (lines.get(other)?.[at] ?? 0)), 0) / own.length / 10;
  return [...places.values()]
    .filter((place) => place.code !== code)
    .map((place) => ({ ...place, apart: apartFrom(place.code) }))
    .toSorted((one, other) => one.apart - other.apart)
    .slice(0, 5);
}
