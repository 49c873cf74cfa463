import { factList } from '../place-facts.ts';
import { everyPage } from '../places/every-page.ts';

/** The lines of the hubs outside the United States. */
export const hubLifeLines = factList(everyPage, 'lifeLine');
