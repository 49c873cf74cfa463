import { type LifeExpectancy, listFactsWithHubId } from '../place-facts.ts';
import { hubsById } from '../places/hubs-by-id.ts';

/**
 * One life expectancy for each hub that has a citable one. The United Nations' figure for the place itself comes first,
 * because these figures are comparable with each other. If there is none, the figure of another office for the place is
 * used, and otherwise the country's figure. Pages say so if a hub has none. Figures of the original list are not
 * included, because it names no source; score-estimates.ts lists those that differ.
 */
export const lifeExpectancies = listFactsWithHubId(hubsById, 'lifeExpectancy');

/** The whole world's life expectancy, for comparison with hubs. */
export const worldLifeExpectancy: Omit<LifeExpectancy, 'scope' | 'bySex'> = {
  years: 73.2,
  year: 2023,
  population: 'World',
  source: 'un',
  evidence: 'official',
  note: '',
};

/**
 * Life expectancy of countries, by ISO 3166-1 code. The page of a hub without its own figure shows that of its country,
 * and says so.
 */
export const countryLifeExpectancies: Readonly<Record<string, { readonly years: number; readonly year: number }>> = {
  US: { years: 79.3, year: 2023 },
};
