import type { Hub } from '../domain/hub/hub.ts';
import { collectFactsByHubId, type PlaceHub } from './place-facts.ts';
import { hubsById } from './places/hubs-by-id.ts';

/**
 * The data of all places for lists and maps, each with the complete record of its hub, in the order of the original
 * list.
 */
export const placeHubs: readonly (PlaceHub & { readonly hub: Hub })[] = Object.entries(hubsById).map(([id, place]) => ({
  ...place,
  hub: {
    id,
    name: place.name,
    region: place.region,
    country: place.country ?? place.name,
    kind: place.kind,
    coords: place.coords,
    xiAccess: place.xiAccess,
    sli: place.sli,
    path: place.hasNoPage ? null : `/bluezones/${id}`,
    estimated: [
      ...(place.sliFrom === undefined ? [] : (['sli'] as const)),
      ...(place.accessBand === undefined ? [] : (['xiAccess'] as const)),
    ],
  },
}));

/**
 * All hubs on the map, in the order of the original list. Positions are [longitude, latitude] in degrees (WGS 84).
 * `estimated` names the scores that the original list lacks; /methodology explains how they were estimated.
 */
export const hubs: readonly Hub[] = placeHubs.map(({ hub }) => hub);

/** ISO 3166-1 codes of the hubs' countries, by hub id. */
export const hubCountryCodes = collectFactsByHubId(hubsById, 'countryCode');

/** ISO 3166-1 codes of hubs that are territories with their own code but not countries, by hub id. */
export const hubTerritoryCodes = collectFactsByHubId(hubsById, 'territoryCode');

export const hubWorldRegions = collectFactsByHubId(hubsById, 'worldRegion');
