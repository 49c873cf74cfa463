import { listFactsByHub } from '../place-facts.ts';
import { pagesById } from '../places/pages-by-id.ts';

/** Life expectancy over the years for each hub outside the United States. */
export const hubLifeExpectancySeries = listFactsByHub(pagesById, 'lifeLine');
