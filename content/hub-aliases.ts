import { factById } from './place-facts.ts';
import { everyHub } from './places/every-hub.ts';

/** Other spellings and names for searching a hub, by its id. */
export const hubAliases = factById(everyHub, 'otherNames');

/** Other spellings and names for searching a country, by its name in the hubs' records. */
export const countryAliases: Readonly<Record<string, readonly string[]>> = {
  'United States': ['USA', 'US', 'U.S.', 'America'],
  Japan: ['Nippon'],
  Italy: ['Italia'],
  Greece: ['Hellas'],
  Spain: ['España'],
};
