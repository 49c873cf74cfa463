import { placeHubs } from '../hubs.ts';
import type { HubLifeExpectancySeries, WithHubId } from '../place-facts.ts';
import { pagesById } from '../places/pages-by-id.ts';

/**
 * The life expectancy series of each hub outside the United States, with the hub's id. A country or territory has its
 * own series, and any other place has that of its country. The `lifeLine` of a place's page replaces this series.
 */
export const hubLifeExpectancySeries: readonly WithHubId<HubLifeExpectancySeries>[] = placeHubs
  .filter(({ countryCode }) => countryCode !== 'US')
  .map(({ hub, countryCode, territoryCode = countryCode }) => ({
    hubId: hub.id,
    ...(hub.kind === 'country-or-territory'
      ? { population: hub.name, scope: 'place', region: territoryCode }
      : { population: hub.country, scope: 'country', region: countryCode }),
    ...pagesById[hub.id]?.lifeLine,
  }));
