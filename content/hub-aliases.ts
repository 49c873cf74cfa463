import { collectFactsByHubId } from './place-facts.ts';
import { hubsById } from './places/hubs-by-id.ts';

/** Other names and spellings by which visitors can search for a hub, by its id. */
export const hubAliases = collectFactsByHubId(hubsById, 'otherNames');

/** Other names and spellings by which visitors can search for a country, by its name in the hubs' records. */
export const countryAliases: Readonly<Record<string, readonly string[]>> = {
  'United States': ['USA', 'US', 'U.S.', 'America'],
  Japan: ['Nippon'],
  Italy: ['Italia'],
  Greece: ['Hellas'],
  Spain: ['España'],
};
