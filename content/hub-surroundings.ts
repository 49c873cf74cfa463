import { factById } from './place-facts.ts';
import { everyPage } from './places/every-page.ts';

/** Where each hub with a profile lies, by its id. */
export const hubLocations = factById(everyPage, 'whereabouts');

/**
 * Hubs that are islands, or lie on one or several, and states of less than a thousand square kilometres, by hub id. General geography;
 * Ireland is named as an island although the state covers five sixths of it.
 */
export const hubSettings = factById(everyPage, 'settings');
