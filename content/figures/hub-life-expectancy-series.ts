import { placeHubs } from '../hubs.ts';
import type { HubLifeExpectancySeries, WithHubId } from '../place-facts.ts';
import { pagesById } from '../places/pages-by-id.ts';

/**
 * The life expectancy series of each hub outside the United States, with the hub's id: a country's or territory's own,
 * its country's for any other place, unless the place's page has another one.
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
