import { listFactsByHub } from '../place-facts.ts';
import { pagesById } from '../places/pages-by-id.ts';

/** The life expectancy series of each hub outside the United States, with the hub's id. */
export const hubLifeExpectancySeries = listFactsByHub(pagesById, 'lifeLine');
