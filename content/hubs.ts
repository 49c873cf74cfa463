import type { Hub } from '../domain/hub/hub.ts';
import { factsByHubId } from './place-facts.ts';
import { hubsById } from './places/hubs-by-id.ts';

/**
 * All hubs on the map, in the order of the original list. Positions are [longitude, latitude] in degrees (WGS 84).
 * `estimated` names the scores that the original list lacks; /methodology explains how they were estimated.
 */
export const hubs: readonly Hub[] = Object.values(hubsById).map(({ hub }) => hub);

/** ISO 3166-1 codes of the hubs' countries, by hub id. */
export const hubCountryCodes = factsByHubId(hubsById, 'countryCode');

/** ISO 3166-1 codes of hubs that are territories with a code of their own but not countries, by hub id. */
export const hubTerritoryCodes = factsByHubId(hubsById, 'territoryCode');

export const hubWorldRegions = factsByHubId(hubsById, 'worldRegion');
