import { factList } from '../place-facts.ts';
import { everyPage } from '../places/every-page.ts';

/** Life expectancy over the years for each hub outside the United States. */
export const hubLifeLines = factList(everyPage, 'lifeLine');
