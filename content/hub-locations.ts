import { factsByHubId } from './place-facts.ts';
import { pagesById } from './places/pages-by-id.ts';

/** Location of each hub with a profile, by its id. */
export const hubLocations = factsByHubId(pagesById, 'whereabouts');

/**
 * Hubs that are islands, or on one or several, and states of less than a thousand square kilometres, by hub id. General
 * geography; Ireland counts as an island although the state covers five sixths of it.
 */
export const hubLandscapes = factsByHubId(pagesById, 'settings');
