import { placeHubs } from '../hubs.ts';
import { type AccessBandKey, listFactsWithHubId } from '../place-facts.ts';
import { hubsById } from '../places/hubs-by-id.ts';

/** Hubs whose SLI was estimated from life expectancy: 0.86 + 0.02 × (life expectancy − 82), rounded to two decimals. */
export const sliEstimates = listFactsWithHubId(hubsById, 'sliFrom');

/**
 * Creates a kind of place with its range of Ξaccess scores, and the hubs whose scores were estimated within that range.
 */
const accessBand = (key: AccessBandKey, lowest: number, highest: number, title: string) => ({
  title,
  lowest,
  highest,
  hubIds: placeHubs.flatMap((place) => (place.accessBand === key ? place.hub.id : [])),
});

export const accessBands = [
  accessBand('cities', 0.9, 0.94, 'City states and great cities, with hospitals minutes away'),
  accessBand('countries', 0.82, 0.93, 'Countries with nationwide cover, by how far people live from care'),
  accessBand('towns', 0.7, 0.89, 'US towns and cities with a hospital of their own or next door'),
  accessBand('remote', 0.55, 0.78, 'Islands, a peninsula, rural counties and the state of Vermont'),
];

interface DifferingFigure {
  readonly hubId: string;
  readonly place: string;
  readonly shownYears: number;
  readonly unYears: number;
}

/** Years in the original list minus the UN's, in tenths of a year. */
const gapOf = ({ shownYears, unYears }: DifferingFigure) => Math.round((shownYears - unYears) * 10);

/**
 * Hubs whose life expectancy in the original list differs from the UN figure for 2023, sorted by the size of the
 * difference. If two differences are equal, the figure below the UN's comes first.
 */
export const differingLifeExpectancies: readonly DifferingFigure[] = placeHubs
  .flatMap(({ hub, lifeExpectancy, foundingYears }) => {
    if (foundingYears === undefined || lifeExpectancy === undefined) return [];
    const place = lifeExpectancy.scope === 'country' ? `${hub.name} (UN: ${lifeExpectancy.population})` : hub.name;
    return { hubId: hub.id, place, shownYears: foundingYears, unYears: lifeExpectancy.years };
  })
  .toSorted((one, other) => Math.abs(gapOf(other)) - Math.abs(gapOf(one)) || gapOf(one) - gapOf(other));
