import { factsByHubId } from './place-facts.ts';
import { pagesById } from './places/pages-by-id.ts';

/** Description of where each hub lies, for the hubs that have one, by hub id. */
export const hubLocations = factsByHubId(pagesById, 'whereabouts');

/**
 * Which hubs are islands, lie on islands, or are states of less than a thousand square kilometres, by hub id. Based on
 * general geography. Ireland counts as an island although the state covers only five sixths of it.
 */
export const hubLandscapes = factsByHubId(pagesById, 'settings');
