import { readSeries } from '../../../domain/life/delta-series.ts';
import { firstYear, type LifeStory, lastEstimate } from '../../../domain/life/life-story.ts';
import { type RankWithGrain, rankWithGrain } from '../../../domain/life/rank-with-tolerance.ts';
import type { PlaceWithFigures } from '../../features/life-expectancy/life-place.ts';
import { countryStories, lifePlaceOf } from './life-data.ts';

// For loaders, which run at build time.

const places = new Map(countryStories.map((story) => [story.code, lifePlaceOf(story)]));
const latest = [...places.values()].map(({ latest: [both] }) => both);
const lines = new Map(
  countryStories.map(({ code, atBirth }) => [code, readSeries(atBirth.both).slice(0, lastEstimate - firstYear + 1)]),
);

const listed = (stories: readonly LifeStory[]): readonly PlaceWithFigures[] =>
  stories.flatMap(({ code }) => places.get(code) ?? []);

/** The rank of a country's latest figure among all. */
export const rankOf = (story: LifeStory): RankWithGrain =>
  rankWithGrain(places.get(story.code)?.latest[0] ?? 0, latest);

/** The other countries of a country's UN region, by name. */
export const neighboursOf = ({ code, area }: LifeStory): readonly PlaceWithFigures[] =>
  listed(countryStories.filter((other) => other.area === area && other.code !== code));

/** The five countries whose lines differ least, with the mean difference in years. */
export function similarCountries({ code }: LifeStory): readonly (PlaceWithFigures & { readonly apart: number })[] {
  const own = lines.get(code) ?? [];
  const apartFrom = (other: string) =>
    own.reduce((sum, value, at) => sum + Math.abs(value - (lines.get(other)?.[at] ?? 0)), 0) / own.length / 10;
  return [...places.values()]
    .filter((place) => place.code !== code)
    .map((place) => ({ ...place, apart: apartFrom(place.code) }))
    .toSorted((one, other) => one.apart - other.apart)
    .slice(0, 5);
}
