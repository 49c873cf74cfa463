import { factById } from './place-facts.ts';
import { everyHub } from './places/every-hub.ts';

/** Other spellings and names under which a reader may look for a hub, by its id. */
export const hubAliases = factById(everyHub, 'otherNames');

/** The same for the countries that the records name. */
export const countryAliases: Readonly<Record<string, readonly string[]>> = {
  'United States': ['USA', 'US', 'U.S.', 'America'],
  Japan: ['Nippon'],
  Italy: ['Italia'],
  Greece: ['Hellas'],
  Spain: ['España'],
};
