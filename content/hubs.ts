import type { Hub } from '../domain/hub/hub.ts';
import { factById } from './place-facts.ts';
import { everyHub } from './places/every-hub.ts';

/**
 * Every hub of the map, in the order of the original list. Coordinates are [longitude, latitude] in degrees (WGS 84).
 * `estimated` names the scores that the original list does not give; /methodology says how they were estimated.
 */
export const hubs: readonly Hub[] = Object.values(everyHub).map(({ hub }) => hub);

/** ISO 3166-1 codes of the country each hub's record names, by the hub's id. */
export const hubCountryCodes = factById(everyHub, 'countryCode');

/** The same of the hubs that are no country and have their own code. */
export const territoryCodes = factById(everyHub, 'territoryCode');

/** The part of the world each hub lies in, by its id. */
export const worldRegionOf = factById(everyHub, 'worldRegion');
