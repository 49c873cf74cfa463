import type { Hub } from '../domain/hub/hub.ts';
import { factsByHubId } from './place-facts.ts';
import { hubsById } from './places/hubs-by-id.ts';

/**
 * Every hub of the map, in the order of the original list. Coordinates are [longitude, latitude] in degrees (WGS 84).
 * `estimated` names the scores missing in the original list; /methodology says how they were estimated.
 */
export const hubs: readonly Hub[] = Object.values(hubsById).map(({ hub }) => hub);

/** ISO 3166-1 codes of the country in each hub's record, by the hub's id. */
export const hubCountryCodes = factsByHubId(hubsById, 'countryCode');

/** ISO 3166-1 codes of hubs that are not countries but have their own code, by the hub's id. */
export const hubTerritoryCodes = factsByHubId(hubsById, 'territoryCode');

/** Each hub's part of the world, by its id. */
export const hubWorldRegions = factsByHubId(hubsById, 'worldRegion');
